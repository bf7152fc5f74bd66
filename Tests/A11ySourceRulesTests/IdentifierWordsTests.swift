import Testing

@testable import A11ySourceRules

@Suite struct IdentifierWordsTests {
  @Test(
    "a name is split where its spelling begins a word",
    arguments: [
      ("dismissKeyboard", ["dismiss", "keyboard"]), ("URLSession", ["url", "session"]), ("MAX_SIZE", ["max", "size"]),
      ("page2Of3", ["page", "of"]), ("goBack(_:)", ["go", "back"]), ("", []), ("éditerÉtat", ["éditer", "état"]),
    ] as [(String, [String])])
  func words(_ name: String, _ words: [String]) {
    #expect(IdentifierWords(name).words == words)
  }

  @Test(
    "words count in their forms, and parts of words do not",
    arguments: [
      ("popToRoot", "pop", true), ("didPopView", "pop view", true), ("popping", "pop", true),
      ("populate", "pop", false),
      ("hidingBar", "hide", true), ("closed", "close", true), ("closet", "close", false), ("feedback", "back", false),
      ("backgroundColor", "back", false), ("onCallback", "back", false), ("pager", "page", true),
      ("viewPop", "pop view", false), ("dismissal", "dismiss", true), ("", "back", false),
    ])
  func phrases(_ name: String, _ phrase: String, _ isThere: Bool) {
    #expect(IdentifierWords(name).contain(anyOf: [phrase]) == isThere)
  }
}
