import A11yCore
import A11yNarration
import Testing

@Suite struct `Label, value, selected and the hint that stands in` {
  @Test(arguments: [
    NarrationCase("nothing at all is silence", .init(), ""),
    NarrationCase("a label alone is spoken as it is, without a full stop", .init(label: "Label"), "Label"),
    NarrationCase("a value alone likewise", .init(value: "Value"), "Value"),
    NarrationCase("label, colon, value", .init(label: "Speed", value: "50%"), "Speed: 50%"),
    NarrationCase("a colon that is there already is not looked at", .init(label: "Name:", value: "Ann"), "Name:: Ann"),
    NarrationCase("nor is a full stop", .init(label: "Name.", value: "Ann"), "Name.: Ann"),
    NarrationCase("an empty value is none", .init(label: "Label", value: ""), "Label"),
    NarrationCase("an empty label is none", .init(label: "", value: "Value"), "Value"),
    NarrationCase("an empty hint is none", .init(label: "Label", hint: ""), "Label"),
    NarrationCase("a label of spaces is a label", .init(label: "  ", traits: .button), "  . Button."),
  ])
  func `the label, then the value`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [
    NarrationCase("the back word is left out", .init(label: "Back", traits: [.button, .backButton]), "Back Button."),
    NarrationCase("whatever its case", .init(label: "bACK", traits: .backButton), "Back Button."),
    NarrationCase("any other label is kept", .init(label: "Inbox", traits: .backButton), "Inbox. Back Button."),
    NarrationCase(
      "a space makes another label of it", .init(label: "Back ", traits: .backButton), "Back . Back Button."),
    NarrationCase(
      "without the trait it is a word like any other", .init(label: "Back", traits: .button), "Back. Button."),
    NarrationCase(
      "what remains is the value", .init(label: "Back", value: "2", traits: .backButton), "2. Back Button."),
    NarrationCase(
      "and the hint stands in for it", .init(label: "Back", hint: "Returns to Inbox", traits: .backButton),
      "Returns to Inbox. Back Button."),
    NarrationCase("German", .init(label: "zurück", traits: .backButton, language: "de"), "Zurück Taste."),
    NarrationCase(
      "in two scalars", .init(label: "Zuru\u{308}ck", traits: .backButton, language: "de"), "Zurück Taste."),
    NarrationCase("Russian", .init(label: "Назад", traits: .backButton, language: "ru"), "Кнопка назад."),
    NarrationCase(
      "the word of another language is kept", .init(label: "Back", traits: .backButton, language: "de"),
      "Back. Zurück Taste."),
  ])
  func `a back button does not say the back word twice`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [
    NarrationCase("nothing else to say", .init(traits: .selected), "Selected."),
    NarrationCase("before the label", .init(label: "Home", traits: .selected), "Selected: Home"),
    NarrationCase(
      "before label and value, traits after", .init(label: "Home", value: "3", traits: [.selected, .button]),
      "Selected: Home: 3. Button."),
    NarrationCase("German, alone", .init(traits: .selected, language: "de"), "Auswahl."),
    NarrationCase("German", .init(label: "Start", traits: .selected, language: "de"), "Auswahl: Start"),
    NarrationCase("Russian, alone", .init(traits: .selected, language: "ru"), "Выбрано."),
    NarrationCase("Russian", .init(label: "Дом", traits: .selected, language: "ru"), "Выбрано: Дом"),
  ])
  func `selected comes first`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [
    NarrationCase("a hint alone is spoken at once", .init(hint: "Opens the list"), "Opens the list"),
    NarrationCase(
      "before the traits", .init(hint: "Opens.", traits: [.button, .notEnabled]), "Opens. Dimmed. Button."),
    NarrationCase("selected is something to say", .init(hint: "Opens", traits: .selected), "Selected.", hint: "Opens"),
    NarrationCase("and so is a value", .init(value: "5", hint: "Opens"), "5", hint: "Opens"),
    NarrationCase("empty texts are not", .init(label: "", value: "", hint: "Opens"), "Opens"),
  ])
  func `a hint replaces a missing description`(_ c: NarrationCase) { c.check() }

  @Test(
    "Only U+002E at the very end is a period",
    arguments: [
      ("Done.", "Done. Button."), ("Wait..", "Wait.. Button."), ("Stop!", "Stop!. Button."), ("Why?", "Why?. Button."),
      ("Name:", "Name:. Button."), ("Loading…", "Loading…. Button."), ("完成。", "完成。. Button."),
      ("Done. ", "Done. . Button."), ("Done.\n", "Done.\n. Button."), ("Hello.\u{301}", "Hello.\u{301}. Button."),
      (".", ". Button."),
    ])
  func fullStops(label: String, description: String) {
    NarrationCase(label, .init(label: label, traits: .button), description).check()
  }
}
