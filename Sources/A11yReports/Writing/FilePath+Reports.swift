import A11yCore

extension FilePath {
  /// A relative path as a relative reference, an absolute one as a `file:` URI (RFC 3986). Everything but unreserved
  /// characters and `/` is encoded byte by byte, so that neither a colon makes a scheme nor `#` or `?` ends the path.
  package var uri: String {
    if text.isEmpty { return "." }
    if hasDriveLetter {
      return "file:///\(text.prefix(1)):" + Self.encoded(bytes.dropFirst(2), separatesByBackslash: true)
    }
    return (isAbsolute ? "file://" : "") + Self.encoded(bytes[...], separatesByBackslash: false)
  }

  private static func encoded(_ path: ArraySlice<UInt8>, separatesByBackslash: Bool) -> String {
    var bytes: [UInt8] = []
    for byte in path {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      case UInt8(ascii: "\\") where separatesByBackslash: bytes.append(UInt8(ascii: "/"))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += "%\(digits.count == 1 ? "0" : "")\(digits)".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FilePath {
  /// The path as a line for people may begin with it.
  var safePath: String { text.safePath }
}
