import Testing

@testable import A11ySpeech

@Suite struct VoiceMapTests {
  /// A few voices as libespeak-ng 1.51 lists them.
  static let map = VoiceMap([
    voice("English (America)", "gmw/en-US", ("en-us", 2), ("en", 3)),
    voice("English (Great Britain)", "gmw/en", ("en-gb", 2), ("en", 2)),
    voice("English (Scotland)", "gmw/en-GB-scotland", ("en-gb-scotland", 5), ("en", 4)),
    voice("French (Belgium)", "roa/fr-BE", ("fr-be", 5), ("fr", 8)),
    voice("French (France)", "roa/fr", ("fr-fr", 5), ("fr", 5)),
    voice("Spanish (Spain)", "roa/es", ("es", 5)),
    voice("Spanish (Latin America)", "roa/es-419", ("es-419", 5), ("es-mx", 6), ("es", 6)),
    voice("Portuguese (Portugal)", "roa/pt", ("pt", 5), ("pt-pt", 5)),
    voice("Portuguese (Brazil)", "roa/pt-BR", ("pt-br", 5), ("pt", 6)),
    voice("Chinese (Mandarin, latin as English)", "sit/cmn", ("cmn", 5), ("zh-cmn", 5), ("zh", 5)),
    voice("Chinese (Mandarin, latin as Pinyin)", "sit/cmn-Latn-pinyin", ("cmn-latn-pinyin", 5), ("zh", 5)),
    voice("Chinese (Cantonese, latin as Jyutping)", "sit/yue-Latn-jyutping", ("yue", 5), ("zh-yue", 5), ("zh", 8)),
    voice("Chinese (Cantonese)", "sit/yue", ("yue", 5), ("zh-yue", 5), ("zh", 8)),
    voice("Norwegian Bokmål", "gmq/nb", ("nb", 5), ("no", 5)),
    voice("Hebrew", "sem/he", ("he", 5)), voice("Indonesian", "poz/id", ("id", 5)),
    voice("Romanian", "roa/ro", ("ro", 5)),
    voice("Korean", "ko", ("ko", 5)), voice("Japanese", "jpx/ja", ("ja", 5)), voice("German", "gmw/de", ("de", 5)),
  ])

  @Test func `an extra letter is an edit anywhere`() {
    #expect(Nearest.three(to: "xde", among: ["de"]) == ["de"])
    #expect(Nearest.three(to: "dxe", among: ["de"]) == ["de"])
    #expect(Nearest.three(to: "dex", among: ["de"]) == ["de"])
  }

  @Test(arguments: [
    // The engine's own spelling, and in another case.
    ("en-us", "gmw/en-US"), ("en-US", "gmw/en-US"), ("EN-us", "gmw/en-US"), ("pt-BR", "roa/pt-BR"),
    ("es-419", "roa/es-419"),
    // Other ways to write a tag.
    ("en_US", "gmw/en-US"), ("de_DE.UTF-8", "gmw/de"), ("de_DE@euro", "gmw/de"), ("en-", "gmw/en"),
    // The language alone.
    ("de-DE", "gmw/de"), ("ko-KR", "ko"), ("ja-JP", "jpx/ja"), ("fr-CA", "roa/fr"), ("de-Latn-AT-1996", "gmw/de"),
    ("en", "gmw/en"), ("en-AU", "gmw/en"), ("fr", "roa/fr"), ("fr-BE", "roa/fr-BE"), ("pt", "roa/pt"), ("es", "roa/es"),
    ("en-GB-scotland", "gmw/en-GB-scotland"), ("en-GB-x-anything", "gmw/en"),
    // The table.
    ("zh", "sit/cmn-Latn-pinyin"), ("zh-Hans", "sit/cmn-Latn-pinyin"), ("zh-CN", "sit/cmn-Latn-pinyin"),
    ("zh-Hans-CN", "sit/cmn-Latn-pinyin"), ("zh-Hant-TW", "sit/cmn-Latn-pinyin"), ("cmn", "sit/cmn-Latn-pinyin"),
    ("cmn-Hans-CN", "sit/cmn-Latn-pinyin"), ("zh-HK", "sit/yue"), ("zh-Hant-HK", "sit/yue"), ("zh-MO", "sit/yue"),
    ("yue", "sit/yue"), ("yue-Hant-HK", "sit/yue"), ("nb", "gmq/nb"), ("nb-NO", "gmq/nb"), ("no", "gmq/nb"),
    ("no-NO", "gmq/nb"), ("nn-NO", "gmq/nb"), ("iw", "sem/he"), ("iw-IL", "sem/he"), ("in", "poz/id"), ("mo", "roa/ro"),
    ("es-MX", "roa/es-419"), ("es-AR", "roa/es-419"), ("es-US", "roa/es-419"), ("es-ES", "roa/es"),
    ("en-CA", "gmw/en-US"),
  ])
  func `a language tag finds its voice`(tag: String, file: String) throws {
    #expect(try Self.map.voice(language: tag).file == file)
  }

