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
    var safe = bytes
    let blanks = try bytes.withUnsafeBufferPointer { buffer throws(ReadingError) in
      try Self.instructions(in: ByteInput(buffer), bytes)
    }
    for blank in blanks {
      for place in blank where !TextCleaning.isSpace(safe[place]) { safe[place] = 0x20 }
    }
    return safe
  }

  /// Where processing instructions stand, but for the XML declaration.
  private static func instructions(in input: ByteInput, _ bytes: [UInt8]) throws(ReadingError) -> [Range<Int>] {
    guard let first = input.first(UInt8(ascii: "<"), from: 0) else { return [] }
    // A byte that is not UTF-8 in a name ends the process, whatever encoding is declared.
    if let fault = input.firstFaultOfUTF8 {
      throw ReadingError("a byte stands here that is not UTF-8", at: XMLStartTags.location(of: fault, in: bytes))
    }
    var instructions: [Range<Int>] = []
    // Behind a line end a declaration is a fault to the parser, though dumps begin so: it is blanked too.
    var index = first == 0 && input.starts(with: "<?xml ", at: 0) ? input.end(of: "?>", from: 0) : first
    while let start = input.first(UInt8(ascii: "<"), from: index) {
      if input.starts(with: "<!--", at: start) {
        index = input.end(of: "-->", from: start + 4)
        // The parser looks for the end anew at every piece it is given: quadratic for a megabyte.
        guard input.starts(with: "-->", at: index - 3) else {
          throw ReadingError("a comment begins here and never ends", at: XMLStartTags.location(of: start, in: bytes))
        }
      } else if input.starts(with: "<![CDATA[", at: start) {
        index = input.end(of: "]]>", from: start)
      } else if input.starts(with: "<!DOCTYPE", at: start) {
        index = input.end(of: ">", from: start)
        if input.slice(start..<index).contains(UInt8(ascii: "[")) {
          let place = XMLStartTags.location(of: start, in: bytes)
          throw ReadingError("a DOCTYPE with declarations is not read; remove it", at: place)
        }
      } else if input.starts(with: "<?", at: start) {
        index = input.end(of: "?>", from: start)
        instructions.append(start..<index)
      } else {
        index = start + 1
      }
    }
    return instructions
  }

  /// The document as UTF-8, with the name of an encoding that no longer holds blanked.
  private static func converted(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    guard bytes.starts(with: "<?xml ".utf8) else { return bytes }
    let length = bytes.withUnsafeBufferPointer { ByteInput($0).end(of: "?>", from: 0) }
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
}
