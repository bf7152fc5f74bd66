import A11yCore

/// A line of a dump with the lines that follow it and begin nothing of their own: dumps do not escape the line ends in
/// labels.
struct LogicalLine {
  var first: TextLine
  /// All of it, its lines joined with LF.
  private(set) var bytes: [UInt8]
  /// Where each line but the first ends in `bytes`.
  private(set) var ends: [Int]

  init(_ first: TextLine) {
    self.first = first
    bytes = Array(first.bytes)
    ends = [first.bytes.count]
  }

  mutating func append(_ line: TextLine) {
    bytes.append(0x0A)
    bytes += line.bytes
    ends.append(bytes.count)
  }
}
