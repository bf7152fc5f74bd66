import Testing

@testable import A11ySourceRules

/// Words are found in bytes wherever they stand.
@Suite struct SearchingTests {
  private func offsets(of word: StaticString, in text: String) -> [Int] {
    var text = text
    return text.withUTF8 { $0.offsets(of: word) }
  }

  @Test(
    "every place of a word, at the edges and within itself",
    arguments: [
      ("a11y:", [0]), ("xa11y:", [1]), ("a11y:a11y:", [0, 5]), ("a11a11y:", [3]), ("a11y", []), ("", []), ("a", []),
      ("é a11y: – a11y:", [3, 13]),
    ] as [(String, [Int])])
  func places(_ text: String, _ places: [Int]) {
    #expect(offsets(of: "a11y:", in: text) == places)
    #expect(Array(text.utf8).holds("a11y:") == !places.isEmpty)
  }

  @Test("a word of small letters only, which is looked for by its first")
  func letters() {
    #expect(offsets(of: "aab", in: "aaab aab aa") == [1, 5])
    #expect("UIView".contains("View") && !"UIVie".contains("View") && "".contains("") && "a".contains(""))
  }

  @Test(
    "a name sounds like accessibility in small letters and large ones",
    arguments: [
      ("accessibilityLabel", true), ("configureAccessibility", true), ("A11Y", true), ("isVoiceOverRunning", true),
      ("access", false), ("accessib", true), ("a11", false), ("voiceOve", false), ("aaccessible", true), ("", false),
    ])
  func sound(_ name: String, _ does: Bool) { #expect(AccessibilityNames.sound(name) == does) }
}
