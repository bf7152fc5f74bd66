extension ByteInput {
  /// The end of the run of well-formed scalars outside ASCII that starts here, which may be empty.
  func wellFormedEnd(from start: Int) -> Int {
    var offset = start
    while self[offset] >= 0x80, let length = wellFormedLength(at: offset) { offset += length }
    return offset
  }

  /// How many bytes the scalar at an offset takes; nil when it is not well formed: a stray or missing continuation, an
  /// overlong form, a surrogate, more than U+10FFFF. Source: The Unicode Standard, table 3-7.
  @inline(__always)
  func wellFormedLength(at offset: Int) -> Int? {
    let lead = self[offset]
    let seconds: ClosedRange<UInt8>
    switch lead {
    case ..<0x80: return 1
    case 0xC2...0xDF: return Self.isContinuation(self[offset + 1]) ? 2 : nil
    case 0xE0: seconds = 0xA0...0xBF
    case 0xED: seconds = 0x80...0x9F
    case 0xE1...0xEF: seconds = 0x80...0xBF
    case 0xF0: seconds = 0x90...0xBF
    case 0xF1...0xF3: seconds = 0x80...0xBF
    case 0xF4: seconds = 0x80...0x8F
    default: return nil
    }
    guard seconds.contains(self[offset + 1]), Self.isContinuation(self[offset + 2]) else { return nil }
    if lead < 0xF0 { return 3 }
    return Self.isContinuation(self[offset + 3]) ? 4 : nil
  }

  /// The scalar at an offset; nil at the end and where the bytes are not well formed.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < count, let length = wellFormedLength(at: offset) else { return nil }
    return String(decoding: slice(offset..<offset + length), as: UTF8.self).unicodeScalars.first
  }

  /// The four hexadecimal digits at an offset as a UTF-16 code unit; nil when they are not that.
  func codeUnit(at offset: Int) -> UInt16? {
    var unit: UInt16 = 0
    for place in offset..<offset + 4 {
      guard let digit = Self.hexadecimalValue(of: self[place]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  func hasDigit(at offset: Int) -> Bool { self[offset] &- UInt8(ascii: "0") < 10 }

  func hasNumberByte(at offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func hexadecimalValue(of byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
