import A11yCore
import Testing

/// A word nobody knows stops nothing: it is noted where it is, with the nearest known one.
@Suite struct VocabularyTests {
  @Test(
    "an unknown word is noted",
    arguments: [
      ("lable", #""x""#, "2:2: has the unknown key 'lable'; did you mean 'label'?"),
      ("Label", #""x""#, "2:2: has the unknown key 'Label'; did you mean 'label'?"),
      ("acessibilityLabel", "1", "2:2: has the unknown key 'acessibilityLabel'; did you mean 'accessibilityLabel'?"),
      ("zzzzzz", "{}", "2:2: has the unknown key 'zzzzzz'"),
      ("", "{}", "2:2: has the unknown key ''"),
      (#"a\nb\u001b"#, "{}", #"2:2: has the unknown key 'a\nb\u{1B}'"#),
      ("traits", #"["buton"]"#, "2:13: has the unknown trait 'buton'; did you mean 'button'?"),
      ("traits", #"["button", "seleced"]"#, "2:23: has the unknown trait 'seleced'; did you mean 'selected'?"),
      ("role", #""buton""#, "2:10: has the unknown role 'buton'; did you mean 'button'?"),
      ("role", #""""#, "2:10: has the unknown role ''; 'a11y-audit keys role' lists all"),
      ("class", #""UIButon""#, "2:11: has the unknown class 'UIButon'; did you mean 'UIButton'?"),
      ("superclass", #""UIControll""#, "2:16: has the unknown class 'UIControll'; did you mean 'UIControl'?"),
      ("class", #""SwiftUI.Buton""#, "2:11: has the unknown class 'SwiftUI.Buton'; did you mean 'SwiftUI.Button'?"),
      ("container", #""lisst""#, "2:15: has the unknown container 'lisst'; did you mean 'list'?"),
      (
        "container", #"{"type": "dataTabel"}"#, "2:15: has the unknown container 'dataTabel'; did you mean 'dataTable'?"
      ),
      ("context", #"{"kind": "lissStart"}"#, "2:13: has the unknown context 'lissStart'; did you mean 'listStart'?"),
      ("state", #"["disable"]"#, "2:11: has the unknown state 'disable'; did you mean 'disabled'?"),
      ("background", #""blurr""#, "2:16: has the unknown background 'blurr'; did you mean 'blur'?"),
      ("gestures", #"["tapp"]"#, "2:14: has the unknown gesture 'tapp'; did you mean 'tap'?"),
      ("implements", #"["escpae"]"#, "2:16: has the unknown method 'escpae'; did you mean 'escape'?"),
      (
        "actions", #"[{"event": "touchUpInsid", "selector": "a"}]"#,
        "2:24: has the unknown event 'touchUpInsid'; did you mean 'touchUpInside'?"
      ),
      (
        "customContent", #"[{"label": "a", "importance": "hihg"}]"#,
        "2:49: has the unknown importance 'hihg'; did you mean 'high'?"
      ),
    ] as [(String, String, String)])
  func unknownWord(_ key: String, _ value: String, _ note: String) throws {
    let screen = try Trying.screen(Self.text(key, value))
    #expect(try Trying.notes(Self.text(key, value)) == [note])
    #expect(screen.notes.map(\.control) == [1])
    // Only a key that resembles no other may be the author's own.
    let isOwn = key.isEmpty || note.hasSuffix("'") && note.contains("unknown key")
    #expect(screen.notes.map(\.kind) == [isOwn ? .extraKey : .vocabulary])
    #expect(screen.notes.map { $0.replacement == nil } == [!note.contains("did you mean")])
  }

  /// With a key beside it that shows whose file it is.
  private static func text(_ key: String, _ value: String) -> String {
    KeyCase.text(key, value).replacing(#"{"children""#, with: #"{"isElement": false, "children""#)
  }

  @Test("a word is looked up in its own list, however often and wherever it was met before")
  func sameWordTwice() throws {
    let text = #"{"class": "UIView", "haeder": 1, "children": [{"traits": ["haeder"], "haeder": 2, "role": "haeder"}]}"#
    #expect(
      try Trying.notes(text) == [
        "1:21: has the unknown key 'haeder'", "1:59: has the unknown trait 'haeder'; did you mean 'header'?",
        "1:70: has the unknown key 'haeder'", "1:91: has the unknown role 'haeder'; did you mean 'header'?",
      ])
  }

  @Test("an unknown word leaves its fact unsaid; known words next to it count")
  func unsaid() throws {
    #expect(try Trying.control(KeyCase.text("role", #""buton""#)).role == nil)
    #expect(try Trying.control(KeyCase.text("traits", #"["buton"]"#)).traits == nil)
    #expect(try Trying.control(KeyCase.text("traits", #"["buton", "link"]"#)).traits == .link)
    #expect(try Trying.control(KeyCase.text("gestures", #"["tapp", "pan"]"#)).interaction.gestures == [.pan])
    #expect(try Trying.control(KeyCase.text("container", #""lisst""#)).structure.container == nil)
    // A class is a name, whoever knows it.
    #expect(try Trying.control(KeyCase.text("class", #""UIButon""#)).className == "UIButon")
  }

  @Test(
    "names that are not errors are not reported",
    arguments: [
      ("x-mine", "{}"), ("x-", "1"), ("class", #""RangeSlider""#), ("class", #""UITextFieldLabel""#),
      ("class", #""XCUIElementTypeButton""#), ("traits", #"["switchButton"]"#),
      ("traits", #"["unknown(4)"]"#), ("role", #""TabBar""#), ("state", #"["normal"]"#),
    ] as [(String, String)])
  func silent(_ key: String, _ value: String) throws {
    #expect(try Trying.notes(KeyCase.text(key, value)) == [])
  }

  @Test(
    "a key of the screen below the root is noted and says nothing",
    arguments: [
      ("name", #""x""#), ("kind", #""component""#), ("screen", "[1, 2]"), ("direction", #""rtl""#),
      ("idiom", #""pad""#), ("supportedOrientations", "[]"), ("format", #""x""#), ("version", "9"),
    ] as [(String, String)])
  func misplaced(_ key: String, _ value: String) throws {
    let text = KeyCase.text(key, value)
    #expect(
      try Trying.notes(text) == [
        "2:2: has the key '\(key)', which is allowed only on the root"
          + (key == "name" ? "; did you mean 'label'?" : "")
      ])
    #expect(try Trying.screen(text).placeless == Trying.screen("{\"children\": [\n{}]}").placeless)
  }

  @Test("a very long hostile word is noted without its length", arguments: ["x", "e\u{301}\u{302}", "\u{301}"])
  func longWord(_ letter: String) throws {
    let word = String(repeating: letter, count: 1 << 18 / letter.utf8.count)
    let notes = try Trying.notes(KeyCase.text("traits", "[\"\(word)\"]")) + Trying.notes(Self.text(word, "1"))
    #expect(notes.count == 2)
    #expect(notes.allSatisfy { $0.utf8.count < 2000 })
  }
}
