import A11yCore
import A11yFormats

/// Values made of parts.
extension ValueSchema {
  static let traits = ValueSchema(
    "traits", "array of [trait](#traits) names, one text with names, or UIKit's bit mask",
    [
      "type": ["array", "integer", "string", "null"], "minimum": 0, "maximum": .mask(.max),
      "pattern": traitList,
      "items": .object(
        [
          .init(key: "type", value: ["string", "integer"]), .init(key: "minimum", value: 0),
          .init(key: "maximum", value: .mask(.max)), .init(key: "pattern", value: traitList),
        ]),
    ])

  /// Names, in the spellings of UIKit, SwiftUI and dumps, with commas, spaces or bars between.
  private static let traitList: DescribedValue = {
    let names = Traits.named.map(\.name) + Traits.synonyms
    let anyCase = names.map { name in
      let first = name.prefix(1)
      return "[\(first)\(first.uppercased())]" + name.dropFirst()
    }
    let trait =
      "((UIAccessibilityTraits[.]|UIAccessibilityTrait|AXTrait|is|[.])?(\(anyCase.joined(separator: "|")))|unknown[(][0-9]{1,19}[)])"
    return .string("^[, |]*(\(trait)([, |]+|$))*$")
  }()

  static let role = ValueSchema(nil, "[role](#roles)", word(among: Role.allCases.map(\.rawValue) + synonyms).schema)

  /// As people write them, in the case of the table.
  private static let synonyms = Role.synonyms.keys.sorted()

  static let className = ValueSchema(nil, "[class](#classes)", text.use)

  static let state = ValueSchema(
    "state",
    "array of `normal`, \(ControlState.named.map { "`\($0.name)`" }.joined(separator: ", ")), or UIKit's bit mask",
    [
      "type": ["array", "integer", "null"], "minimum": 0, "maximum": .mask(UInt64(UInt32.max)),
      "items": .object([.init(key: "type", value: "string")] + hints(["normal"] + ControlState.named.map(\.name))),
    ])

  static let font = ValueSchema(
    "font", "text style, or object with any of `name`, `size`, `bold`, `textStyle`, `scaled`",
    [
      "type": ["object", "string", "null"], "pattern": .string(TextStyles.pattern),
      "properties": [
        "name": text.use, "size": number.use, "bold": flag.use,
        "textStyle": ["type": ["string", "null"], "pattern": .string(TextStyles.pattern)], "scaled": flag.use,
      ], "patternProperties": ["^x-": true], "additionalProperties": false,
    ])

  static let spans = objects(
    "spans", "array of objects with `text`, and `color` if it differs", required: "text", ["color": color.use])

  static let actions = objects(
    "actions", "array of objects with `selector`, and `event` and `target` if known", required: "selector",
    ["event": event, "target": text.use])

  static let customContent = objects(
    "customContent", "array of objects with `label`, `value`, `importance`", required: "label",
    ["value": text.use, "importance": word(among: ["default", "high"]).schema])

  static let states = ValueSchema(
    "states",
    "object of attributes by state: "
      + (StatesType.texts.map(\.key) + StatesType.colors.map(\.key)).map { "`\($0)`" }.joined(separator: ", "),
    [
      "type": ["object", "null"],
      "propertyNames": [
        "pattern": .string("^[ ,+]*((\(ControlState.named.map(\.name).joined(separator: "|")))([ ,+]+|$))*$")
      ],
      "additionalProperties": [
        "type": "object",
        "properties": .object(
          StatesType.texts.map { .init(key: $0.key, value: text.use) }
            + StatesType.colors.map { .init(key: $0.key, value: color.use) }),
        "patternProperties": ["^x-": true], "additionalProperties": false,
      ],
    ])

  static let suppressions = objects(
    "suppressions", "array of objects with `rule`, `reason` and optionally `until`", required: "rule",
    ["reason": text.use, "until": text.use])

  static let measuredColors = ValueSchema(
    "measuredColors", "object with `foreground` and `background`, optionally `height`, or with `undecided`",
    [
      "type": ["object", "null"],
      "properties": [
        "foreground": color.use, "background": color.use, "height": number.use,
        "undecided": word(among: MeasuredColors.Doubt.allCases.map(\.rawValue)).schema,
      ],
      "anyOf": [["required": ["foreground", "background"]], ["required": ["undecided"]]],
      "patternProperties": ["^x-": true], "additionalProperties": false,
    ])

  static let auditIssues = objects(
    "auditIssues", "array of objects with `check`, `message`, `frame`", required: "check",
    ["check": word(among: AuditIssue.Check.allCases.map(\.rawValue)).schema, "message": text.use, "frame": frame.use])

  static let source = ValueSchema(
    "source",
    "object with any of `format`, `level`, `lacks`, `roundsFrames`, `designTime`, `incomplete`, "
      + "`untranslated`",
    [
      "type": ["object", "null"],
      "properties": [
        "format": text.use, "level": word(among: Screen.Level.allCases.map(\.rawValue)).schema,
        "lacks": words(among: Fact.allCases.map(\.rawValue)).schema,
        "roundsFrames": flag.use, "designTime": flag.use, "incomplete": texts.use,
        "untranslated": texts.use,
      ], "patternProperties": ["^x-": true], "additionalProperties": false,
    ])

  static let customActions = ValueSchema(
    "customActions", "array of names, or of objects with `name` and `image`",
    [
      "type": ["array", "null"],
      "items": [
        "type": ["string", "object"], "required": ["name"],
        "properties": ["name": ["type": "string"], "image": text.use],
        "patternProperties": ["^x-": true], "additionalProperties": false,
      ],
    ])

  static let customRotors = ValueSchema(
    "customRotors", "array of names, or of objects with `name`, `results` and `more`",
    [
      "type": ["array", "null"],
      "items": [
        "type": ["string", "object"], "required": ["name"],
        "properties": ["name": ["type": "string"], "results": rotorResults, "more": moreResults],
        "patternProperties": ["^x-": true], "additionalProperties": false,
      ],
    ])

  private static let rotorResults: DescribedValue = [
    "type": ["array", "null"],
    "items": [
      "type": ["string", "object"], "required": ["text"],
      "properties": ["text": ["type": "string"], "frame": frame.use],
      "patternProperties": ["^x-": true], "additionalProperties": false,
    ],
  ]

  private static let moreResults: DescribedValue = [
    "type": ["integer", "string", "null"], "minimum": 0, "maximum": .integer(.max), "pattern": "^many$",
  ]

  /// A name, several names or the bit mask.
  private static let event: DescribedValue = [
    "type": ["string", "array", "integer", "null"], "minimum": 0, "maximum": .mask(UInt64(UInt32.max)),
    "items": ["enum": .strings(ControlEvents.named.map(\.name))],
    "anyOf": [["enum": .strings(ControlEvents.named.map(\.name))], ["not": ["type": "string"]]],
  ]

  /// Objects, each with the text it cannot do without.
  private static func objects(
    _ name: String, _ words: String, required: String, _ others: DescribedValue
  ) -> ValueSchema {
    var members: [DescribedValue.Member] = [.init(key: required, value: ["type": "string"])]
    if case .object(let more) = others { members += more }
    return ValueSchema(
      name, words,
      [
        "type": ["array", "null"],
        "items": [
          "type": "object", "required": [.string(required)], "properties": .object(members),
          "patternProperties": ["^x-": true], "additionalProperties": false,
        ],
      ])
  }
}
