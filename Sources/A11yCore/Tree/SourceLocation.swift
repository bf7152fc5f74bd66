/// A place in a description file. Lines and columns count from 1; a column is a Unicode scalar, as editors count.
public struct SourceLocation: Hashable, Sendable, Comparable {
  public var line: Int32
  public var column: Int32

  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
