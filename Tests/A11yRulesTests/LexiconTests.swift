import A11yCore
import Testing

@testable import A11yRules

/// The lists of words are data, and data has rules too.
@Suite struct LexiconTests {
  @Test("a language has one list", arguments: Lexicon.all.map(\.language))
  func languages(_ language: String) {
    #expect(Lexicon.all.count { $0.language == language } == 1)
    #expect(Lexicon.reading(language)?.language == language)
  }

  @Test("every word is written as names are compared", arguments: Lexicon.all.map(\.language))
  func normalized(_ language: String) throws {
    let lexicon = try #require(Lexicon.all.first { $0.language == language })
    let words = Self.words(of: lexicon)
    #expect(words.filter { SpokenText.normalized($0) != $0 } == [])
  }

  @Test("a word that ends with another of its list is before it", arguments: Lexicon.all.map(\.language))
  func longestFirst(_ language: String) throws {
    let lexicon = try #require(Lexicon.all.first { $0.language == language })
    let lists = Array(lexicon.roleWords.values) + [lexicon.states]
    for list in lists {
      for (position, word) in list.enumerated() {
        #expect(list[..<position].filter { lexicon.ends(word, with: $0) } == [], "\(word)")
      }
    }
  }

  @Test("no list holds a word twice", arguments: Lexicon.all.map(\.language))
  func noDoubles(_ language: String) throws {
    let lexicon = try #require(Lexicon.all.first { $0.language == language })
    let lists =
      Array(lexicon.roleWords.values) + [
        lexicon.imagePrefixes, lexicon.gesturePhrases, lexicon.unannouncedGestures, lexicon.roleMentions,
        lexicon.labelInstructions, lexicon.states, lexicon.separatedStates,
      ]
    for list in lists { #expect(Set(list).count == list.count, "\(list)") }
  }

  @Test(
    "words without spaces between them end a name only where they end no other word",
    arguments: [
      ("ja", "再生ボタン", "ボタン", true), ("ja", "ドリンク", "リンク", false), ("ja", "規約 リンク", "リンク", true),
      ("ko", "재생버튼", "버튼", true), ("ko", "드링크", "링크", false), ("zh", "播放按钮", "按钮", true),
      ("zh", "按钮", "按钮", false), ("de", "wiedergabetaste", "taste", false), ("en", "play button", "button", true),
    ])
  func endings(_ language: String, _ name: String, _ word: String, _ isEnd: Bool) throws {
    let lexicon = try #require(Lexicon.all.first { $0.language == language })
    #expect(lexicon.ends(name, with: word) == isEnd)
  }

  @Test(
    "a language is found by its tag; the traditional characters have no list",
    arguments: [
      ("de-AT", "de"), ("zh", "zh"), ("zh-Hans-HK", "zh"), ("zh_CN", "zh"), ("deu", "de"), ("zh-Hant", nil),
      ("zh-TW", nil),
      ("fi", nil), ("EN_us", "en"),
    ])
  func tags(_ tag: String, _ language: String?) throws {
    var screen = try #require(try NamingTests.screen(#"button "OK""#))
    screen.language = tag
    let tree = AccessibilityTree(screen)
    let element = try #require(tree.elements.first)
    #expect(Lexicon.reading(element)?.language == language)
  }

  private static func words(of lexicon: Lexicon) -> [String] {
    let lists =
      Array(lexicon.roleWords.values) + [
        lexicon.imagePrefixes, lexicon.gesturePhrases, lexicon.unannouncedGestures, lexicon.roleMentions,
        lexicon.labelInstructions, lexicon.states, lexicon.separatedStates,
        lexicon.oppositeStates.flatMap { [$0, $1] }, Array(lexicon.forms.contentTypes.keys),
      ]
    let sets = [
      lexicon.endings, lexicon.gesturesAtStart, lexicon.gestureParticles, lexicon.copulas, lexicon.countWords,
      lexicon.meaninglessNames, lexicon.ambiguousNames, lexicon.genericWords, lexicon.loneDestinations,
      lexicon.genericPhrases, lexicon.articles, lexicon.commonWords,
      lexicon.imperatives, lexicon.forms.fillers, lexicon.forms.othersWords, Set(lexicon.dismissals.map(String.init)),
    ]
    return lists.flatMap { $0 } + sets.flatMap { $0.sorted() }
  }
}
