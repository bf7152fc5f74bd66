import A11yCore
import A11yFormats

/// The values a key accepts: in words for people, in JSON Schema for programs.
///
/// A schema accepts every value that the reader reads without an error and without an unknown word, and `null`, which
/// is the same as no key. Keywords of one JSON type do not apply to values of another, so a shape of
/// several types needs no alternatives.
struct ValueSchema: Sendable {
  /// The name among the schema's definitions; nil for a shape that one key alone has.
  let name: String?
  /// In Markdown, for the tables of the reference.
  let words: String
  let schema: DescribedValue

  init(_ name: String?, _ words: String, _ schema: DescribedValue) {
    self.name = name
    self.words = words
    self.schema = schema
  }

  /// The schema of a key's values.
  init(_ shape: ValueShape) {
    switch shape {
    case .named("role"): self = .role
    case .named("class"): self = .className
    case .named(let name):
      guard let named = Self.named.first(where: { $0.name == name }) else { fatalError("no schema for '\(name)'") }
      self = named
    case .word(let words): self = .word(among: words)
    case .words(let words): self = .words(among: words)
    case .only(let value): self = .only(value)
    }
  }

  /// Every schema that has a name.
  static let named = [
    text, flag, number, integer, headingLevel, opacity, language, coordinate, frame, size, point, color, texts, value,
    traits, state, font, spans,
    controls, actions, customActions, customContent, customRotors, container, ids, headers, context, cellHeaders,
    source, states, suppressions, readings, auditIssues, measuredColors,
  ]

  /// A reference to the definition, or the schema itself.
  var use: DescribedValue { name.map { ["$ref": .string("#/$defs/\($0)")] } ?? schema }

  static let text = ValueSchema("text", "text", ["type": ["string", "null"]])
  static let flag = ValueSchema("flag", "`true` or `false`", ["type": ["boolean", "null"]])
  static let number = ValueSchema("number", "number", ["type": ["number", "null"]])

  /// What 64 bits hold.
  static let integer = ValueSchema(
    "integer", "whole number",
    ["type": ["integer", "null"], "minimum": -0x1p63, "maximum": .integer(.max)])

  static let headingLevel = ValueSchema(
    "headingLevel", "whole number, 1 to 6", ["type": ["integer", "null"], "minimum": 1, "maximum": 6])

  static let opacity = ValueSchema(
    "opacity", "number, 0 to 1", ["type": ["number", "null"], "minimum": 0, "maximum": 1])

  /// A language's English name is not its tag.
  static let language = ValueSchema(
    "language", "language tag",
    ["type": ["string", "null"], "not": ["type": "string", "pattern": .string(LanguageNames.pattern)]])

  static let texts = ValueSchema("texts", "array of texts", ["type": ["array", "null"], "items": ["type": "string"]])

  static let readings = ValueSchema(
    "readings", "text, or an object with a text for each word",
    ["type": ["string", "object", "null"], "additionalProperties": ["type": "string"]])

  /// Exporters write numbers and flags for values.
  static let value = ValueSchema(
    "value", "text, number, `true` or `false`", ["type": ["string", "number", "boolean", "null"]])

  static let color = ValueSchema(
    "color", "[color](#appearance)",
    [
      "type": ["string", "object", "null"], "pattern": colorPattern,
      "patternProperties": ["^x-": true], "additionalProperties": false,
      "properties": .object(
        ColorValue.Scheme.allCases.map {
          DescribedValue.Member(key: $0.rawValue, value: ["type": ["string", "null"], "pattern": colorPattern])
        }),
      "anyOf": .list([["type": ["string", "null"]]] + ColorValue.Scheme.allCases.map(hasColor)),
    ])

  private static func hasColor(for scheme: ColorValue.Scheme) -> DescribedValue {
    let member = DescribedValue.Member(key: scheme.rawValue, value: ["type": "string"])
    return ["required": .strings([scheme.rawValue]), "properties": .object([member])]
  }

  private static let colorPattern: DescribedValue = .string(
    "^(system:|#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$|("
      + (ColorType.names.keys.sorted() + ["darkGrey", "grey", "lightGrey"]).joined(separator: "|") + ")$)")

  static let controls = ValueSchema(
    "controls", "array of controls", ["type": ["array", "null"], "items": ["$ref": "#/$defs/control"]])

  /// One of the words of a fixed set; another is a finding and counts as absent.
  static func word(among words: [String]) -> ValueSchema {
    ValueSchema(nil, "one of \(list(words))", .object([.init(key: "type", value: ["string", "null"])] + hints(words)))
  }

  /// Words of a fixed set; another is a finding and left out.
  static func words(among words: [String]) -> ValueSchema {
    let items = DescribedValue.object([.init(key: "type", value: "string")] + hints(words))
    return ValueSchema(nil, "array of \(list(words))", ["type": ["array", "null"], "items": items])
  }

  /// One value and no other.
  static func only(_ value: DescribedValue) -> ValueSchema {
    ValueSchema(nil, "`\(value.json)`", ["anyOf": [["const": value], ["type": "null"]]])
  }

  /// Nothing else is taken: another word is a finding.
  static func hints(_ words: [String]) -> [DescribedValue.Member] {
    // `null` is the same as no key, where the type allows it.
    [.init(key: "anyOf", value: [["enum": .strings(words)], ["not": ["type": "string"]]])]
  }

  private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}
