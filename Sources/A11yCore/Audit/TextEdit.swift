/// A change to a file: these bytes give way to this text.
public struct TextEdit: Sendable, Equatable {
  /// In bytes from the beginning of the file.
  public var range: Range<Int>
  public var replacement: String

  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
