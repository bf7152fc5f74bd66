import A11yFormats

/// The control tree as JSON Schema, draft 2020-12: for editors, and for programs that write such files.
///
/// Accepts what the reader takes without a mistake. Left out is what the standard has no words for: a key given twice,
/// and the bound on depth.
package enum ControlTreeSchema {
  /// The text of `Docs/schema/control-tree.schema.json`.
  package static var json: String { schema.indented() + "\n" }

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
      aliasedKeys.map { .init(key: $0, value: ["properties": .object([.init(key: $1, value: false)])]) }
    ),
  ]

  private static let definitions = ValueSchema.named.compactMap { shape in
    shape.name.map { DescribedValue.Member(key: $0, value: shape.schema) }
  }

  /// UIKit's names, each with the key's own.
  private static let aliasedKeys = Key.documented.compactMap { key in key.alias.map { ($0, key.name) } }

  private static let aliases = aliasedKeys.map { name, key in
    DescribedValue.Member(
      key: name,
      value: [
        "description": .string("UIKit's name of '\(key)'."),
        "$ref": .string("#/$defs/control/properties/\(key)"),
      ])
  }

  private static func properties(_ isWanted: (Key) -> Bool) -> [DescribedValue.Member] {
    Key.documented.filter(isWanted).map { key in
      var members: [DescribedValue.Member] = [.init(key: "description", value: .string(key.meaning))]
      if case .object(let shape) = ValueSchema(key.shape).use { members += shape }
      members.append(.init(key: "examples", value: [key.example]))
      return .init(key: key.name, value: .object(members))
    }
  }
}

extension DescribedValue {
  /// JSON for people: what fits into a line stands on one, the rest a member or an item a line.
  ///
  /// - Parameters:
  ///   - depth: the levels around it, two spaces each.
  ///   - width: how many columns a line may have.
  ///   - lead: the columns that stand before it in its line.
  func indented(depth: Int = 0, width: Int = 120, lead: Int = 0) -> String {
    let line = json
    // One column for the comma behind it.
    if depth * 2 + lead + line.count < width { return line }
    let margin = String(repeating: "  ", count: depth + 1)
    let parts: [String]
    switch self {
    case .list(let items):
      parts = items.map { margin + $0.indented(depth: depth + 1, width: width) }
    case .object(let members):
      parts = members.map { member in
        let key = DescribedValue.string(member.key).json + ": "
        return margin + key + member.value.indented(depth: depth + 1, width: width, lead: key.count)
      }
    case .string, .number, .integer, .mask, .flag: return line
    }
    let (open, close) = line.hasPrefix("[") ? ("[", "]") : ("{", "}")
    return open + "\n" + parts.joined(separator: ",\n") + "\n" + String(repeating: "  ", count: depth) + close
  }
}
