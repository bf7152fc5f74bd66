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
}
