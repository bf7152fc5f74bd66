import A11yCore
import A11yNarration
import Testing

@Suite struct `Positions` {
  @Test(arguments: [
    NarrationCase(
      "after the traits", .init(label: "A", traits: .button, context: .series(index: 1, count: 3)), "A. Button. 1 of 3."
    ),
    NarrationCase(
      "nothing is closed for it", .init(label: "Photo", context: .series(index: 2, count: 5)), "Photo 2 of 5."),
    NarrationCase("not even for emptiness", .init(context: .series(index: 1, count: 3)), " 1 of 3."),
    NarrationCase(
      "numbers are not grouped", .init(label: "A", traits: .button, context: .series(index: 1000, count: 12345)),
      "A. Button. 1000 of 12345."),
    NarrationCase(
      "nor in German", .init(label: "A", traits: .button, language: "de", context: .series(index: 1000, count: 12345)),
      "A. Taste. 1000 von 12345."),
    NarrationCase(
      "Russian", .init(label: "A", traits: .button, language: "ru", context: .series(index: 2, count: 3)),
      "A. Кнопка. 2 из 3."),
    NarrationCase("a tab", .init(label: "A", context: .tab(index: 2, count: 3)), "A. Tab. 2 of 3."),
    NarrationCase(
      "a tab, German", .init(label: "A", language: "de", context: .tab(index: 2, count: 3)), "A. Tabulator. 2 von 3."),
    NarrationCase("a tab bar's button", .init(label: "A", context: .tabBarItem(index: 1, count: 4)), "A. Tab. 1 of 4."),
    NarrationCase(
      "a tab bar's button, Russian", .init(label: "A", language: "ru", context: .tabBarItem(index: 1, count: 4)),
      "A. Вкладка. 1 из 4."),
    NarrationCase(
      "the hint is untouched", .init(label: "A", hint: "Opens", traits: .button, context: .series(index: 1, count: 2)),
      "A. Button. 1 of 2.", hint: "Opens"),
    NarrationCase(
      "a hint that stands in comes before it", .init(hint: "Opens", traits: .button, context: .tab(index: 2, count: 4)),
      "Opens. Tab. 2 of 4."),
  ])
  func `index of count`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [
    (Context.listStart, "List Start.", "Anfang der Liste.", "Начало списка."),
    (.listEnd, "List End.", "Ende der Liste.", "Конец списка."),
    (.landmarkStart, "Landmark.", "Orientierungspunkt.", "Ориентир."),
    (.landmarkEnd, "End.", "Ende.", "Конец строки."),
  ])
  func `the start and the end of a container close what comes before`(
    context: Context, english: String, german: String, russian: String
  ) {
    for (language, phrase) in [("en", english), ("de", german), ("ru", russian)] {
      func check(_ label: String?, _ traits: Traits, _ description: String) {
        let element = NarratedElement(label: label, hint: "H", traits: traits, language: language, context: context)
        NarrationCase(language, element, description + phrase, hint: "H").check()
      }
      check("Wi-Fi", [], "Wi-Fi. ")
      check("Wi-Fi.", [], "Wi-Fi. ")
      check("Wi-Fi", .header, "Wi-Fi. \(Phrases.for(language: language).header.text) ")
      NarrationCase("empty", .init(language: language, context: context), ". " + phrase).check()
    }
  }
}
