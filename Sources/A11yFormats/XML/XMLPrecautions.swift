import A11yCore

/// What is kept from Foundation's parser, because it would end the process: seen with Swift 6.3 on Linux.
enum XMLPrecautions {
  /// The document with its processing instructions blanked, so that places stay true: an instruction without data, such as
  /// `<?x?>`, makes the parser read through a null pointer. The XML declaration stays.
  ///
  /// - Throws: where a DOCTYPE begins that declares something. No tool writes such, entity bombs are made of it, and
  ///   declarations without all their parts are null pointers to the parser again.
  static func safe(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    let bytes = try converted(bytes)
    guard let first = bytes.firstIndex(of: UInt8(ascii: "<")) else { return bytes }
    try checkUTF8(bytes)
    var safe = bytes
    // Behind a line end a declaration is a fault to the parser, though dumps begin so: it is blanked too.
    var index = first == 0 && begins("<?xml ", bytes, at: 0) ? end(of: "?>", bytes, from: 0) : first
    while let start = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "<")) {
      if begins("<!--", bytes, at: start) {
        index = end(of: "-->", bytes, from: start + 4)
        // The parser looks for the end anew at every piece it is given: quadratic for a megabyte.
        guard begins("-->", bytes, at: index - 3) else {
          throw ReadingError("a comment begins here and never ends", at: XMLStartTags.location(of: start, in: bytes))
        }
      } else if begins("<![CDATA[", bytes, at: start) {
        index = end(of: "]]>", bytes, from: start)
      } else if begins("<!DOCTYPE", bytes, at: start) {
        index = end(of: ">", bytes, from: start)
        if bytes[start..<index].contains(UInt8(ascii: "[")) {
          let place = XMLStartTags.location(of: start, in: bytes)
          throw ReadingError("a DOCTYPE with declarations is not read; remove it", at: place)
        }
      } else if begins("<?", bytes, at: start) {
        index = end(of: "?>", bytes, from: start)
        for place in start..<index where !TextCleaning.isSpace(safe[place]) { safe[place] = 0x20 }
      } else {
        index = start + 1
      }
    }
    return safe
  }

  /// A byte that is not UTF-8 in a name ends the process, whatever encoding is declared.
  private static func checkUTF8(_ bytes: [UInt8]) throws(ReadingError) {
    if String(validating: bytes, as: UTF8.self) != nil { return }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    throw ReadingError("a byte stands here that is not UTF-8", at: XMLStartTags.location(of: offset, in: bytes))
  }

  /// The document as UTF-8, with the name of an encoding that no longer holds blanked.
  private static func converted(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    guard begins("<?xml ", bytes, at: 0) else { return bytes }
    let length = end(of: "?>", bytes, from: 0)
    let declaration = String(decoding: bytes[..<length].prefix(400), as: UTF8.self).lowercased()
    guard declaration.contains("encoding"), !declaration.contains("utf-8"), !declaration.contains("ascii") else {
      return bytes
    }
    guard declaration.contains("iso-8859-1") else {
      throw ReadingError("the declared encoding is not read; save the file as UTF-8", at: .start)
    }
    let blank = [UInt8](repeating: 0x20, count: length)
    return blank + bytes[length...].flatMap { Array(String(Character(Unicode.Scalar($0))).utf8) }
  }

  private static func begins(_ text: StaticString, _ bytes: [UInt8], at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// The index after the text's next occurrence, or the end of all.
  private static func end(of text: StaticString, _ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if begins(text, bytes, at: index) { return index + text.utf8CodeUnitCount }
      index += 1
    }
    return bytes.count
  }
}
