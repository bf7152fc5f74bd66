import A11yCore
import A11yNarration
import Testing

@Suite struct `A braille line` {
  private func line(_ element: NarratedElement, language: String = "en") -> String {
    let narrator = Narrator(language: language)
    return BrailleLine(narrator.narrate(element), narrator.phrases(for: language)).text
  }

  @Test(arguments: [
    (NarratedElement(label: "Save", hint: "Saves it", traits: .button), "Save btn"),
    (NarratedElement(label: "Home", traits: [.selected, .header]), "seld Home hd"),
    (NarratedElement(label: "Send", traits: [.button, .notEnabled]), "Send dmd btn"),
    (NarratedElement(label: "Logo", traits: .image), "Logo img"),
    (NarratedElement(label: "PIN", traits: [.textEntry, .secureTextField]), "PIN sec txt Field"),
    (NarratedElement(label: "Wi-Fi", value: "1", traits: .toggleButton), "Wi-Fi Switch btn On"),
    (NarratedElement(label: "Zoom", value: "2x", traits: .adjustable), "Zoom 2x Adjustable"),
    (NarratedElement(label: "More", traits: .button, isExpanded: false), "More btn cld"),
    (NarratedElement(label: "Now", traits: .tabBarItem, context: .tabBarItem(index: 1, count: 3)), "Now tb 1 of 3"),
    (NarratedElement(label: "Selected text, button", traits: .staticText), "Selected text, button"),
    (NarratedElement(), ""),
  ])
  func `has the app's words as they are and VoiceOver's own abbreviated, without hints`(
    element: NarratedElement, text: String
  ) {
    #expect(line(element) == text)
  }

  @Test(arguments: [
    ("de", "Sichern Grau dargestellt Taste", "Sichern grd tst"), ("it", "", "Sichern Oscurato pls"),
    ("ja", "", "Sichern 淡色 ボタン"), ("ko", "", "Sichern 흐리게 표시됨 버튼"),
  ])
  func `has the abbreviations of the language, several words in one`(language: String, _: String, text: String) {
    #expect(line(NarratedElement(label: "Sichern", traits: [.button, .notEnabled]), language: language) == text)
  }

  @Test(arguments: [
    ("", 10, [""]), ("one two", 10, ["one two"]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
    ("one two", 3, ["one", "two"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefgh", 4, ["a", "bcde", "fgh"]),
    ("one  two", 4, ["one", "two"]),
  ])
  func `is shown part by part, cut between words where that is possible`(text: String, cells: Int, parts: [String]) {
    let narrator = Narrator()
    let line = BrailleLine(narrator.narrate(NarratedElement(label: text)), narrator.phrases(for: nil))
    #expect(line.windows(of: cells) == parts)
  }

  /// The abbreviations replace words that the tool says; others would never be used.
  @Test(arguments: Phrases.languages)
  func `abbreviates words that occur in the phrases`(table: Phrases) {
    let phrases = table.entries.map { $0.phrase.text.lowercased() }
    for (word, short) in table.brailleWords {
      #expect(word == word.lowercased() && short.count < word.count, "\(word)")
      for part in word.split(separator: " ") {
        #expect(
          phrases.contains { $0.contains(part) } || table.rotorNames.values.contains { $0.lowercased().contains(part) })
      }
    }
  }
}
