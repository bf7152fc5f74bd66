import A11yCore
import A11yFormats
import A11yNarration
import Testing

/// What is listed next to the speech, as the reference's legend lists it.
@Suite struct `Beside the speech` {
  private static let actions = ["First Action", "Third Action"]
  private static let content: [Interaction.CustomContent] = [
    .init(label: "Custom Content Label", value: "Custom Content Value"),
    .init(label: "Limited Edition", value: "", isImportant: true),
  ]
  private static let contentLines = ["↓ Custom Content Label: Custom Content Value", "↓ Limited Edition"]
  private static let actionLines = ["↓ First Action", "↓ Third Action"]

  static let legends: [(language: String, description: String, hint: String?, ElementDetails, lines: [String])] = [
    (
      "en", "Label", "Hint", .init(actions: actions, content: content),
      ["Label", "Hint", "Actions Available"] + actionLines + ["More Content Available"] + contentLines
    ),
    ("en", "Label", nil, .init(content: content), ["Label", "More Content Available"] + contentLines),
    ("en", "Hint", nil, .init(actions: actions), ["Hint", "Actions Available"] + actionLines),
    ("en", "", nil, .init(actions: actions), ["Actions Available"] + actionLines),
    ("en", "", nil, .init(content: content), ["More Content Available"] + contentLines),
    (
      "en", "", nil, .init(actions: actions, content: content),
      ["Actions Available"] + actionLines + ["More Content Available"] + contentLines
    ),
    ("en", "", "Hint", .init(actions: actions), ["Actions Available", "Hint"] + actionLines),
    ("en", "", nil, .init(), [""]),
    (
      "de", "Name", nil, .init(actions: actions, content: content),
      ["Name", "Aktionen verfügbar"] + actionLines + ["Weiterhin inhalte verfügbar"] + contentLines
    ),
    (
      "ru", "Имя", nil, .init(actions: actions, content: content),
      ["Имя", "Доступны действия"] + actionLines + ["Доступно больше контента"] + contentLines
    ),
    (
      "en", "A", nil, .init(rotors: ["Errors"], inputLabels: ["More", "Options"]),
      ["A", "↺ Errors", "“More” “Options”"]
    ),
    // The rotors of the reference's own screen, and its default: those that find nothing are not shown.
    (
      "en", "A", nil,
      .init(rotors: [
        .init(name: "Two Digit Primes", results: ["11", "13"], rest: .more(11)), .init(name: "Ents", results: []),
        .init(name: "Forever", results: ["1"], rest: .many),
      ]),
      [
        "A", "↺ Two Digit Primes:", "- 11", "- 13", "+ 11 More Results...", "↺ Forever:", "- 1",
        "+ Many More (99+) Results...",
      ]
    ),
    (
      "de", "A", "B.", .init(rotors: [.init(name: "Fehler", results: ["Name"], rest: .more(2))]),
      ["A", "B.", "↺ Fehler:", "- Name", "+ 2 weitere Ergebnisse..."]
    ),
  ]

  @Test(arguments: legends.indices)
  func `are followed by actions, content, rotors and Voice Control's words`(index: Int) {
    let (language, description, hint, particulars, lines) = Self.legends[index]
    let phrases = Phrases.for(language: language)
    #expect(particulars.legend(description: description, hint: hint, phrases: phrases) == lines)
  }

  static let inputLabels: [(InputLabels, [String]?, String?, Traits, Bool, language: String, [String]?)] = [
    (.whenOverridden, nil, "No labels", .button, true, "en", nil),
    (.whenOverridden, ["One Input Label"], "One label", .button, true, "en", ["One Input Label"]),
    (.whenOverridden, ["Non-interactive label"], "Non-interactive", [], false, "en", nil),
    (.whenOverridden, [], "A", .button, true, "en", nil),
    (.always, [], "No labels", .button, true, "en", ["No", "labels", "Button."]),
    (.always, nil, "Volume", .adjustable, true, "en", ["Volume", "Adjustable."]),
    (.always, nil, nil, [], true, "en", []),
    (.always, nil, "A  B ", .button, true, "en", ["A", "B", "Button."]),
    (.always, nil, "Mehr Optionen", .button, true, "de", ["Mehr", "Optionen", "Taste."]),
    (.always, nil, "Ещё", [.button, .adjustable], true, "ru", ["Ещё", "Кнопка.", "Элемент регулировки."]),
    (.always, ["More"], "Options", .button, false, "en", ["More"]),
    (.never, ["More"], "Options", .button, true, "en", nil),
  ]

