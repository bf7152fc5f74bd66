import A11yCore

/// How many characters stand before places of a text with long lines.
struct CharacterMarks: Sendable {
  private static let stretch = 1024

  /// Before each stretch of bytes.
  private var scalars: [Int] = []
  private var units: [Int] = []

  init(_ bytes: [UInt8]) {
    var (scalar, unit) = (0, 0)
    bytes.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() {
        if offset % Self.stretch == 0 {
          scalars.append(scalar)
          units.append(unit)
        }
        if byte.continuesScalar { continue }
        scalar += 1
        unit += byte >= 0xF0 ? 2 : 1
      }
    }
  }

  /// The characters of the text before a byte.
  func total(before offset: Int, _ encoding: PositionEncoding, _ bytes: [UInt8]) -> Int {
    if encoding == .utf8 { return offset }
    let mark = min(offset / Self.stretch, scalars.count - 1)
    return before(mark, encoding) + encoding.count(mark * Self.stretch..<offset, in: bytes)
  }

  /// The last marked byte of a line that is not behind so many characters, and how many are left from there.
  func nearest(
    before characters: Int, in line: Range<Int>, _ encoding: PositionEncoding, _ bytes: [UInt8]
  ) -> (offset: Int, left: Int) {
    let wanted = total(before: line.lowerBound, encoding, bytes) + characters
    var (low, high) = (0, scalars.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if before(middle, encoding) <= wanted { low = middle } else { high = middle }
    }
    let offset = low * Self.stretch
    guard offset > line.lowerBound else { return (line.lowerBound, characters) }
    guard offset <= line.upperBound else { return (line.upperBound, 0) }
    return (offset, wanted - before(low, encoding))
  }

  private func before(_ mark: Int, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf32: scalars[mark]
    case .utf16: units[mark]
    case .utf8: mark * Self.stretch
    }
  }
}
