import A11yCore
import Testing

@Suite struct BeginningsTests {
  static let beginnings = ["tap", "double"].map { Array($0.utf8) }

  @Test(
    "a word is found by its beginning, wherever it is",
    arguments: ["Tap to open", "then TAP it", "(double tap)", "tapes", "Öffnet"])
  func found(_ text: String) {
    #expect(SpokenText.mayHaveWord(beginningWith: Self.beginnings, in: text))
  }

  @Test("letters within a word are no beginning", arguments: ["Opens the metapage", "2tap", "ta", ""])
  func notFound(_ text: String) {
    #expect(!SpokenText.mayHaveWord(beginningWith: Self.beginnings, in: text))
  }
}
