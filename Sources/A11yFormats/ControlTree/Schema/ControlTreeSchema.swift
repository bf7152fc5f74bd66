/// The control tree as JSON Schema, draft 2020-12: for editors, and for programs that write such files.
///
/// Accepts what the reader takes without a mistake. Left out is what the standard has no words for: a key given twice,
/// and the bound on depth.
public enum ControlTreeSchema {
  /// The text of `Docs/schema/control-tree.schema.json`.
  public static var json: String { schema.indented() + "\n" }

  private static let schema: DescribedValue = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "a11y-audit control tree",
    "description": "A tree of UIKit-like controls: one root, or an array of roots, one for each screen.",
    "$comment": "Written by a test from the declarations that Docs/ControlTree.md is written from.",
    "if": ["type": "array"],
    "then": ["items": ["$ref": "#/$defs/root"]],
    "else": ["$ref": "#/$defs/root"],
    "$defs": .object([.init(key: "root", value: root), .init(key: "control", value: control)] + definitions),
  ]

  private static let root: DescribedValue = [
    "description": "The outermost control, which also describes the screen.",
    "$ref": "#/$defs/control",
    "properties": .object(
      [
        .init(
          key: "$schema", value: ["description": "Where an editor finds this schema; the tool does not look at it."])
      ]
        + properties { $0.isForRoot }),
  ]

  private static let control: DescribedValue = [
    "type": "object",
    "$comment": "A key that is not here is a notice, unless it begins with x-; null is as good as no key.",
    "properties": .object(properties { !$0.isForRoot } + aliases),
    "patternProperties": ["^x-": ["description": "Your own; the tool does not look at it."]],
    // One fact is given once, whichever spelling is used.
    "dependentSchemas": .object(
      ControlKey.aliases.map { .init(key: $0, value: ["properties": .object([.init(key: $1.rawValue, value: false)])]) }
    ),
  ]

  private static let definitions = ValueType.named.compactMap { shape in
    shape.name.map { DescribedValue.Member(key: $0, value: shape.schema) }
  }

  private static let aliases = ControlKey.aliases.map { name, key in
    DescribedValue.Member(
      key: name,
      value: [
        "description": .string("UIKit's name of '\(key.rawValue)'."),
        "$ref": .string("#/$defs/control/properties/\(key.rawValue)"),
      ])
  }

  private static func properties(_ isWanted: (ControlKey) -> Bool) -> [DescribedValue.Member] {
    KeyGroup.all.flatMap(\.keys).filter { isWanted($0.key) }.map { declaration in
      var members: [DescribedValue.Member] = [.init(key: "description", value: .string(declaration.meaning))]
      if case .object(let shape) = declaration.shape.use { members += shape }
      members.append(.init(key: "examples", value: [declaration.example]))
      return .init(key: declaration.key.rawValue, value: .object(members))
    }
  }
}