  @Test(arguments: inputLabels.indices)
  func `Voice Control's words are shown by mode`(index: Int) {
    let (mode, given, label, traits, responds, language, words) = Self.inputLabels[index]
    let shown = mode.shown(
      given: given, label: label, traits: traits, respondsToInteraction: responds,
      phrases: Phrases.for(language: language))
    #expect(shown == words)
  }

  @Test(
    arguments: [
      ([], .none, "en", "<no results>"), (["11", "13"], .more(11), "en", "- 11\n- 13\n+ 11 More Results..."),
      (["a"], .many, "en", "- a\n+ Many More (99+) Results..."),
      (["a"], .more(2), "de", "- a\n+ 2 weitere Ergebnisse..."),
      (["a", "b"], .none, "ru", "- a\n- b"), ([], .many, "de", "<keine Ergebnisse>"),
    ] as [([String], Interaction.CustomRotor.Rest, String, String)])
  func `a rotor lists its results`(
    results: [String], rest: Interaction.CustomRotor.Rest, language: String, text: String
  ) {
    let lines = Rotors.lines(of: results, rest: rest, phrases: Phrases.for(language: language))
    #expect(lines.joined(separator: "\n") == text)
  }

  @Test(
    arguments: [
      ("heading_level2", "en", "Heading 2"), ("heading_level2", "de", "Überschrift 2"), ("landmark", "ru", "Ориентиры"),
      ("table", "ko", nil), ("misspelled_word", "en", "Misspelled Words"), ("video", "en", nil), ("", "en", nil),
    ] as [(String, String, String?)])
  func `the system's rotors have names where they are known`(kind: String, language: String, name: String?) {
    #expect(Phrases.speaking(language)?.rotorNames[kind] == name)
  }

  @Test func `an element's are what its description gives`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIButton", "label": "Mail", "frame": [0, 0, 44, 44], "customActions": ["Reply", {"name": "Delete"}],
         "customContent": [{"label": "Size", "value": "3 MB", "importance": "high"}, {"label": "New", "value": ""}],
         "customRotors": ["Errors", {"name": "Dates", "results": ["1 May"], "more": 2}],
         "userInputLabels": ["Letter", "Post"]},
        {"class": "UILabel", "text": "Plain", "frame": [0, 50, 44, 44], "userInputLabels": ["Text"]},
        {"class": "UIButton", "label": "Bare", "frame": [0, 100, 44, 44]}]}
      """
    let screen = AccessibilityTree(try #require(Formats.read(Array(tree.utf8), as: nil).first))
    let phrases = Phrases.for(language: "en")
    #expect(
      ElementDetails(screen[1], phrases: phrases)
        == ElementDetails(
          actions: ["Reply", "Delete"],
          content: [.init(label: "Size", value: "3 MB", isImportant: true), .init(label: "New", value: "")],
          rotors: ["Errors", .init(name: "Dates", results: ["1 May"], rest: .more(2))],
          inputLabels: ["Letter", "Post"]))
    // Nobody can say "tap Plain".
    #expect(ElementDetails(screen[2], phrases: phrases) == ElementDetails())
    #expect(ElementDetails(screen[3], phrases: phrases) == ElementDetails())
    #expect(
      ElementDetails(screen[1], phrases: phrases).lines(phrases) == [
        "Actions Available", "↓ Reply", "↓ Delete", "More Content Available", "↓ Size: 3 MB", "↓ New", "↺ Errors",
        "↺ Dates:", "- 1 May", "+ 2 More Results...",
        "“Letter” “Post”",
      ])
  }
}
