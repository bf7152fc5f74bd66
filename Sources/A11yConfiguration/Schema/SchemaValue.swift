import A11yCore

/// A value of a JSON document that is written and never read.
indirect enum SchemaValue {
  case text(String)
  case flag(Bool)
  case list([SchemaValue])
  case object([(String, SchemaValue)])

  static func words(_ words: [String]) -> SchemaValue { .list(words.map { .text($0) }) }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.value(text)
    case .flag(let flag): writer.value(flag)
    case .list(let items):
      writer.array { writer in
        for item in items { writer.element { item.write(to: &$0) } }
      }
    case .object(let members):
      writer.object { writer in
        for (key, value) in members { writer.member(named: key) { value.write(to: &$0) } }
      }
    }
  }
}
