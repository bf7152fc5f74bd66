#if Speech
  import Testing

  @testable import A11ySpeech

  extension EngineTests {
    /// Pronunciations in the International Phonetic Alphabet.
    @MainActor
    @Suite struct PronunciationTests {
      private func sounds(_ speaker: Speaker, _ text: String, _ language: String, ipa: Bool) throws -> String {
        var item = SpeechItem(text, language: language)
        if ipa { item.phonetic = [0] }
        return try speaker.phonemes(of: item).filter { !$0.isWhitespace }
      }

      /// What the voice says of a word, given back to it, is what it says.
      @Test(arguments: [
        ("en-US", "camera"), ("en-US", "photograph"), ("en-US", "judge"), ("de", "Größe"), ("de", "Nachricht"),
        ("fr", "réglages"), ("fr", "bonjour"), ("es", "ajustes"), ("it", "ciao"), ("ja", "カメラ"), ("ru", "Настройки"),
        ("pl", "ustawienia"), ("tr", "ayarlar"), ("nl", "instellingen"),
      ])
      func `a word's own phonemes are the word`(language: String, word: String) throws {
        let speaker = try SharedEngine.speaker()
        let ipa = try sounds(speaker, word, language, ipa: false)
        #expect(try sounds(speaker, "[[\(ipa)]]", language, ipa: true) == ipa)
        #expect(speaker.unknownSounds.isEmpty, "\(speaker.unknownSounds)")
      }

      @Test func `it is heard within a label`() throws {
        let speaker = try SharedEngine.speaker()
        let plain = try sounds(speaker, "Hello, world", "en-US", ipa: false)
        let ipa = try sounds(speaker, "Hello, [[wɜːld]]", "en-US", ipa: true)
        #expect(ipa.filter { $0 != "ˈ" } == plain.filter { $0 != "ˈ" })
        var item = SpeechItem("Hello, [[wɜːld]]", language: "en-US")
        item.phonetic = [0]
        #expect(try speaker.speak(item).outcome == .spoken)
      }

      @Test func `brackets of a label are text`() throws {
        let speaker = try SharedEngine.speaker()
        let text = try sounds(speaker, "[[h@loU]]", "en-US", ipa: false)
        #expect(text.count > 8, "\(text)")
      }

      @Test func `a sound that the voice does not have is named`() throws {
        let speaker = try SharedEngine.speaker()
        _ = try sounds(speaker, "[[ǃa]]", "en-US", ipa: true)
        #expect(speaker.unknownSounds.keys.sorted() == ["ǃ"])
      }

      @Test func `signs of any kind and number end`() throws {
        let speaker = try SharedEngine.speaker()
        for text in ["[[", "[[]]", "]][[", "[[\u{301}\u{301}]]", "[[" + String(repeating: "ˈaː", count: 400) + "]]"] {
          _ = try sounds(speaker, text, "en-US", ipa: true)
        }
      }
    }
  }
#endif
