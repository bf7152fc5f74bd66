import Documentation

@testable import A11yFormats

/// What the schema and the reader must agree about: every key and every part of a value, with values of every kind.
enum SchemaDocuments {
  /// A value nothing takes: whatever is a list has no lists in it.
  static let wrong = "[[]]"

  static let all: [String] = {
    let names = Key.all.map(\.name) + Key.all.flatMap(\.aliases)
    let keys = names.flatMap { [#"{"\#($0)": @}"#, #"{"children": [{"\#($0)": @}]}"#] }
    return (keys + parts).flatMap { template in values.map { fill(template, with: $0) } } + whole
  }()

  static func fill(_ template: String, with value: String) -> String {
    template.split(separator: "@", omittingEmptySubsequences: false).joined(separator: value)
  }

  private static let values =
    [
      wrong, "null", "true", "false", "0", "1", "2", "-1", "1.0", "1.5", "1e999", "-1e999", "4294967295", "4294967296",
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854777000",
      "18446744073709551615", "18446744073709551616", "\"\"", "\"text\"", "\"dataTable\"", "\"series\"", "\"button\"",
      "\"control-tree\"", "\"high\"", "[]", "[null]", "[1]", "[true]", "[\"button\"]", "[\"a\", 1]", "[{}]",
      "[{\"x-own\": 1}]", "[1, 2]", "[1, 2, 3]", "[1, null]", "[1, \"2\"]", "[0, 0, 44, 44]", "[0, 0, 44, null]",
      "[0, 0, 44, \"nan\"]", "[0, 0, \"-Inf\", \"+INFINITY\"]", "[0, 0, 44, \"+inf\"]", "[0, 0, 44, 44, 0]",
      "[0, 0, 44, true]", "{}", "{\"0\": \"a\"}", "{\"name\": \"a\"}", "{\"type\": \"list\"}", "{\"kind\": \"tab\"}",
    ] + texts + objects

  private static let texts = [
    "{{0, 0}, {44, 44}}", "{0, 0}", "0 0 44 44", "1,2", "{1, 2, 3}", "{{.5, 1.}, {-1e3, +inf}}", "{{0, 0}, {44, nan}}",
    "{{0, 0}, {44}}", "{{a, 0}, {44, 44}}", "0x0x44x44", "1..2 3", "#FF0000", "#ff000080", "#FF00", "#GG0000",
    "system:label", "system:", "red", " #FF0000", "-infinity", "infinit",
  ].map { "\"\($0)\"" }

  private static let objects = [
    #"{"x": 1, "y": 2}"#, #"{"x": 1, "y": null}"#, #"{"x": 1, "y": "2"}"#, #"{"width": 1, "height": 2}"#,
    #"{"x": 1, "y": 2, "width": 3, "height": 4}"#, #"{"x": 1, "y": 2, "width": 3}"#,
    #"{"x": 1, "y": 2, "width": 3, "height": 4, "depth": "5"}"#,
  ]

  /// Parts of values. The other parts are right, so that this one decides.
  private static let parts =
    [
      "@", "[@]", #"[{}, @]"#, #"{"children": [@]}"#, #"{"children": [{"children": [{}, @]}]}"#, #"{"$schema": @}"#,
      #"{"children": [{"$schema": @}]}"#, #"{"unknown": @}"#, #"{"x-own": @}"#,
      #"{"frame": [0, 0, 44, @]}"#, #"{"frame": {"x": 0, "y": 0, "width": 44, "height": @}}"#, #"{"screen": [390, @]}"#,
      #"{"screen": {"width": @, "height": 2}}"#, #"{"activationPoint": [@, 0]}"#,
      #"{"activationPoint": {"x": 1, "y": @}}"#,
      #"{"traits": [@]}"#, #"{"traits": ["button", @]}"#, #"{"state": ["selected", @]}"#, #"{"gestures": ["tap", @]}"#,
      #"{"order": ["a", @]}"#, #"{"font": {"name": @}}"#, #"{"font": {"size": @}}"#, #"{"font": {"bold": @}}"#,
      #"{"source": {"incomplete": @}}"#, #"{"source": {"untranslated": ["a", @]}}"#,
      #"{"a11y-audit:unknown": ["a", @]}"#, #"{"font": {"textStyle": @}}"#, #"{"font": {"scaled": @}}"#,
      #"{"font": {"x-own": @}}"#,
      #"{"font": {"sise": @}}"#,
      #"{"spans": [@]}"#, #"{"spans": [{"text": @}]}"#, #"{"spans": [{"text": "a", "color": @}]}"#,
      #"{"spans": [{"color": @}]}"#, #"{"actions": [@]}"#, #"{"actions": [{"selector": @}]}"#,
      #"{"actions": [{"selector": "a", "event": @}]}"#, #"{"actions": [{"selector": "a", "event": ["touchDown", @]}]}"#,
      #"{"actions": [{"selector": "a", "target": @}]}"#, #"{"customActions": [@]}"#,
      #"{"customActions": [{"name": @}]}"#,
      #"{"customActions": ["a", {"name": "b", "image": @}]}"#, #"{"customContent": [@]}"#,
      #"{"customRotors": [@]}"#, #"{"customRotors": ["a", {"name": @}]}"#,
      #"{"customRotors": [{"name": "a", "results": @, "more": 0}]}"#,
      #"{"customRotors": [{"name": "a", "results": ["b", @], "more": "many"}]}"#,
      #"{"customRotors": [{"name": "a", "results": [{"text": @}]}]}"#,
      #"{"customRotors": [{"name": "a", "results": [{"text": "b", "frame": @}]}]}"#,
      #"{"customRotors": [{"name": "a", "more": @}]}"#,
      #"{"customContent": [{"label": @}]}"#, #"{"customContent": [{"label": "a", "value": @}]}"#,
      #"{"customContent": [{"label": "a", "importance": @}]}"#, #"{"a11y-audit:ignore": [{"rule": @}]}"#,
      #"{"a11y-audit:ignore": [{"rule": "a", "reason": @}]}"#, #"{"inferred": ["traits", @]}"#,
      #"{"source": {"format": @}}"#, #"{"source": {"level": @}}"#, #"{"source": {"lacks": @}}"#,
      #"{"source": {"lacks": ["hint", @]}}"#, #"{"source": {"roundsFrames": @}}"#, #"{"source": {"designTime": @}}"#,
      #"{"source": {"incomplete": @}}"#, #"{"source": {"x-own": @}}"#, #"{"children": [{"source": @}]}"#,
    ] + containers + contexts

  private static let containers =
    [
      #"{"container": {"type": @}}"#, #"{"container": {"type": "list", "rows": @}}"#,
      #"{"container": {"type": @, "rows": "2"}}"#,
    ]
    + ["rows", "columns", "rowHeaders", "columnHeaders"].map { #"{"container": {"type": "dataTable", "\#($0)": @}}"# }
    + ["0", "12", "+1", "-0", "-1", "007", "a", "", "1.0", "x-own"].map { position in
      #"{"container": {"type": "dataTable", "rowHeaders": {"\#(position)": @}}}"#
    }

  private static let contexts =
    [
      #"{"context": {"kind": @}}"#, #"{"context": {"kind": @, "index": "1"}}"#,
      #"{"context": {"kind": "listStart", "index": @}}"#,
    ]
    + ["series", "tab", "tabBarItem"].flatMap { kind in
      ["index", "count", "row"].map { #"{"context": {"kind": "\#(kind)", "\#($0)": @}}"# }
    }
    + ["row", "column", "width", "height", "isFirstInRow", "rowHeaders", "columnHeaders", "index"].map { name in
      #"{"context": {"kind": "dataTableCell", "\#(name)": @}}"#
    }
    + ["label", "value", "x-own"].map { name in
      #"{"context": {"kind": "dataTableCell", "rowHeaders": [{}, {"\#(name)": @}]}}"#
    }

  /// Whole documents.
  private static let whole =
    Key.all.flatMap { key in
      guard let alias = key.alias else { return [String]() }
      return ["null", "true", "\"a\"", "[]"].flatMap { value in
        [
          #"{"\#(alias)": \#(value), "\#(key.name)": \#(value)}"#,
          #"{"children": [{"\#(key.name)": \#(value), "\#(alias)": \#(value)}]}"#,
        ]
      }
    }
    + Key.all.flatMap { key in
      [
        #"{"\#(key.name)": \#(key.example.json)}"#,
        #"[{}, {"children": [{"\#(key.name)": \#(key.example.json)}]}]"#,
      ]
    } + ["[]", "{}", "[{}, {}]", ControlTreeReference.example]
}
