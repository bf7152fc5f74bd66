/// What is between an object's address and the `>` that closes it: `; frame = (0 0; 30 30); text = 'Go'; opaque`.
///
/// Nothing in a string is escaped: one ends at the first quote behind which the description can go on.
struct ObjectDescription {
  /// By name; a word without a value has the empty one. The first of a name counts.
  private(set) var items: [String: String] = [:]
  /// The closing `>` was found.
  private(set) var isClosed = false
  /// What is behind it.
  private(set) var rest: ArraySlice<UInt8> = []
  private var scanner: ByteScanner
  /// A bracket was met that nothing closes: it stood in a text, and none is believed any more.
  private var isUnbalanced = false

  init(_ bytes: ArraySlice<UInt8>) {
    scanner = ByteScanner(bytes)
    while scanner.take(";") { readItem() }
    isClosed = scanner.take(">")
    rest = bytes[scanner.index...]
  }

  private mutating func readItem() {
    _ = scanner.take { $0 == 0x20 }
    let key = scanner.take { $0 != 0x3D && $0 != 0x3B && $0 != 0x3E && $0 != 0x3A }.trimmed().string
    guard scanner.take("=") || scanner.take(":") else {
      items[key] = items[key] ?? ""
      return
    }
    _ = scanner.take { $0 == 0x20 }
    let isQuoted = scanner.take("'")
    let start = scanner.index
    let end = isQuoted ? endOfString() : endOfValue()
    scanner.move(to: isQuoted ? end + 1 : end)
    items[key] = items[key] ?? scanner.bytes[start..<end].string
  }

  private func endOfString() -> Int {
    for index in scanner.index..<scanner.bytes.endIndex where scanner.bytes[index] == 0x27 {
      if goesOn(at: index + 1) { return index }
    }
    return scanner.bytes.endIndex
  }

  /// Behind a quote: another item, or the end of the whole line.
  private func goesOn(at index: Int) -> Bool {
    var rest = ByteScanner(scanner.bytes, at: index)
    if rest.take(">") { return rest.isAtEnd || rest.next.map { $0 == 0x0A || $0 == 0x20 || $0 == 0x22 } ?? true }
    guard rest.take("; "), !rest.take(while: { $0.isLetter || $0 == 0x2E }).isEmpty else { return false }
    return rest.isAtEnd || rest.follows("=") || rest.follows(" = ") || rest.follows(";") || rest.follows(">")
      || rest.follows(": ")
  }

  /// The `;` or `>` behind a value, which may hold objects and numbers in brackets.
  private mutating func endOfValue() -> Int {
    if !isUnbalanced, let end = endOfBracketedValue() { return end }
    isUnbalanced = true
    return scanner.bytes[scanner.index...].firstIndex { $0 == 0x3B } ?? scanner.bytes.endIndex
  }

  private func endOfBracketedValue() -> Int? {
    var depth = 0
    for index in scanner.index..<scanner.bytes.endIndex {
      switch scanner.bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where depth == 0: return index
      case UInt8(ascii: ";") where depth == 0: return index
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
    }
    return nil
  }
}
