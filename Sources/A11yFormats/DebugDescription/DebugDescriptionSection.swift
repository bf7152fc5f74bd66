/// The parts of a debug description.
enum DebugDescriptionSection {
  /// `Attributes: Button, 0x…`: the element once more, without what it holds.
  case attributes
  case subtree
  /// How the element was found and how it is reached: it names elements a second time.
  case path

  /// Nil for any line that begins no part.
  init?(heading line: TextLine) {
    let text = line.bytes.trimmed()
    var scanner = ByteScanner(text)
    if scanner.take("Element subtree:"), scanner.isAtEnd {
      self = .subtree
    } else if scanner.take("Attributes: "), scanner.next?.isUppercase == true {
      self = .attributes
    } else if scanner.take("Path to element:") || scanner.take("Query chain:") {
      guard scanner.isAtEnd else { return nil }
      self = .path
    } else if scanner.take("→Find: ") || scanner.take("↪︎Find: ") || scanner.take("Find: Target Application ") {
      self = .path
    } else {
      return nil
    }
  }
}
