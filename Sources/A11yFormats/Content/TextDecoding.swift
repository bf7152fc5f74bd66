import A11yCore

/// The bytes of a file as UTF-8, whatever encoding it is in.
///
/// A byte-order mark decides; without one, the NUL bytes of UTF-16 next to the first `<`; then the encoding that an XML
/// declaration names. Names are compared as a whole: ISO-8859-15 is not ISO-8859-1.
enum TextDecoding {
  /// - Throws: an encoding that is not read, or the place of a byte that the encoding does not allow.
  static func utf8(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    if bytes.starts(with: byteOrderMark) { return bytes }
    if let order = UTF16Text.ByteOrder(bytes) { return try UTF16Text.utf8(bytes, order) }
    guard let name = try encodingName(bytes), !unicodeNames.contains(name.text.lowercased()) else { return bytes }
    if let encoding = SingleByteEncoding(name: name.text) { return try encoding.utf8(bytes) }
    if utf16Names.contains(name.text.lowercased()) {
      throw ReadingError(
        "the XML declaration has the encoding '\(name.text)', but the file is not UTF-16; correct the declaration",
        at: name.location)
    }
    let excerpt = name.text.excerpt()
    throw ReadingError("unsupported encoding '\(excerpt)'; save the file as UTF-8", at: name.location)
  }

  /// U+FEFF in UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// US-ASCII is a part of UTF-8.
  private static let unicodeNames: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii"]
  private static let utf16Names: Set<String> = [
    "utf-16", "utf-16le", "utf-16be", "utf16", "ucs-2", "iso-10646-ucs-2",
  ]

  /// The name in an XML declaration at the start of the text. A declaration after lines of a log is ignored: the whole
  /// file is in the encoding of the log.
  private static func encodingName(
    _ bytes: [UInt8]
  ) throws(ReadingError) -> (text: String, location: SourceLocation)? {
    guard let start = bytes.firstIndex(where: { !TextCleaning.isSpace($0) }), bytes[start] == UInt8(ascii: "<") else {
      return nil
    }
    return try bytes.withUnsafeBufferPointer { buffer throws(ReadingError) in
      let input = ByteInput(buffer)
      guard let encoding = try XMLDeclaration(input, at: start)?.encoding else { return nil }
      return (encoding.name, input.location(of: encoding.offset, from: 0, at: .start))
    }
  }
}
