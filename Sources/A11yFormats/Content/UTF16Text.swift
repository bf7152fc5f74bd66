import A11yCore

/// Text in UTF-16, which some shells write when output is redirected.
enum UTF16Text {
  enum ByteOrder {
    case littleEndian(mark: Int)
    case bigEndian(mark: Int)

    /// From the byte-order mark, or the NUL next to the `<` that begins XML; nil if the bytes are not UTF-16. UTF-32,
    /// whose mark is UTF-16's followed by two NUL, is left to the JSON reader, which reports it by name.
    init?(_ bytes: [UInt8]) {
      let head = Array(bytes.prefix(4))
      guard head.count >= 2, head.count < 4 || head[2] != 0 || head[3] != 0 else { return nil }
      switch (head[0], head[1]) {
      case (0xFF, 0xFE): self = .littleEndian(mark: 2)
      case (0xFE, 0xFF): self = .bigEndian(mark: 2)
      case (UInt8(ascii: "<"), 0): self = .littleEndian(mark: 0)
      case (0, UInt8(ascii: "<")): self = .bigEndian(mark: 0)
      default: return nil
      }
    }
  }

  /// - Throws: the place at which the text is not UTF-16.
  static func utf8(_ bytes: [UInt8], _ order: ByteOrder) throws(ReadingError) -> [UInt8] {
    let units = units(bytes, order)
    guard let text = String(validating: units, as: UTF16.self) else {
      let end = firstFault(units)
      throw error("half of a surrogate pair is not valid UTF-16", behind: units[..<end])
    }
    guard bytes.count % 2 == 0 else {
      throw error("the file ends inside a UTF-16 code unit", behind: units[...])
    }
    return Array(text.utf8)
  }

  private static func units(_ bytes: [UInt8], _ order: ByteOrder) -> [UInt16] {
    switch order {
    case .littleEndian(let mark):
      stride(from: mark, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
    case .bigEndian(let mark):
      stride(from: mark, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    }
  }

  /// The first unit that is half of a surrogate pair.
  private static func firstFault(_ units: [UInt16]) -> Int {
    var index = 0
    while index < units.count {
      guard UTF16.isSurrogate(units[index]) else {
        index += 1
        continue
      }
      guard UTF16.isLeadSurrogate(units[index]), index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1])
      else { return index }
      index += 2
    }
    return index
  }

  private static func error(_ message: String, behind units: ArraySlice<UInt16>) -> ReadingError {
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    return text.withUnsafeBufferPointer { ByteInput($0).error(message, at: text.count) }
  }
}
