#if Speech
  import Testing

  @testable import A11ySpeech

  extension EngineTests {
    @MainActor
    @Suite struct StartTests {
      @Test func `a data folder that does not exist is an error that names it, and not the installed one instead`()
        throws
      {
        #expect(try SharedEngine.shared.get().withoutFolder == .noData(folder: "/no/such/folder"))
      }

      @Test func `a data folder without data is an error that names it`() throws {
        let start = try SharedEngine.shared.get()
        #expect(start.withEmptyFolder == .noData(folder: start.emptyFolder))
      }

      @Test func `a second engine is rejected`() throws {
        #expect(try SharedEngine.shared.get().again == .alreadyStarted)
      }

      @Test func `the engine says its version and where its data are`() throws {
        let engine = try SharedEngine.shared.get().engine
        #expect(engine.version.hasPrefix("1."))
        #expect(engine.dataFolder.hasSuffix("/espeak-ng-data"))
      }

      @Test func `every listed voice has a name, a language and a file of its own, and none is mbrola's`() throws {
        let voices = try SharedEngine.shared.get().engine.voices()
        #expect(voices.count > 100)
        #expect(Set(voices.map(\.file)).count == voices.count)
        #expect(voices.allSatisfy { !$0.name.isEmpty && !$0.languages.isEmpty && !$0.file.hasPrefix("mb/") })
        #expect(voices.allSatisfy { $0.languages.allSatisfy { !$0.code.isEmpty && $0.priority > 0 } })
        let american = try #require(voices.first { $0.file == "gmw/en-US" })
        #expect(
          american
            == Voice(
              name: "English (America)",
              languages: [.init(code: "en-us", priority: 2), .init(code: "en", priority: 3)], gender: .male,
              file: "gmw/en-US"))
      }

      @Test func `variants are voices too, some of them women's`() throws {
        let variants = try SharedEngine.shared.get().engine.variants()
        #expect(variants.contains { $0.file == "!v/f3" && $0.gender == .female })
      }

      @Test func `every voice speaks`() throws {
        for voice in try SharedEngine.shared.get().engine.voices() {
          let speech = try SharedEngine.speaker(SpeechSettings(voice: voice.file)).speak(SpeechItem("Options 1 2 3"))
          #expect(speech.voice == voice)
          #expect(speech.outcome == .spoken, "\(voice.file)")
          #expect(loudness(speech.samples) > 100, "\(voice.file)")
        }
      }

      @Test func `no two voices of a language are one`() throws {
        let voices = try SharedEngine.speaker().voices.voices(language: "en")
        let sounds = try voices.map { voice in
          try SharedEngine.speaker(SpeechSettings(voice: voice.file)).speak(SpeechItem("Rather a bath than a car"))
            .samples
        }
        #expect(voices.count > 5)
        #expect(Set(sounds).count == sounds.count)
      }

      @Test(arguments: [
        ("zh", "sit/cmn-Latn-pinyin"), ("zh-Hans-CN", "sit/cmn-Latn-pinyin"), ("zh-HK", "sit/yue"), ("ko-KR", "ko"),
        ("ja-JP", "jpx/ja"), ("de-DE", "gmw/de"), ("fr-CA", "roa/fr"), ("en_US", "gmw/en-US"), ("nb", "gmq/nb"),
        ("no", "gmq/nb"), ("iw", "sem/he"), ("pt-BR", "roa/pt-BR"), ("es-MX", "roa/es-419"), ("ru-RU", "zle/ru"),
        ("uk", "zle/uk"), ("ar-SA", "sem/ar"), ("hi-IN", "inc/hi"), ("vi", "aav/vi"), ("id", "poz/id"),
        ("in", "poz/id"),
      ])
      func `the installed voices speak the languages of the world`(tag: String, file: String) throws {
        #expect(try SharedEngine.speaker().voice(for: tag).file == file)
      }
    }
  }
#endif
