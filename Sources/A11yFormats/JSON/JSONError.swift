public import A11yCore

/// Why a text is not JSON, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first character that cannot stay as it is.
  public var location: SourceLocation
  /// Lower case, without a period; quotes the offending text with control characters spelled out as U+0007.
  public var message: String
  /// The text nests deeper than the reader was allowed to go: who set the limit knows whether it can be raised.
  public var isTooDeep = false

  public init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }

  /// Line, column and message, as compilers print them: `12:5: expected ':' after a key, found '}'`.
  public var description: String { "\(location.line):\(location.column): \(message)" }
}
