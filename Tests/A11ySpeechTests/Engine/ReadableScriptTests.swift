#if Speech
  import Testing

  @testable import A11ySpeech

  extension EngineTests {
    @MainActor
    @Suite struct ReadableScriptTests {
      @Test(arguments: [
        ("en-US", "Options"), ("de", "Größe ändern"), ("ja", "カメラのせってい"), ("ja", "OK"), ("zh-Hans", "设置"),
        ("zh-Hant-TW", "設定"), ("zh-HK", "設定"), ("ko", "설정"), ("ru", "Настройки"), ("ar", "إعدادات"), ("he", "הגדרות"),
        ("hi", "सेटिंग"), ("th", "ตั้งค่า"), ("el", "Ρυθμίσεις"), ("ka", "პარამეტრები"),
        // The engine changes to a voice that reads it.
        ("en-US", "설정"), ("en-US", "सेटिंग"), ("ja", "설정"), ("de", "Ρυθμίσεις"),
        // A sign, and not a word.
        ("en-US", "Δ 5 π"),
      ])
      func `is spoken`(language: String, text: String) throws {
        #expect(try SharedEngine.speaker().speak(SpeechItem(text, language: language)).outcome == .spoken)
      }

      @Test(arguments: [
        ("ja", "設定", ["Han"]), ("ja", "食べる", ["Han"]), ("en-US", "设置", ["Han"]), ("en-US", "カメラ", ["Katakana"]),
        ("ko", "設定", ["Han"]), ("en-US", "Настройки", ["Cyrillic"]), ("de", "Настройки", ["Cyrillic"]),
        ("en-US", "הגדרות", ["Hebrew"]), ("en-US", "إعدادات", ["Arabic"]), ("en-US", "ตั้งค่า", ["Thai"]),
        ("en-US", "Ρυθμίσεις", ["Greek"]), ("zh", "カメラ", ["Katakana"]),
        ("ru", "Настройки カメラ 設定", ["Katakana", "Han"]),
        ("en-US", "ᚠᚢᚦ", ["a script without a voice"]), ("en-US", "𝐒𝐞𝐭", ["a script without a voice"]),
      ])
      func `is not spoken, and says so`(language: String, text: String, scripts: [String]) throws {
        let outcome = try SharedEngine.speaker().speak(SpeechItem(text, language: language)).outcome
        #expect(outcome == .unspeakable(scripts: scripts, areLeftOut: true))
      }

      @Test(arguments: [
        ("sit/cmn", false), ("sit/cmn-Latn-pinyin", true), ("sit/yue", true), ("sit/hak", false), ("jpx/ja", false),
      ])
      func `only two of the voices of China read Chinese`(file: String, reads: Bool) throws {
        let outcome = try SharedEngine.speaker(SpeechSettings(voice: file)).speak(SpeechItem("设置")).outcome
        #expect(outcome == (reads ? .spoken : .unspeakable(scripts: ["Han"], areLeftOut: true)))
      }

      /// Compared with the same words in plain letters. The Vietnamese voice reads its own letters, others the base.
      @Test(arguments: [
        ("en-US", "Nguyễn", "Nguyen", true), ("de", "Nguyễn", "Nguyen", true), ("ru", "Đặng", "Đang", true),
        ("ja", "Müller", "Muller", true), ("he", "Łódź", "Lodz", true), ("en-US", "Müller", "Muller", false),
        ("de", "Müller", "Muller", false), ("pl", "Łódź", "Lodz", false), ("vi", "Nguyễn", "Nguyen", false),
      ])
      func `letters that a voice does not know are read as plain letters`(
        language: String, text: String, plain: String, areEqual: Bool
      ) throws {
        let speaker = try SharedEngine.speaker()
        let phonemes = try speaker.phonemes(of: SpeechItem(text, language: language))
        #expect(try (phonemes == speaker.phonemes(of: SpeechItem(plain, language: language))) == areEqual)
        #expect(phonemes.count < 40, "\(phonemes)")
      }

      @Test(arguments: [("en-US", "हिन्दी"), ("en-US", "தமிழ்")])
      func `marks on letters that are left out are left out`(language: String, text: String) throws {
        let speaker = try SharedEngine.speaker(SpeechSettings(voice: "roa/pt"))
        let item = SpeechItem(text, language: language)
        guard try !speaker.scripts(in: item).unread.isEmpty else { return }
        #expect(try speaker.phonemes(of: item).allSatisfy(\.isWhitespace))
      }

      @Test func `every part counts`() throws {
        let saying = SpeechItem(parts: ["Options.", "Button.", "設定"], language: "en-US")
        let speech = try SharedEngine.speaker().speak(saying)
        #expect(speech.outcome == .unspeakable(scripts: ["Han"], areLeftOut: true))
        #expect(!speech.samples.isEmpty)
      }

      /// Each of the characters is named "Chinese letter" where they are spelled.
      @Test func `is spelled only when asked for`() throws {
        let item = SpeechItem("設定を保存", language: "ja")
        let skipped = try SharedEngine.speaker().speak(item)
        let spelled = try SharedEngine.speaker(SpeechSettings(spellsUnreadable: true)).speak(item)
        #expect(spelled.outcome == .unspeakable(scripts: ["Han"], areLeftOut: false))
        #expect(skipped.samples.count < spelled.samples.count / 10)
      }
    }
  }
#endif