  @Test(arguments: [
    ("tlh", [], "no voice for language 'tlh'; a11y-audit speak --list-voices lists all voices"),
    ("", [], "no voice for language ''; a11y-audit speak --list-voices lists all voices"),
    ("-", [], "no voice for language '-'; a11y-audit speak --list-voices lists all voices"),
    (
      "dr-DE", ["de", "fr"],
      "no voice for language 'dr-DE'; nearest: 'de', 'fr'; a11y-audit speak --list-voices lists all voices"
    ),
    ("eng", ["en"], "no voice for language 'eng'; nearest: 'en'; a11y-audit speak --list-voices lists all voices"),
  ])
  func `a language without a voice is an error that suggests similar ones`(tag: String, near: [String], text: String) {
    let error = #expect(throws: SpeechError.self) { try Self.map.voice(language: tag) }
    #expect(error == .noVoice(language: tag, near: near))
    #expect(error?.description == text)
  }

  @Test(arguments: [
    ("gmw/en-US", "gmw/en-US"), ("GMW/en-us", "gmw/en-US"), ("English (America)", "gmw/en-US"),
    ("english (america)", "gmw/en-US"), ("en-us", "gmw/en-US"), ("sit/cmn", "sit/cmn"), ("cmn", "sit/cmn"),
    ("sit/yue-Latn-jyutping", "sit/yue-Latn-jyutping"), ("Korean", "ko"), ("zh-Hans", "sit/cmn-Latn-pinyin"),
  ])
  func `a voice is found by file, name or language`(name: String, file: String) throws {
    #expect(try Self.map.voice(named: name).file == file)
  }

  @Test(arguments: [
    ("Germna", ["German"], "unknown voice 'Germna'; nearest: 'German'"),
    ("nobody", [], "unknown voice 'nobody'; a11y-audit speak --list-voices lists all voices"),
    ("jpx/jo", ["jpx/ja"], "unknown voice 'jpx/jo'; nearest: 'jpx/ja'"),
    ("../../etc/passwd", [], "unknown voice '../../etc/passwd'; a11y-audit speak --list-voices lists all voices"),
    ("", [], "unknown voice ''; a11y-audit speak --list-voices lists all voices"),
  ])
  func `an unknown voice is an error that suggests similar ones`(name: String, near: [String], text: String) {
    let error = #expect(throws: SpeechError.self) { try Self.map.voice(named: name) }
    #expect(error == .unknownVoice(name, near: near))
    #expect(error?.description == text)
  }

  @Test(arguments: [
    ("de", ["gmw/de"]), ("en-US", ["gmw/en-US", "gmw/en", "gmw/en-GB-scotland"]), ("fr", ["roa/fr", "roa/fr-BE"]),
    ("zh", ["sit/cmn-Latn-pinyin", "sit/cmn", "sit/yue", "sit/yue-Latn-jyutping"]), ("tlh", []), ("", []),
  ])
  func `the voices of a language, the best first`(tag: String, files: [String]) {
    #expect(Self.map.voices(language: tag).map(\.file) == files)
  }

  @Test func `all voices are sorted by language and file`() {
    #expect(
      Self.map.voices(language: nil).map(\.file) == [
        "sit/cmn", "sit/cmn-Latn-pinyin", "gmw/de", "gmw/en", "gmw/en-GB-scotland", "gmw/en-US", "roa/es", "roa/es-419",
        "roa/fr-BE", "roa/fr", "sem/he", "poz/id", "jpx/ja", "ko", "gmq/nb", "roa/pt", "roa/pt-BR", "roa/ro", "sit/yue",
        "sit/yue-Latn-jyutping",
      ])
  }

  @Test func `the order the engine lists voices in makes no difference`() throws {
    let reversed = VoiceMap(Self.map.voices.reversed())
    #expect(reversed.voices == Self.map.voices)
    #expect(try reversed.voice(language: "yue").file == "sit/yue")
  }

  @Test func `no tag is too long or too odd to be looked up`() {
    for tag in [
      String(repeating: "a", count: 1_000_000), String(repeating: "-", count: 1_000_000), "\u{0}", "🇩🇪", "de\u{0}",
    ] {
      #expect(throws: SpeechError.self) { try Self.map.voice(language: tag) }
      #expect(throws: SpeechError.self) { try Self.map.voice(named: tag) }
    }
  }

  static let variants = [
    voice("female3", "!v/f3"), voice("Alex", "!v/Alex"), voice("Mr serious", "!v/Mr serious"), voice("f4", "!v/F4"),
  ]

  @Test(arguments: [("f3", "f3"), ("F3", "f3"), ("female3", "f3"), ("alex", "Alex"), ("Mr Serious", "Mr serious")])
  func `a variant is found by file or name`(name: String, file: String) throws {
    #expect(try VoiceMap.variant(name, among: Self.variants) == file)
  }

  @Test(arguments: [
    ("f9", ["F4", "f3"], "unknown variant 'f9'; nearest: 'F4', 'f3'"), ("", [], "unknown variant ''"),
    ("../x", [], "unknown variant '../x'"),
  ])
  func `an unknown variant is an error that suggests similar ones`(name: String, near: [String], text: String) {
    let error = #expect(throws: SpeechError.self) { try VoiceMap.variant(name, among: Self.variants) }
    #expect(error == .unknownVariant(name, near: near))
    #expect(error?.description == text)
  }

  private static func voice(_ name: String, _ file: String, _ languages: (code: String, priority: Int)...) -> Voice {
    let languages = languages.map { Voice.Language(code: $0.code, priority: $0.priority) }
    return Voice(name: name, languages: languages, gender: .male, file: file)
  }
}
