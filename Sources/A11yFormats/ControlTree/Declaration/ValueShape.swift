import A11yCore

/// What the value of a key may be: in words for people, in JSON Schema for programs.
///
/// A schema accepts what the reader takes without a mistake. Words the reader only notes are accepted, therefore, and
/// `null`, which is as good as no key. Keywords of one type say nothing of values of another, so that a shape of
/// several types needs no alternatives.
struct ValueShape: Sendable {
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

  /// Every shape that has a name.
  static let named = [
    text, flag, number, integer, coordinate, frame, size, point, colour, texts, value, traits, state, font, spans,
    controls, actions, customActions, customContent, customRotors, container, ids, headers, context, cellHeaders,
    source, suppressions,
  ]

  /// A reference to the definition, or the schema itself.
  var use: DescribedValue { name.map { ["$ref": .string("#/$defs/\($0)")] } ?? schema }

  static let text = ValueShape("text", "text", ["type": ["string", "null"]])
  static let flag = ValueShape("flag", "`true` or `false`", ["type": ["boolean", "null"]])
  static let number = ValueShape("number", "number", ["type": ["number", "null"]])

  /// What 64 bits hold.
  static let integer = ValueShape(
    "integer", "whole number",
    ["type": ["integer", "null"], "minimum": -0x1p63, "maximum": .integer(.max)])

  static let texts = ValueShape("texts", "array of texts", ["type": ["array", "null"], "items": ["type": "string"]])

  /// Exporters write numbers and flags for values.
  static let value = ValueShape(
    "value", "text, number, `true` or `false`", ["type": ["string", "number", "boolean", "null"]])

  static let colour = ValueShape(
    "colour", "[colour](#how-it-looks)",
    [
      "type": ["string", "object", "null"], "pattern": colourPattern,
      "properties": .object(
        Colour.Scheme.allCases.map {
          DescribedValue.Member(key: $0.rawValue, value: ["type": ["string", "null"], "pattern": colourPattern])
        }),
      "anyOf": .list([["type": ["string", "null"]]] + Colour.Scheme.allCases.map(hasColour)),
    ])

  private static func hasColour(for scheme: Colour.Scheme) -> DescribedValue {
    let member = DescribedValue.Member(key: scheme.rawValue, value: ["type": "string"])
    return ["required": .strings([scheme.rawValue]), "properties": .object([member])]
  }

  private static let colourPattern: DescribedValue = "^(system:|#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$)"

  static let controls = ValueShape(
    "controls", "array of controls", ["type": ["array", "null"], "items": ["$ref": "#/$defs/control"]])

  /// One of the words of a fixed set; another is a notice and counts as absent.
  static func word(_ type: (some RawRepresentable<String> & CaseIterable).Type) -> ValueShape {
    word(among: type.allCases.map(\.rawValue))
  }

  static func word(among words: [String]) -> ValueShape {
    ValueShape(nil, "one of \(list(words))", .object([.init(key: "type", value: ["string", "null"])] + hints(words)))
  }

  /// Words of a fixed set; another is a notice and left out.
  static func words(_ type: (some RawRepresentable<String> & CaseIterable).Type) -> ValueShape {
    words(among: type.allCases.map(\.rawValue))
  }

  static func words(among words: [String]) -> ValueShape {
    let items = DescribedValue.object([.init(key: "type", value: "string")] + hints(words))
    return ValueShape(nil, "array of \(list(words))", ["type": ["array", "null"], "items": items])
  }

  /// One value and no other.
  static func only(_ value: DescribedValue) -> ValueShape {
    ValueShape(nil, "`\(value.json)`", ["anyOf": [["const": value], ["type": "null"]]])
  }

  /// Editors offer the words; the reader notes another one and goes on, so that a schema must not refuse it.
  static func hints(_ words: [String]) -> [DescribedValue.Member] {
    [.init(key: "anyOf", value: [["enum": .strings(words)], ["$comment": "Another word is a notice."]])]
  }

  private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}
