import A11yCore
import A11yNarration
import Testing

@Suite struct `Hostile text is data` {
  @Test(
    "Places for text are not looked for in the user's words",
    arguments: ["%@", "%1$@", "%2$@ of %3$@", "100%", "%", "%d%n%s", "%lld"])
  func percentSigns(text: String) {
    let cell = DataTableCell(row: 0, column: 0, columnHeaders: [.init(label: text, value: text)])
    for profile in Profile.all {
      NarrationCase(
        text,
        .init(
          label: text, value: "V\(text)", hint: text, traits: [.selected, .adjustable],
          context: .series(index: 1, count: 2)),
        "Selected: \(text): V\(text). Adjustable. 1 of 2.",
        hint: "\(text). Swipe up or down with one finger to adjust the value."
      ).check(profile)
      NarrationCase(
        text, .init(label: text, value: "V\(text)", context: .dataTableCell(cell)),
        "\(text): \(text). \(text). Column 1. V\(text)"
      ).check(profile)
      NarrationCase(
        text, .init(label: "L", value: text, hint: text, traits: [.button, .toggleButton]), "L. Switch Button. \(text)",
        hint: "\(text). Double tap to toggle setting."
      ).check(profile)
    }
  }

  @Test(arguments: [
    "\0", "a\0b", "\u{1}", "\u{1B}[31mred", "a\nb", "a\r\nb", "\t", "\u{7F}", "\u{202E}abc", "\u{FEFF}", "\u{FFFD}",
    "[[h@'loU]]",
    "<speak/>", "::error::", "\u{301}", "👩‍👩‍👧‍👦", "\u{10FFFF}",
  ])
  func `control characters and markup are kept`(text: String) {
    for profile in Profile.all {
      let element = NarratedElement(label: text, value: "V\(text)", hint: text, traits: [.button, .selected])
      NarrationCase("kept", element, "Selected: \(text): V\(text). Button.", hint: text).check(profile)
      NarrationCase("kept", .init(label: text, traits: .backButton), "\(text). Back Button.").check(profile)
    }
  }

  @Test func `a very long label is spoken whole`() {
    let label = String(repeating: "Options %@. é ", count: 100_000)
    for profile in Profile.all {
      let utterance = Narrator(profile: profile).narrate(
        .init(label: label, hint: label, traits: [.selected, .backButton, .adjustable], context: .listEnd))
      #expect(utterance.description == "Selected: \(label). Back Button. Adjustable. List End.")
      #expect(utterance.spoken.utf8.count > 2 * label.utf8.count)
    }
  }

  @Test func `numbers at their limits are spoken`() {
    let cell = DataTableCell(row: .min, column: .max - 1, width: .max, height: .max, isFirstInRow: true)
    NarrationCase(
      "limits", .init(label: "A", context: .dataTableCell(cell)),
      """
      A. Spans 9223372036854775807 rows. Spans 9223372036854775807 columns. Row -9223372036854775807. \
      Column 9223372036854775807.
      """
    ).check()
    NarrationCase(
      "limits", .init(label: "A", context: .tab(index: .min, count: -1)), "A. Tab. -9223372036854775808 of -1."
    ).check()
  }
}
