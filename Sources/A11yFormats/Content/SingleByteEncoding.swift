import A11yCore

/// Encodings with one byte per character that XML declarations name.
enum SingleByteEncoding: Sendable {
  case latin1
  case latin9
  case windows1252

  /// By one of its registered names (IANA, "Character Sets"); nil for any other encoding.
  init?(name: String) {
    switch name.lowercased() {
    case "iso-8859-1", "iso_8859-1", "iso8859-1", "latin1", "l1": self = .latin1
    case "iso-8859-15", "iso_8859-15", "iso8859-15", "latin-9": self = .latin9
    case "windows-1252", "cp1252": self = .windows1252
    default: return nil
    }
  }

  /// - Throws: the place of a byte without a character.
  func utf8(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard byte >= 0x80 else {
        utf8.append(byte)
        continue
      }
      guard let scalar = scalar(byte) else {
        let message = "byte 0x\(String(byte, radix: 16, uppercase: true)) is not a character of windows-1252"
        throw utf8.withUnsafeBufferPointer { [count = utf8.count] in ByteInput($0).error(message, at: count) }
      }
      utf8 += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    return utf8
  }

  private func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    switch self {
    case .latin1: return Unicode.Scalar(byte)
    case .latin9: return Self.latin9Differences[byte] ?? Unicode.Scalar(byte)
    case .windows1252:
      guard byte < 0xA0 else { return Unicode.Scalar(byte) }
      let scalar = Self.windows1252Scalars[Int(byte) - 0x80]
      return scalar == "\0" ? nil : scalar
    }
  }

  /// The bytes in which ISO-8859-15 differs from ISO-8859-1.
  private static let latin9Differences: [UInt8: Unicode.Scalar] = [
    0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
  ]

  /// Bytes 80 to 9F; NUL for the five that have no character.
  private static let windows1252Scalars: [Unicode.Scalar] = [
    "€", "\0", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\0", "Ž", "\0",
    "\0", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\0", "ž", "Ÿ",
  ]
}
