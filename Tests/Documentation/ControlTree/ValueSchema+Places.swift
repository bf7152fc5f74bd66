import A11yCore
import A11yFormats

/// Containers, and places in them.
extension ValueSchema {
  static let container = ValueSchema(
    "container",
    "one of \(Structure.Container.names.map { "`\($0)`" }.joined(separator: ", ")), or an object with `type`",
    [
      "type": ["string", "object", "null"],
      "anyOf": [["enum": .strings(Structure.Container.names)], ["not": ["type": "string"]]],
      "required": ["type"],
      "properties": [
        "type": .object([.init(key: "type", value: "string")] + hints(Structure.Container.names))
      ],
      "if": ["type": "object", "required": ["type"], "properties": ["type": ["const": "dataTable"]]],
      "then": [
        "properties": [
          "type": true, "rows": integer.use, "columns": integer.use, "rowHeaders": headers.use,
          "columnHeaders": headers.use,
        ],
        "patternProperties": ["^x-": true], "additionalProperties": false,
      ],
      "else": [
        "properties": ["type": true], "patternProperties": ["^x-": true], "additionalProperties": false,
      ],
    ])

  static let ids = ValueSchema(
    "ids", "an `id`, or an array of them", ["type": ["string", "array"], "items": ["type": "string"]])

  /// By row or column. Positions beyond a quintillion are rejected here and read by the tool; no table has them.
  static let headers = ValueSchema(
    "headers", "object of `id`s by position",
    [
      "type": ["object", "null"], "propertyNames": ["pattern": "^([+]?0*[0-9]{1,18}|-0+)$"],
      "additionalProperties": ids.use,
    ])

  static let context = ValueSchema(
    "context", "object with `kind`, and `index` and `count` or the position of a cell",
    [
      "type": ["object", "null"], "required": ["kind"],
      "properties": [
        "kind": .object([.init(key: "type", value: "string")] + hints(ContextType.kinds))
      ],
      "allOf": [
        [
          "if": ["required": ["kind"], "properties": ["kind": ["enum": .strings(ContextType.positions)]]],
          "then": [
            "properties": ["kind": true, "index": integer.use, "count": integer.use],
            "patternProperties": ["^x-": true], "additionalProperties": false,
          ],
        ],
        ["if": ["required": ["kind"], "properties": ["kind": ["const": "dataTableCell"]]], "then": cell],
        [
          "if": [
            "required": ["kind"],
            "properties": ["kind": ["not": ["enum": .strings(ContextType.positions + ["dataTableCell"])]]],
          ],
          "then": [
            "properties": ["kind": true], "patternProperties": ["^x-": true], "additionalProperties": false,
          ],
        ],
      ],
    ])

  static let cellHeaders = ValueSchema(
    "cellHeaders", "array of objects with `label` and `value`",
    [
      "type": ["array", "null"],
      "items": [
        "type": "object", "properties": ["label": text.use, "value": text.use],
      ],
    ])

  private static let cell: DescribedValue = [
    "properties": [
      "kind": true, "row": integer.use, "column": integer.use, "width": integer.use, "height": integer.use,
      "isFirstInRow": flag.use, "rowHeaders": cellHeaders.use, "columnHeaders": cellHeaders.use,
    ],
    "patternProperties": ["^x-": true], "additionalProperties": false,
  ]
}

/// Numbers in an array, in an object or in braces inside a text.
extension ValueSchema {
  /// JSON has no NaN and no infinity: exporters write `null`, or words. Both are findings and not errors.
  static let coordinate = ValueSchema(
    "coordinate", "number",
    [
      "type": ["number", "string", "null"],
      "pattern": .string("^\(literal)$"),
    ])

  static let frame = numbers("frame", ["x", "y", "width", "height"], braces: "{{x, y}, {width, height}}")
  static let size = numbers("size", ["width", "height"], braces: "{width, height}")
  static let point = numbers("point", ["x", "y"], braces: "{x, y}")

  /// The spellings `NSCoder` and dumps use: braces, commas and spaces only part the numbers.
  private static func numbers(_ name: String, _ names: [String], braces: String) -> ValueSchema {
    let coordinate: DescribedValue = ["$ref": "#/$defs/coordinate"]
    func list(of count: Int, _ item: DescribedValue) -> DescribedValue {
      ["type": "array", "minItems": .number(Double(count)), "maxItems": .number(Double(count)), "items": item]
    }
    let flat = list(of: names.count, coordinate)
    // `[[x, y], [width, height]]`, as Swift's encoders write a `CGRect`.
    let pairs = list(of: 2, list(of: 2, coordinate))
    return ValueSchema(
      name, "`[\(names.joined(separator: ", "))]`",
      [
        "type": ["array", "object", "string", "null"],
        "$comment": .string("[\(names.joined(separator: ", "))], an object with these names, or \"\(braces)\""),
        "if": ["type": "array"], "then": names.count == 4 ? ["anyOf": [flat, pairs]] : flat,
        "anyOf": .list(objects(names)),
        "properties": .object(names.map { .init(key: $0, value: coordinate) }),
        "pattern": .string("^[{}, ]*(\(literal)[{}, ]+){\(names.count - 1)}\(literal)[{}, ]*$|\(call(names))"),
      ])
  }

  /// An object with these names, or one with an origin and a size, as UIKit's types have.
  private static func objects(_ names: [String]) -> [DescribedValue] {
    let flat: DescribedValue = ["required": .strings(names)]
    guard names.count == 4 else { return [flat] }
    func part(_ names: [String]) -> DescribedValue {
      let coordinate: DescribedValue = ["$ref": "#/$defs/coordinate"]
      return [
        "type": "object", "required": .strings(names),
        "properties": .object(names.map { .init(key: $0, value: coordinate) }),
      ]
    }
    let nested: DescribedValue = ["origin": part(Array(names.prefix(2))), "size": part(Array(names.suffix(2)))]
    return [flat, ["required": ["origin", "size"], "properties": nested]]
  }

  /// `CGRect(x: 20, y: 100, width: 100, height: 44)`, or without words.
  private static func call(_ names: [String]) -> String {
    let arguments = names.map { " *(\($0): *)?\(literal) *" }.joined(separator: ",")
    return "^((CG|NS)Rect|CGSize|CGPoint)?[(]\(arguments)[)]$"
  }

  private static let literal =
    "[+-]?(([0-9]+[.]?[0-9]*|[.][0-9]+)([Ee][+-]?[0-9]+)?|[Nn][Aa][Nn]|[Ii][Nn][Ff]([Ii][Nn][Ii][Tt][Yy])?)"
}
