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
    (nil, "de", "de"), ("fr", "de", "de"), ("ru", "de", "ru"), (nil, "fr", "en"), (nil, nil, "en"),
  ])
  func `an element's language goes before the interface's`(element: String?, interface: String?, table: String) {
    let narrator = Narrator(language: interface)
    #expect(narrator.phrases(for: element).language == table)
    #expect(narrator.narrate(.init(label: "A", language: element)).language == element ?? interface)
  }

  /// Reflection finds a phrase that somebody adds to the struct and forgets to fill.
  private static func phrases(of table: Phrases) -> [(name: String, phrase: Phrase)] {
    Mirror(reflecting: table).children.compactMap { child in
      guard let name = child.label, let phrase = child.value as? Phrase else { return nil }
      return (name, phrase)
    }
  }

  @Test(arguments: Phrases.all + Phrases.corrected)
  func `every phrase has words, and a format has its places`(table: Phrases) {
    let phrases = Self.phrases(of: table)
    #expect(phrases.count >= 44)
    for (name, phrase) in phrases {
      #expect(!phrase.text.isEmpty, "\(name)")
      #expect(phrase.text.contains("@") == name.hasSuffix("Format"), "\(name)")
      #expect(!phrase.sources.isEmpty, "\(name)")
    }
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
    for (name, phrase) in Self.phrases(of: russian) {
      #expect(!phrase.text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }, "\(name)")
    }
  }

  @Test(arguments: Phrases.corrected)
  func `once corrected, every trait word ends in a full stop`(table: Phrases) {
    for phrase in [
      table.notEnabled, table.button, table.backButton, table.switchButton, table.switchOn, table.switchOff,
      table.switchMixed, table.tab, table.textField, table.secureTextField, table.isEditing, table.header, table.link,
      table.adjustable, table.image, table.searchField,
    ] {
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
