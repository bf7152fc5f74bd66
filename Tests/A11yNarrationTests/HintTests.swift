import A11yCore
import A11yNarration
import Testing

private let swipe = "Swipe up or down with one finger to adjust the value."
private let toggle = "Double tap to toggle setting."
private let misspelled = "Use the rotor to access Misspelled Words"

@Suite struct `Hints` {
  @Test(arguments: [
    NarrationCase(
      "around the author's hint", .init(label: "A", value: "1", hint: "Turns it on", traits: .toggleButton), "A. On.",
      hint: "Turns it on. " + toggle),
    NarrationCase(
      "whose full stop is not doubled", .init(label: "A", value: "1", hint: "Turns it on.", traits: .toggleButton),
      "A. On.", hint: "Turns it on. " + toggle),
    NarrationCase(
      "a lone full stop", .init(label: "A", value: "1", hint: ".", traits: .toggleButton), "A. On.", hint: ". " + toggle
    ),
    NarrationCase(
      "German", .init(label: "A", value: "1", hint: "Macht fett.", traits: .toggleButton, language: "de"), "A. Ein.",
      hint: "Macht fett. Zum Umschalten Doppeltippen."),
    NarrationCase(
      "Russian", .init(label: "A", value: "1", hint: "Жирный", traits: .toggleButton, language: "ru"), "A. Вкл.",
      hint: "Жирный. Коснитесь дважды, чтобы переключить настройку."),
    NarrationCase(
      "a hint that stood in is gone", .init(hint: "Turns it on", traits: [.toggleButton, .button]),
      "Turns it on. Switch Button.", hint: toggle),
  ])
  func `of switches`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [
    NarrationCase(
      "replaces the author's hint", .init(label: "A", hint: "Lost", traits: .textEntry), "A. Text Field.",
      hint: "Double tap to edit."),
    NarrationCase(
      "while editing", .init(label: "A", traits: [.textEntry, .isEditing]), "A. Text Field. Is editing.",
      hint: misspelled),
    NarrationCase(
      "of a text area", .init(label: "A", traits: [.textEntry, .textArea]), "A. Text Field.",
      hint: "Double tap to edit., Use the rotor to access Misspelled Words"),
    NarrationCase(
      "editing before text area", .init(label: "A", traits: [.textEntry, .textArea, .isEditing]),
      "A. Text Field. Is editing.", hint: misspelled),
    NarrationCase(
      "replaces the hint of a switch", .init(label: "A", value: "1", traits: [.textEntry, .toggleButton]),
      "A. On. Text Field.", hint: "Double tap to edit."),
    NarrationCase(
      "a dimmed field keeps its author's hint", .init(label: "A", hint: "Kept", traits: [.textEntry, .notEnabled]),
      "A. Dimmed. Text Field.", hint: "Kept"),
    NarrationCase(
      "and gets none", .init(label: "A", traits: [.textEntry, .textArea, .notEnabled]), "A. Dimmed. Text Field."),
    NarrationCase(
      "German, field", .init(label: "A", traits: .textEntry, language: "de"), "A. Textfeld.",
      hint: "Zum Bearbeiten doppeltippen."),
    NarrationCase(
      "German, editing", .init(label: "A", traits: [.textEntry, .isEditing], language: "de"), "A. Textfeld. Bearbeiten",
      hint: "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden"),
    NarrationCase(
      "German, area", .init(label: "A", traits: [.textEntry, .textArea], language: "de"), "A. Textfeld.",
      hint: "Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden"),
    NarrationCase(
      "Russian, field", .init(label: "A", traits: .textEntry, language: "ru"), "A. текстовое поле.",
      hint: "коснитесь дважды, чтобы редактировать"),
    NarrationCase(
      "Russian, editing, Latin letters and all", .init(label: "A", traits: [.textEntry, .isEditing], language: "ru"),
      "A. текстовое поле. Идет правка",
      hint: "Используйте ротор для доступа к \u{6F}бъ\u{65}кту: \u{43}лова с ошибками"),
    NarrationCase(
      "Russian, area", .init(label: "A", traits: [.textEntry, .textArea], language: "ru"), "A. текстовое поле.",
      hint: """
        коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к \u{6F}бъ\u{65}кту: \u{43}лова с ошибками
        """),
  ])
  func `of text entry`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [
    NarrationCase("alone", .init(label: "A", traits: .adjustable), "A. Adjustable.", hint: swipe),
    NarrationCase("without a label", .init(traits: .adjustable), "Adjustable.", hint: swipe),
    NarrationCase(
      "after a hint", .init(label: "A", hint: "Zooms", traits: .adjustable), "A. Adjustable.", hint: "Zooms. " + swipe),
    NarrationCase(
      "one full stop is taken off", .init(label: "A", hint: "Zooms.", traits: .adjustable), "A. Adjustable.",
      hint: "Zooms. " + swipe),
    NarrationCase(
      "and only one", .init(label: "A", hint: "Zooms..", traits: .adjustable), "A. Adjustable.",
      hint: "Zooms.. " + swipe),
    NarrationCase(
      "other marks stay", .init(label: "A", hint: "Zoom!", traits: .adjustable), "A. Adjustable.",
      hint: "Zoom!. " + swipe),
    NarrationCase(
      "a value is enough", .init(value: "5", hint: "Zooms", traits: .adjustable), "5. Adjustable.",
      hint: "Zooms. " + swipe),
    NarrationCase("a hint alone is not", .init(hint: "Zooms", traits: .adjustable), "Zooms. Adjustable."),
    NarrationCase(
      "not even when it was kept", .init(hint: "Zooms", traits: [.adjustable, .selected]), "Selected. Adjustable.",
      hint: "Zooms"),
    NarrationCase(
      "nor when dimmed", .init(label: "A", hint: "Zooms", traits: [.adjustable, .notEnabled]), "A. Dimmed. Adjustable.",
      hint: "Zooms"),
    NarrationCase(
      "nor on a switch", .init(label: "A", value: "1", traits: [.adjustable, .toggleButton]), "A. On. Adjustable.",
      hint: toggle),
    NarrationCase(
      "after that of a text field", .init(label: "A", traits: [.adjustable, .textEntry]), "A. Text Field. Adjustable.",
      hint: "Double tap to edit. " + swipe),
    NarrationCase(
      "German", .init(label: "A", hint: "Zoomt", traits: .adjustable, language: "de"), "A. Einstellbar.",
      hint: "Zoomt. Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."),
    NarrationCase(
      "German, alone", .init(label: "A", traits: .adjustable, language: "de"), "A. Einstellbar.",
      hint: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."),
    NarrationCase(
      "Russian", .init(label: "A", hint: "Масштаб", traits: .adjustable, language: "ru"), "A. Элемент регулировки.",
      hint: "Масштаб. Смахните вверх или вниз одним пальцем, чтобы настроить значение."),
    NarrationCase(
      "Russian, alone", .init(label: "A", traits: .adjustable, language: "ru"), "A. Элемент регулировки.",
      hint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение."),
  ])
  func `of adjustable elements`(_ c: NarrationCase) { c.check() }

  @Test(arguments: [Traits.button, .link, .tabBarItem, .backButton, .searchField, .header, .image])
  func `nothing else has one of its own`(trait: Traits) {
    for profile in Profile.all {
      #expect(Narrator(profile: profile).narrate(.init(label: "A", traits: trait)).hint == nil)
    }
  }

  @Test(arguments: ["Opens.", "Opens", "Opens..", " Opens "])
  func `a hint that needs no wrapping is spoken as it is`(hint: String) {
    NarrationCase("as it is", .init(label: "A", hint: hint, traits: .button), "A. Button.", hint: hint).check()
  }
}
