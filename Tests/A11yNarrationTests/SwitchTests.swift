import A11yCore
import A11yNarration
import Testing

@Suite struct `Switches` {
  private static let on = Traits([.button, .toggleButton])
  private static let hint = "Double tap to toggle setting."

  @Test(arguments: [
    ("en", "Switch Button. On.", "Switch Button. Off.", "Switch Button. Mixed.", "Double tap to toggle setting."),
    ("de", "Umschalttaste. Ein.", "Umschalttaste. Aus.", "Umschalttaste. Gemischt.", "Zum Umschalten Doppeltippen."),
    (
      "ru", "Кнопка-переключатель. Вкл.", "Кнопка-переключатель. Выкл.", "Кнопка-переключатель. Смешанно.",
      "Коснитесь дважды, чтобы переключить настройку."
    ),
  ])
  func `the value picks the state word`(language: String, on: String, off: String, mixed: String, hint: String) {
    for (value, words) in [("1", on), ("0", off), ("2", mixed)] {
      let element = NarratedElement(label: "Wi-Fi", value: value, traits: Self.on, language: language)
      NarrationCase(value, element, "Wi-Fi. " + words, hint: hint).check()
    }
  }

  @Test(arguments: ["01", "true", "On", "-1", "1 ", "3"])
  func `any other value is spoken raw, in the same place and without a period`(value: String) {
    let element = NarratedElement(label: "Wi-Fi", value: value, traits: Self.on)
    NarrationCase(value, element, "Wi-Fi. Switch Button. " + value, hint: Self.hint).check()
  }

  @Test(arguments: [
    NarrationCase("no value, no state", .init(label: "Bold", traits: on), "Bold. Switch Button.", hint: hint),
    NarrationCase(
      "an empty value is spoken, and heard as a space", .init(label: "Bold", value: "", traits: on),
      "Bold. Switch Button. ", hint: hint),
    NarrationCase(
      "which is doubled by the next word", .init(label: "Bold", value: "", traits: on.union(.header)),
      "Bold. Switch Button.  Heading.", hint: hint),
    NarrationCase(
      "or is all that is left", .init(label: "Bold", value: "", traits: .toggleButton), "Bold. ", hint: hint),
    NarrationCase(
      "a raw value runs on into the next word", .init(label: "Bold", value: "Auto", traits: on.union(.header)),
      "Bold. Switch Button. Auto Heading.", hint: hint),
    NarrationCase(
      "without the button trait only the state is said", .init(label: "Bold", value: "1", traits: .toggleButton),
      "Bold. On.", hint: hint),
    NarrationCase(
      "dimmed first, and no hint", .init(label: "Bold", value: "1", traits: on.union(.notEnabled)),
      "Bold. Dimmed. Switch Button. On."),
    NarrationCase(
      "a dimmed switch keeps its author's hint",
      .init(label: "B", value: "0", hint: "Makes it bold", traits: [on, .notEnabled]),
      "B. Dimmed. Switch Button. Off.", hint: "Makes it bold"),
    NarrationCase(
      "selected, with the value left to the state", .init(label: "Bold", value: "1", traits: [on, .selected]),
      "Selected: Bold. Switch Button. On.", hint: hint),
  ])
  func `of the value, the button trait and dimming`(_ c: NarrationCase) { c.check() }
}
