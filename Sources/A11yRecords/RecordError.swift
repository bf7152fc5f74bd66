public import A11yCore

/// Why a file that an earlier run wrote cannot be used, and where.
public struct RecordError: Error, Equatable, Sendable {
  /// Nil when it is about the file as a whole.
  public var location: SourceLocation?
  /// Lower case, without a period, with the remedy; safe to print.
  public var message: String

  public init(_ message: String, at location: SourceLocation? = nil) {
    self.location = location
    self.message = message
  }

  /// The same for a text that begins in a later line.
  package func moved(down lines: Int) -> RecordError {
    RecordError(
      message,
      at: location.map { SourceLocation(line: Int($0.line) + lines, column: Int($0.column)) }
        ?? SourceLocation(line: 1 + lines, column: 1))
  }
}
