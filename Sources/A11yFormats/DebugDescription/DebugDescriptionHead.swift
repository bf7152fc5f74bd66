import A11yCore

/// What a line begins with: indentation, the arrow of the root, the type, and the object's address.
///
/// Three grammars: `Button, 0x7fb5a0, {{…}}` since Xcode 10, `Button 0x7fb5a0: traits: 1, {{…}}` before, and
/// `Button, {{…}}` where a tool or Xcode 27 leaves the address out.
struct DebugDescriptionHead {
  var element = DebugDescriptionElement()
  /// How many bytes of the line it takes: the attributes begin behind it.
  var headLength: Int

  /// Nil when the line is not an element's.
  init?(_ line: TextLine) {
    var scanner = ByteScanner(line.bytes)
    let spaces = scanner.take { $0 == 0x20 || $0 == 0x09 }.count
    let isRoot = scanner.take("→") || scanner.take("->")
    let start = scanner.index
    element.indent = spaces + (isRoot ? 1 : 0)
    guard scanner.next?.isUppercase == true else { return nil }
    element.type = scanner.take { $0.isLetter }.string
    element.isMain = scanner.take(" (Main)")
    if scanner.take(", ") {
      if let pointer = scanner.takePointer() {
        element.pointer = pointer.string
        guard scanner.isAtEnd || scanner.take(",") else { return nil }
      } else {
        guard ElementType.isKnown(element.type), DebugDescriptionAttributes.begin(at: scanner) else { return nil }
      }
    } else {
      guard scanner.take(" "), let pointer = scanner.takePointer(), scanner.isAtEnd || scanner.take(":") else {
        return nil
      }
      element.pointer = pointer.string
      let rest = scanner
      if scanner.take(" Main Window"), scanner.isAtEnd || scanner.take(",") {
        element.isMain = true
      } else {
        scanner = rest
      }
    }
    _ = scanner.take { $0 == 0x20 }
    headLength = scanner.index - line.bytes.startIndex
    element.location = line.location(at: start)
  }
}
