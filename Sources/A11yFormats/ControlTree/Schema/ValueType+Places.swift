import A11yCore

/// Containers, and places in them.
extension ValueType {
  static let container = ValueType(
    "container",
    "one of \(Structure.Container.names.map { "`\($0)`" }.joined(separator: ", ")), or an object with `type`",
    [
      "type": ["string", "object", "null"],
      "anyOf": [["enum": .strings(Structure.Container.names)], ["$comment": "Another word is a notice."]],
      "required": ["type"],
      "properties": [
        "type": .object([.init(key: "type", value: "string")] + hints(Structure.Container.names))
      ],
      "if": ["type": "object", "required": ["type"], "properties": ["type": ["const": "dataTable"]]],
      "then": [
        "properties": [
          "rows": integer.use, "columns": integer.use, "rowHeaders": headers.use, "columnHeaders": headers.use,
        ]
      ],
    ])

  static let ids = ValueType(
    "ids", "an `id`, or an array of them", ["type": ["string", "array"], "items": ["type": "string"]])

  /// By row or column. Positions beyond a quintillion are refused here and read by the tool; no table has them.
  static let headers = ValueType(
    "headers", "object of `id`s by position",
    [
      "type": ["object", "null"], "propertyNames": ["pattern": "^([+]?0*[0-9]{1,18}|-0+)$"],
      "additionalProperties": ids.use,
    ])

  static let context = ValueType(
    "context", "object with `kind`, and `index` and `count` or a cell's place",
    [
      "type": ["object", "null"], "required": ["kind"],
      "properties": [
        "kind": .object([.init(key: "type", value: "string")] + hints(positions + ["dataTableCell"] + ends))
      ],
      "allOf": [
        [
          "if": ["required": ["kind"], "properties": ["kind": ["enum": .strings(positions)]]],
          "then": ["properties": ["index": integer.use, "count": integer.use]],
        ],
        ["if": ["required": ["kind"], "properties": ["kind": ["const": "dataTableCell"]]], "then": cell],
      ],
    ])

  static let cellHeaders = ValueType(
    "cellHeaders", "array of objects with `label` and `value`",
    [
      "type": ["array", "null"],
      "items": ["type": "object", "properties": ["label": text.use, "value": text.use]],
    ])

  static let positions = ["series", "tab", "tabBarItem"]
  static let ends = ["listStart", "listEnd", "landmarkStart", "landmarkEnd"]

  private static let cell: DescribedValue = [
    "properties": [
      "row": integer.use, "column": integer.use, "width": integer.use, "height": integer.use,
      "isFirstInRow": flag.use, "rowHeaders": cellHeaders.use, "columnHeaders": cellHeaders.use,
    ]
  ]
}
