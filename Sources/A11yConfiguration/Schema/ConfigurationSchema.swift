import A11yCore

/// The JSON Schema by which editors complete and check `.a11y-audit.yml`. Draft 7, which VS Code reads.
public struct ConfigurationSchema {
  private let vocabulary: ConfigurationVocabulary

  public init(_ vocabulary: ConfigurationVocabulary) { self.vocabulary = vocabulary }

  public var json: String {
    let head: [(String, SchemaValue)] = [
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("title", .text("a11y-audit configuration")),
    ]
    let definitions: [(String, SchemaValue)] = [
      ("ruleID", choice(vocabulary.ruleIDs)),
      ("ruleOrTag", choice(vocabulary.ruleIDs + vocabulary.tags)),
      ("severity", choice(RuleSwitch.severities)),
      ("settings", settings([])),
      (
        "switch",
        .object([
          ("anyOf", .list([.object([("type", .text("boolean"))]), choice(["on", "off"] + RuleSwitch.severities)]))
        ])
      ),
    ]
    let schema = SchemaValue.object(head + object(ConfigurationKeys.root) + [("definitions", .object(definitions))])
    return JSONWriter.document(.indented) { schema.write(to: &$0) }
  }

  private func object(_ keys: [ConfigurationKey]) -> [(String, SchemaValue)] {
    let properties = keys.map { ($0.name, SchemaValue.object([("description", .text($0.meaning))] + schema($0.shape))) }
    let required = keys.filter(\.isRequired).map(\.name)
    return [("type", .text("object")), ("additionalProperties", .flag(false)), ("properties", .object(properties))]
      + (required.isEmpty ? [] : [("required", .words(required))])
  }

  private func schema(_ shape: ConfigurationShape) -> [(String, SchemaValue)] {
    switch shape {
    case .text, .glob: [("type", .text("string"))]
    case .flag: [("type", .text("boolean"))]
    case .day: [("type", .text("string")), ("pattern", .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))]
    case .format: [("enum", .words(vocabulary.formats))]
    case .failingLevel: [("enum", .words(ConfigurationVocabulary.failingLevels))]
    case .report:
      [("type", .text("string")), ("pattern", .text("^(\(vocabulary.reports.joined(separator: "|")))(=.*)?$"))]
    case .rule: [("$ref", .text("#/definitions/ruleID"))]
    case .ruleOrTag: [("$ref", .text("#/definitions/ruleOrTag"))]
    case .uikitClass: [("enum", .words(UIKitClasses.all.map(\.name)))]
    case .list(let item):
      [("anyOf", .list([.object(schema(item)), array(of: .object(schema(item)))]))]
    case .object(let keys): object(keys)
    case .objects(let keys): [("type", .text("array")), ("items", .object(object(keys)))]
    case .map(_, let values): [("type", .text("object")), ("additionalProperties", .object(schema(values)))]
    case .rules: rules
    }
  }

  private var rules: [(String, SchemaValue)] {
    let own = Dictionary(vocabulary.rules.map { ($0.info.id, $0) }) { first, _ in first }
    let others = Dictionary(vocabulary.otherRules.map { ($0.id, $0) }) { first, _ in first }
    let ids = vocabulary.ruleIDs.map { id in
      let summaries = Set([own[id]?.info.summary, others[id]?.summary].compactMap(\.self))
      return (
        id, entry(summaries.sorted().joined(separator: "; "), (own[id]?.options ?? []) + (others[id]?.options ?? []))
      )
    }
    let tags = RuleTag.all.map { ($0.name, entry("All \($0.meaning)", [])) }
    return [
      ("type", .text("object")), ("additionalProperties", .flag(false)), ("properties", .object(ids + tags)),
    ]
  }

  private func entry(_ summary: String, _ options: [RuleOption]) -> SchemaValue {
    let own = options.map { option -> (String, SchemaValue) in
      let meaning = "\(option.meaning): \(option.accepts); \(option.defaultValue) unless set"
      return (option.name, .object([("description", .text(meaning))]))
    }
    let settings = own.isEmpty ? reference("settings") : settings(own)
    return .object([("description", .text(summary)), ("anyOf", .list([reference("switch"), settings]))])
  }

  private func settings(_ own: [(String, SchemaValue)]) -> SchemaValue {
    let common = [("enabled", SchemaValue.object([("type", .text("boolean"))])), ("severity", reference("severity"))]
    return .object([
      ("type", .text("object")), ("additionalProperties", .flag(false)), ("properties", .object(common + own)),
    ])
  }

  private func reference(_ name: String) -> SchemaValue { .object([("$ref", .text("#/definitions/\(name)"))]) }

  private func choice(_ words: [String]) -> SchemaValue { .object([("enum", .words(words))]) }

  private func array(of items: SchemaValue) -> SchemaValue {
    .object([("type", .text("array")), ("items", items)])
  }
}
