import TestSupport
import Testing

@Suite struct LanguagesTests {
  @Test("every language is listed with its unsourced phrases")
  func all() throws {
    let run = try Tool.run(["languages"])
    #expect(run.status == 0)
    let headings = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      headings.map { String($0.prefix { $0 != ":" }) } == [
        "en", "de", "ru", "ko", "zh-Hans", "ja", "es", "fr", "it", "pt-BR", "nl", "pl", "tr", "ar", "he", "uk",
        "zh-Hant",
      ])
    #expect(headings.first == "en: 58 phrases, 1 without a source")
    #expect(run.output.contains("\n  isEditing               편집 중.\n"))
    // Naver's articles have the word for a button.
    #expect(!run.output.contains("\n  button                  버튼.\n"))
    #expect(
      run.output.contains(
        "\n  not known: alert, oneCharacter, activateHint, directTouchHint, popupHint, draggable, pickerItem\n"
      ))
    // Russian is the only one of the oldest eight without a list.
    #expect(run.output.contains("\n  wording rules have no word list for it\n\nko: "))
  }

  @Test("a language is listed with the source of every word")
  func one() throws {
    let run = try Tool.run(["languages", "ko-KR"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "ko: 56 phrases, 19 without a source")
    #expect(lines.contains("  button                  버튼.  — Naver, Apple's strings, Chromium, Firefox"))
    #expect(lines.contains("  adjustable              조절 가능.  — Apple's strings"))
    #expect(lines.contains("  isEditing               편집 중.  — no source"))
    #expect(lines.count == 58)
    #expect(
      try Tool.run(["languages", "de"]).output.contains(
        "„Rechtschreibfehler“ verwenden  — AccessibilitySnapshot, corrected here"))
  }

  @Test("an unknown language is an error that lists the known ones", arguments: ["xx", "yue", "", "en%"])
  func unknown(_ tag: String) throws {
    let run = try Tool.run(["languages", tag])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors.contains("expected one of en, de, ru, ko, zh-Hans, ja, es, fr") || run.errors.contains("did you mean"))
  }
}
