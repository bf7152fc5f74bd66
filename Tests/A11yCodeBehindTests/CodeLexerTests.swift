import Testing

@testable import A11yCodeBehind

@Suite("tokens") struct CodeLexerTests {
  /// The words of a text, with `"` for strings, `#` for numbers and `.` for the rest.
  private func words(_ text: String, _ language: CodeLanguage = .swift) -> [String] {
    let source = CodeLexer.read(Array(text.utf8), as: language)
    let (tokens, lexicon) = (source.tokens, source.lexicon)
    return tokens.map {
      switch $0.kind {
      case .word: lexicon.text($0.word)
      case .string: "\""
      case .emptyString: "\"\""
      case .number: "#"
      default: "."
      }
    }
  }

  @Test("strings of Swift end where they end")
  func strings() {
    #expect(words(#"a "b\"c" d"#) == ["a", "\"", "d"])
    #expect(words(#"a "" d"#) == ["a", "\"\"", "d"])
    #expect(words(#"a "\(f("x", ")"))" d"#) == ["a", "\"", "d"])
    #expect(words("a #\"b\"c\\\"# d") == ["a", "\"", "d"])
    #expect(words("a #\"b\\#(f(\"x\"))\"# d") == ["a", "\"", "d"])
    #expect(words("a \"\"\"\nb \" c \\(f(\"\"\"\nq\n\"\"\"))\n\"\"\" d") == ["a", "\"", "d"])
    #expect(words("a \"b\nc") == ["a", "\"", "c"])
    #expect(words("a \"\"\"b\nc") == ["a", "\"", "c"])
    #expect(words("a \"\\(f(\nc") == ["a", "\"", "c"])
  }

  @Test("comments nest in Swift alone")
  func comments() {
    #expect(words("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
    #expect(words("a /* b /* c */ d", .objectiveC) == ["a", "d"])
    #expect(words("a /* b") == ["a"])
  }

  @Test("strings, characters and directives of Objective-C")
  func objectiveC() {
    #expect(words("a @\"b\\\"c\" d", .objectiveC) == ["a", ".", "\"", "d"])
    #expect(words("a 'x' '\\'' b", .objectiveC) == ["a", "#", "#", "b"])
    #expect(words("#define A(x) \\\n  x {\nb", .objectiveC) == ["b"])
    #expect(words("#if A\nb\n#else\nc\n#endif\nd", .objectiveC) == ["b", "c", "d"])
    #expect(words("#if A\nb {\n#elif B\n#if C\n#endif\nc {\n#endif\nd", .objectiveC) == ["b", ".", "d"])
    #expect(words("a \"b\nc", .objectiveC) == ["a", "\"", "c"])
  }

  @Test("both branches of a condition are read, a number is one token")
  func branches() {
    #expect(words("#if A\nb\n#elseif B\nc\n#else\nd\n#endif") == ["b", "c", "d"])
    #expect(words("1_000.5e3 0xFF 1.a") == ["#", "#", "#", ".", "a"])
  }

  @Test("brackets are paired, and braces survive parentheses that are left open")
  func brackets() {
    let tokens = CodeLexer.read(Array("{ ( [ ) } ) {".utf8), as: .swift).tokens
    #expect(tokens.map(\.match) == [4, 3, .max, 1, 0, .max, .max])
  }

  @Test("lines and beginnings of lines are known")
  func lines() {
    let tokens = CodeLexer.read(Array("a\n /* \n */ b c\n\"\"\"\n\"\"\" d".utf8), as: .swift).tokens
    #expect(tokens.map(\.line) == [1, 3, 3, 4, 5])
    #expect(tokens.map(\.isFirstOnLine) == [true, true, false, true, false])
  }
}
