import A11yCore
import Testing

@testable import A11yFormats

/// A value of the wrong type is an error that names the key, what belongs there, what was found, and where. A new key is
/// tested by its declaration: see `KeyDeclarationTests`.
@Suite struct WrongTypeTests {
  /// Keys by what belongs there, with values of every other type.
  static let kinds: [(keys: [String], expected: String, wrong: [String])] = [
    (
      [
        "class", "superclass", "role", "identifier", "id", "language", "label", "hint", "title", "text", "placeholder",
        "image",
        "action", "url", "contentType", "background",
      ], "a string", [number, flag, list, object]
    ),
    (["value"], "a string", [list, object]),
    (
      [
        "system", "hidden", "icon", "opaque", "adjustsFont", "truncated", "truncationAllowed", "shrinksToFit",
        "translate",
        "userContent", "contextMenu", "logotype", "required", "busy", "underline", "inline", "enabled",
        "selected", "highlighted", "focused", "userInteraction", "editable", "secure", "momentary", "isElement",
        "elementsHidden", "modal", "groups", "clips", "tappable",
      ], "true or false", [number, text, list, object]
    ),
    (["alpha", "min", "max", "fixedWidth", "fixedHeight"], "a number", [flag, text, list, object]),
    (["headingLevel", "row", "column"], "a whole number", ["1.5", "1e300", flag, text, list, object]),
    (
      ["frame", "accessibilityFrame", "hitFrame", "visibleFrame"], "[x, y, width, height]",
      [number, flag, text, list, object, "[1, 2, 3]", "[1, 2, 3, true]", #""{{1, 2}, {3}}""#]
    ),
    (["intrinsicSize"], "[width, height]", [number, flag, text, list, object, "[1]", "[1, 2, 3]"]),
    (["activationPoint"], "[x, y]", [number, flag, text, list, object, "[1]", "[1, 2, 3]"]),
    (
      ["textColor", "backgroundColor", "placeholderColor", "tintColor", "borderColor", "trackColor", "indicatorColor"],
      "#RRGGBB, #RRGGBBAA, system:name or an object with one for light and dark",
      [
        number, flag, text, list, object, ##""#12345""##, ##""#12345G""##, ##""#+12345""##,
        ##"{"light": "#12345"}"##,
      ]
    ),
    (["traits"], "an array of trait names or a bit mask", ["-1", "1.5", "18446744073709551616", flag, object]),
    (["state"], "an array of state names or a bit mask", ["-1", "1.5", "4294967296"]),
    (["state"], "an array of state names", [flag, text, object]),
    (
      ["order", "userInputLabels", "gestures", "implements", "inferred", "a11y-audit:unknown"], "an array of strings",
      [number, flag, text, object]
    ),
    (["children"], "an array of controls, such as [{…}]", [number, flag, text, object]),
    (["font"], "a text style or an object with name, size, bold, textStyle or scaled", [number, flag, list]),
    (["spans"], "an array of objects with text, color", [number, flag, text, object]),
    (["container"], "a container's name or an object with type", [number, flag, list, object]),
    (["context"], "an object with kind", [number, flag, text, list, object]),
    (["a11y-audit:ignore"], "an array of objects with rule, reason, until", [number, flag, object]),
    (["appleAudit"], "an array of objects with check, message, frame", [number, flag, text, object]),
    (["measuredColors"], "an object with foreground and background, or with undecided", [number, flag, text, list]),
    (["actions"], "an array of objects with event, target, selector", [number, flag, text, object]),
    (["customActions"], "an array of names or of objects with name and image", [number, flag, text, object]),
    (["customRotors"], "an array of names or of objects with name, results and more", [number, flag, text, object]),
    (["customContent"], "an array of objects with label, value, importance", [number, flag, text, object]),
  ]

  private static let number = "7"
  private static let flag = "true"
  private static let text = #""x""#
  private static let list = "[]"
  private static let object = "{}"

  struct Case: CustomTestStringConvertible {
    var key: String
    var value: String
    var message: String

    var testDescription: String { "\(key): \(value)" }
  }

  static let cases = kinds.flatMap { kind in
    kind.keys.flatMap { key in
      kind.wrong.map { value in
        // The numbers of a frame are counted.
        let count = value.hasPrefix("[") ? value.split(separator: ",").count : 0
        let counted = kind.expected == "[x, y, width, height]" && count > 1 && count != 4 ? " of \(count)" : ""
        if key == "icon", value == text {
          return Case(key: key, value: value, message: "'icon' must be true or false; write the image 'x' as 'image'")
        }
        let isListOfStrings = kind.expected == "an array of strings" || kind.expected == "an array of state names"
        let remedy =
          key == "font" && value == number
          ? #"; write {"size": 7}"#
          : value == number && ["label", "hint", "title", "text", "placeholder"].contains(key)
            ? "; write it in quotes" : isListOfStrings && value == text ? #"; write ["x"]"# : ""
        let color = kind.expected.hasPrefix("#RRGGBB") && value.hasPrefix("\"") ? value.dropFirst().dropLast() : nil
        if value == object, kind.expected.hasPrefix("an array"), kind.expected.contains("of objects") {
          return Case(
            key: key, value: value, message: "'\(key)' must be \(kind.expected); put [ and ] around the object")
        }
        let message =
          color.map {
            "'\(key)' has the unknown color '\($0)'; write #RRGGBB, such as #000000, or a name such as black"
          }
          ?? "'\(key)' must be \(kind.expected), found \(words(value))\(counted)\(remedy)"
        return Case(key: key, value: value, message: message)
      }
    }
  }

  @Test("a wrong type is reported with its location", arguments: cases)
  func wrongType(_ example: Case) {
    let text = KeyCase.text(example.key, example.value)
    let column = example.key.count + 6
    #expect(Trying.mistakes(text) == ["2:\(column): \(example.message)"])
  }

  @Test(
    "a wrong type of the root's keys is reported with its location",
    arguments: [
      ("name", "1", "a string, found a number"), ("kind", "true", "a string, found true or false"),
      ("screen", #""390x844""#, "[width, height], found a string; write [390, 844]"),
      (
        "screen", #""Pay""#,
        "[width, height], found a string; write its size, such as [390, 844], and its name as 'name'"
      ),
      ("direction", "[]", "a string, found an array"),
      ("idiom", "{}", "a string, found an object"),
      ("supportedOrientations", #""portrait""#, #"an array of strings, found a string; write ["portrait"]"#),
      ("essentialOrientation", "1", "true or false, found a number; write true"),
      ("format", "1", "a string, found a number"), ("format", #""outline""#, #""control-tree", found "outline""#),
      ("version", #""1""#, "a whole number, found a string"),
      ("version", "2", "1, found 2; use a newer version of the tool"),
    ] as [(String, String, String)])
  func root(_ key: String, _ value: String, _ message: String) {
    let text = #"{"label": "x", "\#(key)": \#(value)}"#
    #expect(Trying.mistakes(text) == ["1:\(key.count + 20): '\(key)' must be \(message)"])
  }

  @Test("every error of a file is reported, in the order of the file")
  func several() {
    let text = #"""
      {"label": 1, "children": [
        {"frame": "wide", "children": [
          {"hint": []}, 5, null
        ]},
        {"children": {"label": 2}, "alpha": "x"}, "text"
      ]}
      """#
    #expect(
      Trying.mistakes(text) == [
        "1:11: 'label' must be a string, found a number; write it in quotes",
        "2:13: 'frame' must be [x, y, width, height], found a string",
        "3:14: 'hint' must be a string, found an array",
        "3:19: a control must be an object, found a number",
        "3:22: a control must be an object, found null",
        "5:16: 'children' must be an array of controls, such as [{…}], found an object",
        "5:39: 'alpha' must be a number, found a string",
        #"5:45: a control must be an object, found a string; write {"role": "text"}"#,
      ])
  }

  private static func words(_ value: String) -> String {
    switch value.first {
    case "{": "an object"
    case "[": "an array"
    case "\"": "a string"
    case "t", "f": "true or false"
    default: "a number"
    }
  }
}
