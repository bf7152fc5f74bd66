import A11yCore

extension XMLReader {
  /// A comment, CDATA or a DOCTYPE: everything that begins with `<!`.
  mutating func readDeclaration(at start: Int) throws(ReadingError) {
    if input.starts(with: "<!--", at: start) {
      try skipComment(at: start)
    } else if input.starts(with: "<![CDATA[", at: start) {
      guard let element = open.last else { throw input.error("CDATA outside of the root element", at: start) }
      index = try end(of: "]]>", from: start + 9, "CDATA section", at: start)
      readCharacterData(start + 9..<index - 3, of: element)
    } else if beginsDoctype(at: start) {
      guard nodes.isEmpty else { throw input.error("a DOCTYPE must be before the root element", at: start) }
      index = try endOfDoctype(at: start)
    } else {
      throw input.error("expected a comment, CDATA or a DOCTYPE after '<!'", at: start)
    }
  }

  private mutating func skipComment(at start: Int) throws(ReadingError) {
    index = try end(of: "--", from: start + 4, "comment", at: start)
    guard input[index] == UInt8(ascii: ">") else { throw input.error("'--' inside a comment", at: index - 2) }
    index += 1
  }

  mutating func skipInstruction(at start: Int) throws(ReadingError) {
    index = try end(of: "?>", from: start + 2, "processing instruction", at: start)
    let name = input.endOfXMLName(from: start + 2)
    guard name > start + 2, name == index - 2 || TextCleaning.isSpace(input[name]) else {
      throw input.error("expected a processing instruction such as <?name data?>", at: start)
    }
  }

  /// In capitals, or as HTML writes it.
  private func beginsDoctype(at start: Int) -> Bool {
    (input.starts(with: "<!DOCTYPE", at: start) || input.starts(with: "<!doctype", at: start))
      && TextCleaning.isSpace(input[start + 9])
  }

  /// The offset after the `>` of a DOCTYPE. Its literals may contain any character.
  private func endOfDoctype(at start: Int) throws(ReadingError) -> Int {
    var position = start + "<!DOCTYPE".utf8.count
    while position < input.count {
      switch input[position] {
      case UInt8(ascii: ">"): return position + 1
      case UInt8(ascii: "["), UInt8(ascii: "<"):
        throw input.error("a DOCTYPE with declarations is not supported; remove it", at: start)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let close = input.first(input[position], from: position + 1) else {
          throw input.error("expected a closing quote", at: position)
        }
        position = close + 1
      default: position += 1
      }
    }
    throw input.error("DOCTYPE is not closed", at: start)
  }

  /// The offset after the mark that ends a section.
  private func end(
    of mark: StaticString, from: Int, _ kind: String, at start: Int
  ) throws(ReadingError) -> Int {
    let end = input.end(of: mark, from: from)
    guard end - mark.utf8CodeUnitCount >= from, input.starts(with: mark, at: end - mark.utf8CodeUnitCount) else {
      throw input.error("\(kind) is not closed", at: start)
    }
    return end
  }
}
