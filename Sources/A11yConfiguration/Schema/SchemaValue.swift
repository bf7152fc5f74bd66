/// A value of a JSON document that is written and never read.
indirect enum SchemaValue {
  case text(String)
  case flag(Bool)
  case list([SchemaValue])
  case object([(String, SchemaValue)])

  static func words(_ words: [String]) -> SchemaValue { .list(words.map { .text($0) }) }

  /// Indented by two spaces; objects keep their order.
  func json(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let items):
      if items.isEmpty { return "[]" }
      let lines = items.map { inner + $0.json(indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0)): \($1.json(indentation: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }

  /// Our own declarations hold no control characters but line ends.
  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { character -> String in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(String(escaped))\""
  }
}
