import A11yCore
import A11yNarration
import Testing

@Suite struct `Utterances` {
  @Test(arguments: [
    (
      NarratedElement(label: "Options", hint: "Shows additional camera options.", traits: .button),
      "Options. Button. Shows additional camera options."
    ),
    (.init(label: "Label", hint: "Hint"), "Label. Hint"),
    (.init(label: "Label.", hint: "Hint."), "Label. Hint."),
    (.init(label: "Label"), "Label"),
    (.init(label: "Label", value: "Value", hint: "Hint"), "Label: Value. Hint"),
    (.init(hint: "Hint"), "Hint"),
    (.init(), ""),
    (
      .init(label: "Wi-Fi", value: "Auto", traits: .toggleButton),
      "Wi-Fi. Switch Button. Auto. Double tap to toggle setting."
    ),
  ])
  func `are spoken in one line`(element: NarratedElement, spoken: String) {
    #expect(Narrator().narrate(element).spoken == spoken)
  }

  @Test func `an empty description leaves the hint alone`() {
    let utterance = Narrator(profile: .accessibilitySnapshot).narrate(.init(value: "", traits: .toggleButton))
    #expect(utterance.description == "")
    #expect(utterance.spoken == "Double tap to toggle setting.")
    #expect(utterance.parts == [.init(.gesture, "Double tap to toggle setting.")])
  }

  @Test func `parts say what each stretch of speech is`() {
    let slider = NarratedElement(
      label: "Zoom", value: "2", hint: "Magnifies", traits: [.adjustable, .selected],
      context: .series(index: 1, count: 2))
    #expect(
      Narrator().narrate(slider).parts == [
        .init(.selected, "Selected:"), .init(.label, "Zoom:"), .init(.value, "2."),
        .init(.trait(.adjustable), "Adjustable."), .init(.position, "1 of 2."), .init(.hint, "Magnifies."),
        .init(.gesture, "Swipe up or down with one finger to adjust the value."),
      ])
    let cell = NarratedElement(
      value: "7", traits: .notEnabled,
      context: .dataTableCell(.init(row: 0, column: 1, columnHeaders: [.init(label: "Price")])))
    #expect(
      Narrator().narrate(cell).parts == [
        .init(.tableHeader, "Price."), .init(.position, "Column 2."), .init(.value, "7."),
        .init(.trait(.notEnabled), "Dimmed."),
      ])
    #expect(
      Narrator().narrate(.init(hint: "Opens", traits: .button)).parts == [
        .init(.standInHint, "Opens."), .init(.trait(.button), "Button."),
      ])
  }

  private static let texts: [String?] = [nil, "", "A", "A."]

  /// Every combination of texts with every pair of traits that speak and every kind of place, in every profile.
  @Test(arguments: Profile.all, ["en", "de", "ru"])
  func `parts joined by spaces are the line, to the byte`(profile: Profile, language: String) {
    let traits: [Traits] = [
      [], .selected, [.button, .toggleButton], [.toggleButton, .header], .adjustable, .textEntry,
      [.adjustable, .notEnabled],
    ]
    let cell = DataTableCell(row: 0, column: 0, isFirstInRow: true, rowHeaders: [.init(value: "H")])
    let contexts: [Context?] = [
      nil, .series(index: 1, count: 2), .tab(index: 1, count: 2), .listStart, .dataTableCell(cell),
    ]
    let narrator = Narrator(profile: profile, language: language)
    for label in Self.texts {
      for value in Self.texts {
        for hint in Self.texts {
          for traits in traits {
            for context in contexts {
              let utterance = narrator.narrate(
                .init(label: label, value: value, hint: hint, traits: traits, context: context))
              let joined = utterance.parts.map(\.text).joined(separator: " ")
              #expect(joined.utf8.elementsEqual(utterance.spoken.utf8))
              #expect(utterance.spoken.utf8.elementsEqual(Self.line(of: utterance).utf8))
            }
          }
        }
      }
    }
  }

  /// The rule in its own words: closed with a period unless it ends in one, a space, the hint.
  private static func line(of utterance: Utterance) -> String {
    guard let hint = utterance.hint else { return utterance.description }
    guard !utterance.description.isEmpty else { return hint }
    return utterance.description + (utterance.description.utf8.last == UInt8(ascii: ".") ? " " : ". ") + hint
  }
}
