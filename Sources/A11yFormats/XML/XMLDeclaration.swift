import A11yCore

/// `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`
struct XMLDeclaration {
  /// The name of the encoding and where it begins; nil if the declaration names none.
  private(set) var encoding: (name: String, offset: Int)?
  /// The offset after `?>`.
  private(set) var end: Int

  /// Nil if no declaration begins at this offset.
  init?(_ input: ByteInput, at start: Int) throws(ReadingError) {
    guard input.starts(with: "<?xml", at: start), TextCleaning.isSpace(input[start + 5]) else { return nil }
    end = input.end(of: "?>", from: start)
    guard input.starts(with: "?>", at: end - 2) else {
      throw input.error("XML declaration is not closed; expected '?>'", at: start)
    }
    var position = start + 5
    while true {
      let name = Self.word(in: input, &position)
      if name.isEmpty, position == end - 2 { return }
      guard let value = Self.value(in: input, &position), position <= end - 2,
        ["version", "encoding", "standalone"].contains(name)
      else {
        throw input.error("expected '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'", at: start)
      }
      if name == "encoding" { encoding = (Self.text(input, value), value.lowerBound) }
    }
  }

  /// Skips spaces and takes the letters after them.
  private static func word(in input: ByteInput, _ position: inout Int) -> String {
    skipSpaces(in: input, &position)
    let start = position
    while input[position].isLetter { position += 1 }
    return text(input, start..<position)
  }

  /// The text in quotes after `=`.
  private static func value(in input: ByteInput, _ position: inout Int) -> Range<Int>? {
    skipSpaces(in: input, &position)
    guard input[position] == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpaces(in: input, &position)
    let quote = input[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let close = input.first(quote, from: position + 1)
    else { return nil }
    defer { position = close + 1 }
    return position + 1..<close
  }

  private static func skipSpaces(in input: ByteInput, _ position: inout Int) {
    while TextCleaning.isSpace(input[position]) { position += 1 }
  }

  private static func text(_ input: ByteInput, _ range: Range<Int>) -> String {
    String(decoding: input.slice(range), as: UTF8.self)
  }
}
