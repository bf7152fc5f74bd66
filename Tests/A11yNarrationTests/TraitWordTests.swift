import A11yCore
import A11yNarration
import Testing

@Suite struct `Trait words` {
  private static let words: [(traits: Traits, english: String, german: String, russian: String)] = [
    (Traits.notEnabled, "Dimmed.", "Grau dargestellt.", "Недоступно."),
    (.button, "Button.", "Taste.", "Кнопка."),
    (.backButton, "Back Button.", "Zurück Taste.", "Кнопка назад."),
    ([.button, .toggleButton], "Switch Button.", "Umschalttaste.", "Кнопка-переключатель."),
    (.tabBarItem, "Tab.", "Tabulator.", "Вкладка."),
    ([.textEntry, .notEnabled], "Dimmed. Text Field.", "Grau dargestellt. Textfeld.", "Недоступно. текстовое поле."),
    (
      [.textEntry, .notEnabled, .secureTextField], "Dimmed. Secure Text Field.", "Grau dargestellt. Sicheres Textfeld.",
      "Недоступно. Защищённое текстовое поле."
    ),
    (
      [.textEntry, .notEnabled, .isEditing], "Dimmed. Text Field. Is editing.",
      "Grau dargestellt. Textfeld. Bearbeiten", "Недоступно. текстовое поле. Идет правка"
    ),
    (.header, "Heading.", "Überschrift.", "Заголовок."),
    (.link, "Link.", "Hyperlink.", "Ссылка."),
    (.adjustable, "Adjustable.", "Einstellbar.", "Элемент регулировки."),
    (.image, "Image.", "Bild.", "Изображение."),
    (.searchField, "Search Field.", "Suchfeld.", "Поле поиска."),
  ]

  @Test(arguments: words)
  func `every word in every language`(traits: Traits, english: String, german: String, russian: String) {
    for (language, words) in [("en", english), ("de", german), ("ru", russian)] {
      let element = NarratedElement(label: "X", traits: traits, language: language)
      #expect(Narrator(profile: .accessibilitySnapshot).narrate(element).description == "X. " + words)
    }
  }

  @Test(
    "The order is fixed, whatever the element is",
    arguments: [
      (
        "en",
        """
        Selected: X. Dimmed. Back Button. Switch Button. On. Tab. Text Field. Is editing. Heading. Link. Adjustable. \
        Image. Search Field.
        """
      ),
      (
        "de",
        """
        Auswahl: X. Grau dargestellt. Zurück Taste. Umschalttaste. Ein. Tabulator. Textfeld. Bearbeiten Überschrift. \
        Hyperlink. Einstellbar. Bild. Suchfeld.
        """
      ),
      (
        "ru",
        """
        Выбрано: X. Недоступно. Кнопка назад. Кнопка-переключатель. Вкл. Вкладка. текстовое поле. Идет правка Заголовок. \
        Ссылка. Элемент регулировки. Изображение. Поле поиска.
        """
      ),
    ])
  func order(language: String, description: String) {
    let all = Traits.named.reduce(into: Traits()) { $0.formUnion($1.trait) }.subtracting(.secureTextField)
    NarrationCase("all", .init(label: "X", value: "1", traits: all, language: language), description).check()
  }

  @Test(arguments: [
    NarrationCase("a keyboard key is quiet", .init(label: "q", traits: [.button, .keyboardKey]), "q"),
    NarrationCase(
      "a tab has its own word", .init(label: "Home", traits: [.button, .tabBarItem]), "Home. Tab."),
    NarrationCase("so has a back button", .init(label: "In", traits: [.button, .backButton]), "In. Back Button."),
    NarrationCase(
      "a child of a view with the tab bar trait is a tab",
      .init(label: "Home", traits: .button, context: .tab(index: 2, count: 3)), "Home. Tab. 2 of 3."),
    NarrationCase(
      "a place in a UITabBar adds the word and hides nothing",
      .init(label: "Home", traits: .button, context: .tabBarItem(index: 2, count: 3)), "Home. Button. Tab. 2 of 3."),
    NarrationCase(
      "tab is said once", .init(label: "Home", traits: [.button, .tabBarItem], context: .tab(index: 2, count: 3)),
      "Home. Tab. 2 of 3."),
    NarrationCase(
      "other contexts hide nothing", .init(label: "A", traits: .button, context: .listEnd), "A. Button. List End."),
  ])
  func `Button is left out where a better word is said`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [
    Traits.playsSound, .keyboardKey, .staticText, .summaryElement, .updatesFrequently, .startsMediaSession,
    .allowsDirectInteraction, .causesPageTurn, .supportsZoom, .tabBar, .isEditing, .secureTextField, .textArea,
    .webContent, .menuItem, Traits(rawValue: 1 << 63),
  ])
  func `silent traits change nothing`(trait: Traits) {
    for profile in Profile.all {
      NarrationCase("silent", .init(label: "Label", hint: "Hint", traits: trait), "Label", hint: "Hint").check(profile)
    }
  }

  @Test func `without anything before them the words stand alone`() {
    NarrationCase("alone", .init(traits: [.button, .link]), "Button. Link.").check()
  }
}
