import A11yCore

/// Reads what Detox writes where it is no XML: it escapes nothing, so labels may hold quotes and angle brackets, and
/// generic classes have angle brackets in their names.
struct DetoxMarkup {
  static let rootName = "ViewHierarchy"

  private var scanner: ByteScanner
  private var cursor: (index: Int, line: Int, column: Int)
  private var nodes = XMLNodes()
  private var open: [Int] = []

  /// The tree of a document: as XML when it is well-formed, else as Detox's when its root is Detox's.
  static func tree(_ bytes: [UInt8], maximumDepth: Int) throws(ReadingError) -> XMLTree {
    do {
      return try XMLTree(bytes: bytes, maximumDepth: maximumDepth)
    } catch {
      guard isDetox(bytes) else { throw error }
      var markup = DetoxMarkup(bytes)
      try markup.read(maximumDepth: maximumDepth)
      return XMLTree(nodes: markup.nodes)
    }
  }

  private init(_ bytes: [UInt8]) {
    scanner = ByteScanner(bytes[...])
    cursor = (0, 1, 1)
  }

  /// The first element is the root of Detox's hierarchies.
  private static func isDetox(_ bytes: [UInt8]) -> Bool {
    var scanner = ByteScanner(bytes[...])
    _ = scanner.take { TextCleaning.isSpace($0) }
    if scanner.take("<?") { _ = scanner.take { $0 != 0x3E } }
    _ = scanner.take { $0 == 0x3E || TextCleaning.isSpace($0) }
    return scanner.take("<ViewHierarchy") && (scanner.follows(">") || scanner.follows(" "))
  }

  private mutating func read(maximumDepth: Int) throws(ReadingError) {
    while !scanner.isAtEnd {
      _ = scanner.take { $0 != 0x3C }
      if scanner.take("<![CDATA[") {
        skip(past: "]]>")
      } else if scanner.take("<!--") {
        skip(past: "-->")
      } else if scanner.take("<?") {
        skip(past: "?>")
      } else if scanner.take("</") {
        close()
      } else if scanner.follows("<") {
        try readElement(maximumDepth: maximumDepth)
      }
    }
    if !open.isEmpty || nodes.isEmpty {
      throw ReadingError(XMLReader.truncated, at: location(at: scanner.bytes.endIndex))
    }
  }

  private mutating func readElement(maximumDepth: Int) throws(ReadingError) {
    let location = location(at: scanner.index)
    _ = scanner.take("<")
    guard open.count < ReadingOptions.nesting(of: maximumDepth) else {
      throw ReadingError([.tooDeep(maximumDepth, at: location)])
    }
    // A name may hold spaces and angle brackets; the attributes begin with one that is always there.
    let start = scanner.index
    while !scanner.isAtEnd, key(at: scanner) == nil, !scanner.follows("\n"), !isEnd(at: scanner) {
      scanner.move(to: scanner.index + 1)
    }
    nodes.append(scanner.bytes[start..<scanner.index].string, at: location)
    // Of an attribute given twice the last counts.
    var attributes: [String: String] = [:]
    while let key = key(at: scanner) { attributes[key.name] = value(behind: key) }
    for (name, value) in attributes { nodes.addAttribute(name, value) }
    let isEmpty = scanner.take(" />") || scanner.take("/>")
    if !isEmpty { _ = scanner.take(">") }
    if !isEmpty { open.append(nodes.count - 1) }
  }

  /// Closes the innermost element, whose name is here.
  private mutating func close() {
    guard let index = open.popLast() else { return }
    nodes.close(index)
    scanner.move(to: scanner.index + nodes.name(of: index).utf8.count)
    _ = scanner.take { $0 != 0x3E && $0 != 0x3C }
  }

  /// The attribute that begins here, ` label="`, and how many bytes its beginning takes.
  private func key(at scanner: ByteScanner) -> (name: String, length: Int)? {
    guard scanner.next == 0x20 else { return nil }
    var rest = scanner
    _ = rest.take(" ")
    for (text, name) in Self.keys where rest.follows(text) { return (name, 1 + text.utf8CodeUnitCount) }
    return nil
  }

  /// A value ends at the first quote behind which another attribute or the end of the tag is.
  private mutating func value(behind key: (name: String, length: Int)) -> String {
    scanner.move(to: scanner.index + key.length)
    let start = scanner.index
    var end = start
    while end < scanner.bytes.endIndex {
      let rest = ByteScanner(scanner.bytes, at: end + 1)
      if scanner.bytes[end] == 0x22, self.key(at: rest) != nil || isEnd(at: rest) { break }
      end += 1
    }
    scanner.move(to: end + 1)
    return scanner.bytes[start..<end].string
  }

  /// `>` or ` />`, and behind it the end of the line or another tag.
  private func isEnd(at scanner: ByteScanner) -> Bool {
    var rest = scanner
    guard rest.take(">") || rest.take(" />") || rest.take("/>") else { return false }
    return rest.isAtEnd || rest.follows("\n") || rest.follows("\r") || rest.follows("<")
  }

  private mutating func skip(past text: StaticString) {
    while !scanner.isAtEnd, !scanner.follows(text) { scanner.move(to: scanner.index + 1) }
    _ = scanner.take(text)
  }

  /// Goes on from the last place asked for, so that each byte is counted once.
  private mutating func location(at index: Int) -> SourceLocation {
    for byte in scanner.bytes[min(cursor.index, index)..<index] {
      if byte == 0x0A {
        cursor = (index, cursor.line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        cursor.column += 1
      }
    }
    cursor.index = index
    return SourceLocation(line: cursor.line, column: cursor.column)
  }

  private static let keys: [(StaticString, String)] = [
    ("alpha=\"", "alpha"), ("class=\"", "class"), ("focused=\"", "focused"), ("height=\"", "height"), ("id=\"", "id"),
    ("label=\"", "label"), ("tag=\"", "tag"), ("testID=\"", "testID"), ("text=\"", "text"), ("value=\"", "value"),
    ("visibility=\"", "visibility"), ("width=\"", "width"), ("x=\"", "x"), ("y=\"", "y"),
  ]
}
