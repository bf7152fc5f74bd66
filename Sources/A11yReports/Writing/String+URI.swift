extension String {
  /// A relative path as a relative reference (RFC 3986): everything but unreserved characters and `/` is encoded, so
  /// that neither a colon makes a scheme nor `#` or `?` ends the path.
  var relativeURI: String { isEmpty ? "." : encoded }

  /// An absolute path, `/a/b` or `C:\a\b`, as a `file:` URI.
  var fileURI: String {
    guard hasDriveLetter else { return "file://" + encoded }
    let drive = prefix(1)
    let rest = unicodeScalars.dropFirst(2).map { $0 == "\\" ? "/" : Character($0) }
    return "file:///\(drive):" + String(rest).encoded
  }

  private var encoded: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += "%\(digits.count == 1 ? "0" : "")\(digits)".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
