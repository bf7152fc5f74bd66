import A11yCore
import Testing

/// What counts as text, what is near a word, and what is safe to print.
@Suite struct TextTests {
  @Test(
    "nothing would be spoken of these",
    arguments: [
      nil, "", " ", "\n\t", "\u{A0}", "\u{3000}", "\u{2003}", "\u{200B}", "\u{200C}\u{200D}", "\u{2060}", "\u{FEFF}",
      "\u{AD}",
      "\u{200E}\u{200F}", " \u{FEFF}\u{AD}\u{200B} ",
    ] as [String?])
  func blank(_ text: String?) {
    #expect(SpokenText.isBlank(text))
    #expect(SpokenText.trimmed(text ?? "") == "")
  }

  @Test("something would be spoken of these", arguments: ["a", ".", "-", "🎉", "\u{301}", " a ", "\u{AD}a", "한"])
  func spoken(_ text: String) { #expect(!SpokenText.isBlank(text)) }

  @Test("only the ends are trimmed")
  func trimmed() {
    #expect(SpokenText.trimmed("\u{FEFF}\u{A0}a\u{AD}b \u{200B}c\u{200B} ") == "a\u{AD}b \u{200B}c")
    #expect(SpokenText.trimmed("a") == "a")
  }

  @Test("words never match inside words")
  func words() {
    #expect(SpokenText.words("E-mail, Baltimore & LinkedIn!") == ["e", "mail", "baltimore", "linkedin"])
    #expect(SpokenText.words("").isEmpty && SpokenText.words(" - ").isEmpty)
    #expect(SpokenText.words("snake_case v2.0") == ["snake", "case", "v2", "0"])
    #expect(SpokenText.words("STRASSE Straße ÉTÉ") == ["strasse", "straße", "été"])
    #expect(SpokenText.words("हिन्दी ภาษาไทย 설정") == ["हिन्दी", "ภาษาไทย", "설정"])
    // A soft hyphen is where a word may break, not where it ends.
    #expect(SpokenText.words("But\u{AD}ton zero\u{200B}width") == ["button", "zero", "width"])
  }

  @Test(
    "a text has words exactly when it has one to list",
    arguments: [
      "", " ", "-", "a", "!a", "7", "é", "·", "…", "e\u{301}", "\u{301}", "ไ", "🎉", "- ß", "\u{AD}", "\u{AD}b",
    ])
  func hasWords(_ text: String) { #expect(SpokenText.hasWords(text) == !SpokenText.words(text).isEmpty) }

  @Test("words of ASCII are those that the same text has next to another letter")
  func wordsOfASCII() {
    let signs = (0..<128).map { Character(Unicode.Scalar($0)) }
    for first in signs {
      for second in signs {
        let text = "x\(first)Y\(second)9"
        // The letter at its start makes the text no ASCII.
        #expect(SpokenText.words("é \(text)").dropFirst() == SpokenText.words(text)[...], "\(text.debugDescription)")
      }
    }
  }

  @Test("texts that sound alike are equal, in whatever scalars they are written")
  func normalized() {
    #expect(SpokenText.normalized(" Sign-in… ") == "sign in")
    #expect(SpokenText.normalized("e\u{301}te\u{301}") == SpokenText.normalized("Été"))
    // The heart as emoji is the heart with a selector behind it, and no word either way.
    #expect(SpokenText.normalized("Like ❤️") == "like" && SpokenText.normalized("Like ❤") == "like")
  }

  @Test(
    "what could move a cursor, end a line or turn the text is escaped; the rest stays",
    arguments: [
      ("a\u{1B}[31m", #"a\u{1B}[31m"#), ("\n\r\t", #"\n\r\t"#), ("\r\n", #"\r\n"#),
      ("\u{0}\u{7F}\u{85}\u{9B}", #"\u{0}\u{7F}\u{85}\u{9B}"#),
      ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("\u{202E}\u{2066}", #"\u{202E}\u{2066}"#),
      ("a\u{301}\u{7}", "a\u{301}\\u{7}"),
      ("é 🎉 שלום \" \\ '", "é 🎉 שלום \" \\ '"), ("", ""),
    ] as [(String, String)])
  func escaped(_ text: String, _ shown: String) { #expect(text.escapedForDisplay == shown) }

  @Test("a quoted text is cut where it is long, by characters and by what one may carry")
  func quoted() {
    #expect("a".quoted() == #""a""#)
    #expect(String(repeating: "a", count: 80).quoted() == "\"\(String(repeating: "a", count: 80))\"")
    #expect(String(repeating: "é", count: 81).quoted() == "\"\(String(repeating: "é", count: 80))…\"")
    #expect("👩‍👩‍👧‍👦👩‍👩‍👧‍👦".quoted(limit: 1) == #""👩‍👩‍👧‍👦…""#)
    #expect("ab\ncd".quoted(limit: 3) == #""ab\n…""#)
    #expect("a".quoted(limit: 0) == #""…""#)
    #expect(("a" + String(repeating: "\u{301}", count: 100_000)).quoted().unicodeScalars.count == 643)
  }

  @Test(
    "the nearest word is at most a third of the letters away, whatever the case",
    arguments: [
      ("lable", "label"), ("LABEL", "label"), ("labl", "label"), ("labell", "label"), ("hnit", "hint"), ("x", nil),
      ("labyrinth", nil), ("", nil), ("identifer", "identifier"), ("hitn", "hint"), ("zzzzz", nil),
    ] as [(String, String?)])
  func nearest(_ word: String, _ near: String?) {
    #expect(Suggestion.nearest(to: word, among: ["label", "hint", "identifier"]) == near)
    #expect(
      Suggestion.question(for: word, among: ["label", "hint", "identifier"])
        == (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  @Test("of equally near words the first is meant, and a swap is one slip")
  func ties() {
    #expect(Suggestion.nearest(to: "numberOfLines", among: ["numberOfPages"]) == nil)
    #expect(Suggestion.nearest(to: "currentValue", among: ["currentPage"]) == nil)
    #expect(Suggestion.nearest(to: "acessibilityLable", among: ["accessibilityLabel"]) == "accessibilityLabel")
    #expect(Suggestion.nearest(to: "mix", among: ["min", "max"]) == "min")
    #expect(Suggestion.nearest(to: "mni", among: ["max", "min"]) == "min")
    #expect(Suggestion.nearest(to: "label", among: [String]()) == nil)
  }

  @Test("a word of a megabyte does not hang", arguments: ["a", "\u{301}", "e\u{301}\u{302}", "👩‍👩‍👧‍👦", "\n"])
  func megabyte(_ letter: String) {
    let word = String(repeating: letter, count: (1 << 20) / letter.utf8.count)
    #expect(Suggestion.nearest(to: word, among: ["label", "hint"]) == nil)
  }

  @Test(
    "a language is known by its first part",
    arguments: [
      ("de-AT", "de"), ("zh_Hans_CN", "zh"), ("EN", "en"), ("en", "en"), ("", nil), ("-", nil), ("_x", nil),
      ("iw-IL", "he"),
    ] as [(String, String?)])
  func language(_ tag: String, _ base: String?) { #expect(Language.base(of: tag) == base) }

  @Test(
    "a language's script decides the layout direction of a screen that states none",
    arguments: [
      ("ar", true), ("he-IL", true), ("iw", true), ("fa_IR", true), ("ara", true), ("ur", true), ("az-Arab", true),
      ("ar-Latn", false), ("en-AE", false), ("de", false), ("", false), ("pa", false), ("art", false),
    ])
  func direction(_ tag: String, _ isRightToLeft: Bool) {
    var screen = Screen()
    screen.language = tag
    #expect(screen.direction == (isRightToLeft ? .rightToLeft : .leftToRight))
    screen.statedDirection = isRightToLeft ? .leftToRight : .rightToLeft
    #expect(screen.direction == screen.statedDirection)
  }
}
