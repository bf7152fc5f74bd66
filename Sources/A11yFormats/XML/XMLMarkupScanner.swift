import A11yCore

/// Walks through the markup of a document and finds what the parser must not see (see `XMLPrecautions`).
///
/// It checks only what that needs: whether names, attributes and the nesting are well-formed is left to the parser.
struct XMLMarkupScanner {
  let input: ByteInput
  /// What is to be overwritten with spaces.
  private(set) var blanks: [Range<Int>] = []
  /// Everything before this offset has been scanned.
  var index = 0
  /// The namespace declarations of each open element.
  var openNamespaces: [Int] = []
  var namespaceCount = 0
  private var hasElement = false
  /// The first `&` at or after some offset, so that each byte is searched once.
  private var ampersand = -1

  init(_ input: ByteInput) { self.input = input }

  mutating func scan() throws(ReadingError) {
    if let declaration = try XMLDeclaration(input, at: 0) {
      index = declaration.end
      blanks.append(0..<index)
    }
    while let start = input.first(UInt8(ascii: "<"), from: index) {
      try checkReferences(in: index..<start)
      switch input[start + 1] {
      case UInt8(ascii: "!"): try scanDeclaration(at: start)
      case UInt8(ascii: "?"): try blank(start, endingWith: "?>", from: start + 2, "processing instruction")
      default: try scanTag(at: start)
      }
    }
    try checkReferences(in: index..<input.count)
  }

  private mutating func scanTag(at start: Int) throws(ReadingError) {
    if input[start + 1] == UInt8(ascii: "/") {
      try scanEndTag(at: start)
    } else {
      guard Self.beginsName(input[start + 1]) else { throw input.error("'<' is not a tag; write '&lt;'", at: start) }
      hasElement = true
      try scanStartTag(at: start)
    }
    try checkReferences(in: start..<index)
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80
  }

  /// A comment, CDATA or a DOCTYPE: everything that begins with `<!`.
  private mutating func scanDeclaration(at start: Int) throws(ReadingError) {
    if input.starts(with: "<!--", at: start) {
      try scanComment(at: start)
    } else if input.starts(with: "<![CDATA[", at: start) {
      guard !openNamespaces.isEmpty else { throw input.error("CDATA outside of the root element", at: start) }
      index = try end(of: "]]>", from: start + 9, "CDATA section", at: start)
    } else if beginsDoctype(at: start) {
      guard !hasElement else { throw input.error("a DOCTYPE must be before the root element", at: start) }
      index = try endOfDoctype(at: start)
      blanks.append(start..<index)
    } else {
      throw input.error("expected a comment, CDATA or a DOCTYPE after '<!'", at: start)
    }
  }

  /// In capitals, or as HTML writes it.
  private func beginsDoctype(at start: Int) -> Bool {
    (input.starts(with: "<!DOCTYPE", at: start) || input.starts(with: "<!doctype", at: start))
      && TextCleaning.isSpace(input[start + 9])
  }

  /// The marks are left to the parser, so that the text around a comment stays one text.
  private mutating func scanComment(at start: Int) throws(ReadingError) {
    index = try end(of: "--", from: start + 4, "comment", at: start)
    guard input[index] == UInt8(ascii: ">") else { throw input.error("'--' inside a comment", at: index - 2) }
    blanks.append(start + 4..<index - 2)
    index += 1
  }

  private mutating func blank(
    _ start: Int, endingWith mark: StaticString, from: Int, _ kind: String
  ) throws(ReadingError) {
    index = try end(of: mark, from: from, kind, at: start)
    blanks.append(start..<index)
  }

  /// The offset after the mark that ends a section.
  private func end(
    of mark: StaticString, from: Int, _ kind: String, at start: Int
  ) throws(ReadingError) -> Int {
    let end = input.end(of: mark, from: from)
    guard end - mark.utf8CodeUnitCount >= from, input.starts(with: mark, at: end - mark.utf8CodeUnitCount) else {
      throw input.error("\(kind) is not closed", at: start)
    }
    try XMLLimits.check(end - start, kind, at: start, in: input)
    return end
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

  /// Refuses every `&` that the parser cannot resolve without a declaration.
  private mutating func checkReferences(in range: Range<Int>) throws(ReadingError) {
    if ampersand < range.lowerBound {
      ampersand = input.first(UInt8(ascii: "&"), from: range.lowerBound) ?? input.count
    }
    while ampersand < range.upperBound {
      if let fault = XMLReference.fault(in: input, at: ampersand) { throw input.error(fault, at: ampersand) }
      ampersand = input.first(UInt8(ascii: "&"), from: ampersand + 1) ?? input.count
    }
  }
}
