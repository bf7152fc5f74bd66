import A11yCore
@testable import A11yNarration
import Testing

@Suite struct `Phrases and languages` {
  @Test(arguments: [
    ("en", "en"), ("de", "de"), ("ru", "ru"), ("en-US", "en"), ("de-AT", "de"), ("ru_RU", "ru"), ("den", "de"),
    ("rus", "ru"),
    ("DE", "en"), ("De-de", "en"), ("fr", "en"), ("ko", "en"), ("zh-Hans", "en"), ("", "en"), ("d", "en"),
    (" de", "en"),
    ("de\u{301}", "en"), ("%@", "en"), (nil, "en"),
  ])
  func `the table of that name, else of the same two letters, else English`(language: String?, table: String) {
    #expect(Phrases.for(language: language).language == table)
  }

  @Test(arguments: [
    (nil, "de", "de"), ("fi", "de", "de"), ("ru", "de", "ru"), (nil, "fi", "en"), (nil, nil, "en"),
  ])
  func `an element's language goes before the interface's`(element: String?, interface: String?, table: String) {
    let narrator = Narrator(language: interface)
    #expect(narrator.phrases(for: element).language == table)
    #expect(narrator.narrate(.init(label: "A", language: element)).language == element ?? interface)
  }

  @Test(
    arguments: [
      ("en", "en"), ("de", "de"), ("DE", "de"), ("De-at", "de"), ("ru_RU", "ru"), ("rus", "ru"), ("ko", "ko"),
      ("ko-KR", "ko"), ("kor", "ko"), ("zh", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh_CN", "zh-Hans"),
      ("zh-Hans-SG", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"), ("ja-JP", "ja"), ("es-419", "es"), ("fr-CA", "fr"),
      ("FRA", "fr"),
      ("eng", "en"), ("deu", "de"), ("ger", "de"), ("zho", "zh-Hans"), ("chi", "zh-Hans"), ("cmn", "zh-Hans"),
      ("jpn", "ja"), ("spa", "es"), ("fre", "fr"),
      ("zh-Hant", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh_Hant_MO", "zh-Hant"), ("it-CH", "it"),
      ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("nl-BE", "nl"), ("pl", "pl"), ("tr", "tr"), ("ar-EG", "ar"), ("heb", "he"),
      ("uk-UA", "uk"),
      ("yue", nil), ("den", nil), ("fi", nil), ("", nil), ("-", nil),
      ("%@", nil), ("d", nil),
    ] as [(String, String?)])
  func `outside the reference, a language finds its table by its subtags`(language: String, table: String?) {
    // German stands for what has no table.
    #expect(Narrator(language: "de").phrases(for: language).language == table ?? "de")
    #expect(Narrator(language: language).phrases(for: nil).language == table ?? "en")
  }

  @Test(arguments: Phrases.translated.map(\.language))
  func `the reference's profile knows three languages`(language: String) {
    #expect(Narrator(profile: .accessibilitySnapshot).phrases(for: language).language == "en")
  }

  @Test(arguments: Phrases.all + Phrases.languages)
  func `every phrase has words, and a format has its places`(table: Phrases) {
    #expect(table.entries.count >= 44)
    for (name, phrase) in table.entries {
      #expect(!phrase.text.isEmpty, "\(name)")
      #expect(phrase.text.contains("@") == name.hasSuffix("Format"), "\(name)")
    }
    #expect(Set(table.seriesFormat.text.split(separator: "@").map { $0.suffix(2) }).isSuperset(of: ["1$", "2$", "3$"]))
  }

  @Test(arguments: Phrases.languages)
  func `a language's tag is found, has one table, and its script is known`(table: Phrases) throws {
    #expect(Phrases.speaking(table.language) == table)
    #expect(Phrases.languages.count { $0.language == table.language } == 1)
    #expect(WritingSystem.used(by: try #require(Language.base(of: table.language))) != nil)
  }

  @Test func `what is not known in a language is listed`() throws {
    #expect(try #require(Phrases.speaking("en")).unknown == [])
    #expect(
      try #require(Phrases.speaking("de")).unknown == [
        "alert", "oneCharacter", "activateHint", "directTouchHint", "popupHint", "draggable", "pickerItem",
      ])
    #expect(
      try #require(Phrases.speaking("fr")).unknown == [
        "alert", "oneCharacter", "activateHint", "directTouchHint", "popupHint", "draggable", "pickerItem",
      ])
  }

  /// A new phrase without a source shows up here, and in `a11y-audit languages`.
  @Test(arguments: Phrases.all)
  func `the reference's tables are the reference's`(table: Phrases) {
    let unsourced = table.entries.filter(\.phrase.sources.isEmpty).map(\.name)
    #expect(unsourced == (table.language == "en" ? ["oneCharacter"] : ["characterCountFormat"]))
  }

  @Test(arguments: Phrases.translated)
  func `another language has no words of the reference's, and its one-word traits end in a period`(table: Phrases) {
    for (name, phrase) in table.entries {
      #expect(!phrase.sources.contains(.accessibilitySnapshot), "\(name)")
    }
    for phrase in table.traitWords { #expect(phrase.text.hasSuffix("."), "\(phrase.text)") }
  }

  @Test(arguments: Phrases.corrections)
  func `a correction corrects something`(_ correction: Phrases.Correction) throws {
    let table = try #require(Phrases.all.first { $0.language == correction.language })
    let corrected = try #require(Phrases.corrected.first { $0.language == correction.language })
    #expect(table[keyPath: correction.phrase].text != correction.text)
    #expect(corrected[keyPath: correction.phrase].text == correction.text)
    #expect(corrected[keyPath: correction.phrase].sources.contains(.corrected))
    #expect(!correction.reason.isEmpty)
  }

  @Test func `once corrected, no Russian phrase has a Latin letter`() throws {
    let russian = try #require(Phrases.corrected.first { $0.language == "ru" })
    for (name, phrase) in russian.entries {
      #expect(!phrase.text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }, "\(name)")
    }
  }

  @Test(arguments: Phrases.corrected)
  func `once corrected, every trait word ends in a period`(table: Phrases) {
    for phrase in table.traitWords {
      #expect(phrase.text.hasSuffix("."), "\(phrase.text)")
    }
  }

  @Test(arguments: [
    ("%@ b", "", " b"), ("a %@", "a ", ""), ("%1$@ %2$@ of %3$@.", "", " 2 of 3."), ("%3$@: %2$@ %1$@", "3: 2 ", ""),
    ("100% %@", "100% ", ""), ("%", "%", ""), ("%2", "%2", ""), ("%2$", "%2$", ""), ("%9$@", "", ""),
    ("é%@é", "é", "é"),
  ])
  func `places are found and nothing else`(text: String, before: String, after: String) {
    #expect(Phrase(text, []).halves(filling: "2", "3") == (before, after))
  }

  @Test(
    arguments: [
      ("%1$@ %2$@ of %3$@.", "2 of 3."), ("%1$@ %3$@ 项中第 %2$@ 项.", "3 项中第 2 项."), ("%1$@ %3$@%2$@", "32"),
      ("%2$@ of %3$@: %1$@", nil), ("%1$@, %2$@ of %3$@", nil), ("%1$@ %2$@", nil), ("%1$@", nil), ("", nil),
    ] as [(String, String?)])
  func `a position's format is taken apart where it follows the description`(format: String, text: String?) {
    #expect(SeriesFormat(Phrase(format, []))?.text(index: "2", count: "3") == text)
  }

  /// A language may put its words anywhere: what touches the place stays with what is put there.
  @Test(arguments: [
    ("Selected: %@", ["Selected:", "A"]), ("%@, 선택됨", ["A,", "선택됨"]), ("已选中：%@", ["已选中：A"]), ("%@。选中", ["A。选中"]),
    ("en %@ fin", ["en", "A", "fin"]), ("%@", ["A"]),
  ])
  func `a format becomes parts of its own`(format: String, texts: [String]) {
    var draft = Draft()
    draft.add(.label, "A")
    draft.wrap(in: Phrase(format, []), as: .selected)
    #expect(draft.parts.map(\.text) == texts)
  }
}

extension Phrases {
  /// The words that others follow, so that a period must stand between them.
  fileprivate var traitWords: [Phrase] {
    [
      notEnabled, button, backButton, switchButton, switchOn, switchOff, switchMixed, tab, textField, secureTextField,
      isEditing, header, link, adjustable, image, searchField,
    ]
  }
}
