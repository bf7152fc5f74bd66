/// Numbers in an array, in an object or in braces inside a text.
extension ValueType {
  /// JSON has no NaN and no infinity: exporters write `null`, or words. Both are findings and not errors.
  static let coordinate = ValueType(
    "coordinate", "number",
    [
      "type": ["number", "string", "null"],
      "pattern": "^([Nn][Aa][Nn]|-?[Ii][Nn][Ff]|[+-]?[Ii][Nn][Ff][Ii][Nn][Ii][Tt][Yy])$",
    ])

  static let frame = numbers("frame", ["x", "y", "width", "height"], braces: "{{x, y}, {width, height}}")
  static let size = numbers("size", ["width", "height"], braces: "{width, height}")
  static let point = numbers("point", ["x", "y"], braces: "{x, y}")

  /// The spellings `NSCoder` and dumps use: braces, commas and spaces only part the numbers.
  private static func numbers(_ name: String, _ names: [String], braces: String) -> ValueType {
    let coordinate: DescribedValue = ["$ref": "#/$defs/coordinate"]
    let count = DescribedValue.number(Double(names.count))
    return ValueType(
      name, "`[\(names.joined(separator: ", "))]`",
      [
        "type": ["array", "object", "string", "null"],
        "$comment": .string("[\(names.joined(separator: ", "))], an object with these names, or \"\(braces)\""),
        "minItems": count, "maxItems": count, "items": coordinate,
        "required": .strings(names),
        "properties": .object(names.map { .init(key: $0, value: coordinate) }),
        "pattern": .string("^[{}, ]*(\(literal)[{}, ]+){\(names.count - 1)}\(literal)[{}, ]*$"),
      ])
  }

  private static let literal =
    "[+-]?(([0-9]+[.]?[0-9]*|[.][0-9]+)([Ee][+-]?[0-9]+)?|[Nn][Aa][Nn]|[Ii][Nn][Ff]([Ii][Nn][Ii][Tt][Yy])?)"
}
