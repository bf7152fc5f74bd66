/// The characters of XML 1.0, fifth edition: productions Char, NameStartChar and NameChar.
extension ByteInput {
  /// The first byte that no document may contain, and why; nil when there is none.
  var firstFaultOfXML: (offset: Int, message: String)? {
    var offset = 0
    while offset < count {
      if let eight = eightBytes(at: offset), eight.isPrintable {
        offset += 8
      } else if self[offset] < 0x20 {
        guard TextCleaning.isSpace(self[offset]) else {
          return (offset, self[offset] == 0 ? "NUL is not allowed in XML" : "character is not allowed in XML")
        }
        offset += 1
      } else if let length = wellFormedLength(at: offset) {
        // U+FFFE and U+FFFF.
        if self[offset] == 0xEF, self[offset + 1] == 0xBF, self[offset + 2] >= 0xBE {
          return (offset, "character is not allowed in XML")
        }
        offset += length
      } else {
        return (offset, "byte is not valid UTF-8")
      }
    }
    return nil
  }

  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var offset = start
    while TextCleaning.isSpace(self[offset]) { offset += 1 }
    return offset
  }

  /// The first offset at or after `start` where a value cannot simply go on: a quote, `&`, `<`, a control character or the
  /// end.
  @inline(__always)
  func endOfPlainValue(from start: Int) -> Int {
    var offset = start
    while let eight = eightBytes(at: offset) {
      let mask = eight.firstsInValue
      if mask != 0 { return offset + mask.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      switch self[offset] {
      case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "<"): return offset
      default: offset += 1
      }
    }
    return offset
  }

  /// The end of the name that begins here; `start` when none does.
  @inline(__always)
  func endOfXMLName(from start: Int) -> Int {
    guard beginsXMLName(at: start) else { return start }
    var offset = start
    while true {
      let byte = self[offset]
      if byte < 0x80 {
        guard XMLName.holdsASCII(byte) else { return offset }
        offset += 1
      } else {
        guard let scalar = scalar(at: offset), XMLName.holds(scalar.value) else { return offset }
        offset += UTF8.width(scalar)
      }
    }
  }

  @inline(__always)
  private func beginsXMLName(at offset: Int) -> Bool {
    let byte = self[offset]
    if byte < 0x80 { return byte.isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") }
    return scalar(at: offset).map { XMLName.begins($0.value) } ?? false
  }

  func text(_ range: Range<Int>) -> String { String(decoding: slice(range), as: UTF8.self) }
}

enum XMLName {
  /// Whether an ASCII character may be in a name.
  @inline(__always)
  static func holdsASCII(_ byte: UInt8) -> Bool {
    // A bit for each: - . 0…9 : below 64, A…Z _ a…z from there.
    let low: UInt64 = 0x07FF_6000_0000_0000
    let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
    return (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte & 63)) & 1 == 1
  }

  /// Whether a scalar outside ASCII may begin a name.
  static func begins(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
      0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Whether a scalar outside ASCII may be in a name.
  static func holds(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: begins(scalar)
    }
  }
}

extension EightBytes {
  /// Which bytes are a quote, `&`, `<` or a control character.
  @inline(__always)
  fileprivate var firstsInValue: UInt64 {
    // & and ' differ in the lowest bit only.
    let both = EightBytes(word: word | Self.all(1)).mask(of: UInt8(ascii: "'"))
    let controls = ~(((word & Self.all(0x7F)) &+ Self.all(0x60)) | word) & Self.all(0x80)
    return both | mask(of: UInt8(ascii: "\"")) | mask(of: UInt8(ascii: "<")) | controls
  }
}
