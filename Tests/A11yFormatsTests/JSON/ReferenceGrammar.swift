/// The grammar of RFC 8259, written down a second time and as plainly as possible, to check the reader against.
///
/// Works on scalars that the standard library has decoded, recurses, and answers only yes or no. Knows no limits and no
/// duplicate keys.
struct ReferenceGrammar {
  private var rest: Substring.UnicodeScalarView

  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    var grammar = ReferenceGrammar(rest: Substring(text).unicodeScalars)
    _ = grammar.take("\u{FEFF}")
    return grammar.whitespace() && grammar.value() && grammar.whitespace() && grammar.rest.isEmpty
  }

  private mutating func value() -> Bool {
    switch rest.first {
    case "{":
      list(from: "{", to: "}") { $0.string() && $0.whitespace() && $0.take(":") && $0.whitespace() && $0.value() }
    case "[": list(from: "[", to: "]") { $0.value() }
    case "\"": string()
    case "t": word("true")
    case "f": word("false")
    case "n": word("null")
    default: number()
    }
  }

  private mutating func list(
    from opening: Unicode.Scalar, to closing: Unicode.Scalar, item: (inout ReferenceGrammar) -> Bool
  ) -> Bool {
    guard take(opening), whitespace() else { return false }
    if take(closing) { return true }
    repeat {
      guard whitespace(), item(&self), whitespace() else { return false }
    } while take(",")
    return take(closing)
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return true
      case "\\": guard escape() else { return false }
      default: guard scalar.value >= 0x20 else { return false }
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let scalar = rest.popFirst() else { return false }
    guard scalar == "u" else { return "\"\\/bfnrt".unicodeScalars.contains(scalar) }
    return (0..<4).allSatisfy { _ in rest.popFirst().map { $0.isASCII && $0.properties.isHexDigit } ?? false }
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard take("0") || digits() else { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      return digits()
    }
    return true
  }

  private mutating func digits() -> Bool {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest.removeFirst(digits.count)
    return !digits.isEmpty
  }

  private mutating func word(_ word: String) -> Bool { word.unicodeScalars.allSatisfy { take($0) } }

  private mutating func whitespace() -> Bool {
    while take(" ") || take("\t") || take("\n") || take("\r") {}
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
