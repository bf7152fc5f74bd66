import A11yCore

/// How many Unicode scalars stand before places of a file, for files with long lines: a column would be counted anew for
/// every finding of a line.
struct ColumnMarks: Sendable {
  /// Lines up to this length, in bytes, are counted each time.
  static let longestLine = 4096
  private static let stretch = 1024

  /// Scalars before each stretch of bytes.
  private let marks: [Int32]

  /// - Parameter lineStarts: of the file.
  init(_ bytes: [UInt8], lineStarts: [Int32]) {
    let ends = lineStarts.dropFirst() + [Int32(clamping: bytes.count)]
    guard zip(lineStarts, ends).contains(where: { $1 - $0 > Self.longestLine }) else {
      marks = []
      return
    }
    var marks: [Int32] = []
    var count: Int32 = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stretch == 0 { marks.append(count) }
      count += byte.continuesScalar ? 0 : 1
    }
    self.marks = marks
  }

  /// The scalars of a range.
  func count(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    if marks.isEmpty || range.count <= Self.longestLine { return Self.counted(range, bytes) }
    return total(before: range.upperBound, bytes) - total(before: range.lowerBound, bytes)
  }

  /// The byte that is so many scalars behind another one.
  func offset(_ scalars: Int, after start: Int, in bytes: [UInt8]) -> Int {
    var offset = start
    var left = scalars
    if !marks.isEmpty, scalars > Self.stretch {
      let wanted = total(before: start, bytes) + scalars
      let mark = marks.partitioningIndex { Int($0) >= wanted } - 1
      if mark >= 0, mark * Self.stretch > start {
        offset = mark * Self.stretch
        left = wanted - Int(marks[mark])
        // A stretch may begin within a scalar.
        while offset < bytes.count, bytes[offset].continuesScalar { offset += 1 }
      }
    }
    for _ in 0..<max(0, left) {
      offset += 1
      while offset < bytes.count, bytes[offset].continuesScalar { offset += 1 }
    }
    return offset
  }

  private func total(before offset: Int, _ bytes: [UInt8]) -> Int {
    let mark = min(offset / Self.stretch, marks.count - 1)
    return Int(marks[mark]) + Self.counted(mark * Self.stretch..<offset, bytes)
  }

  private static func counted(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
    bytes[range].count { !$0.continuesScalar }
  }
}
