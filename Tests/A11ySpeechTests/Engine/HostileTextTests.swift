#if Speech
  import Testing

  @testable import A11ySpeech

  extension EngineTests {
    @MainActor
    @Suite struct HostileTextTests {
      @Test func `a text of 100 megabytes is too long, and no trap`() throws {
        let text = String(repeating: "Options. ", count: 11_000_000)
        let speech = try SharedEngine.speaker().speak(SpeechItem(parts: ["Button.", text]))
        #expect(speech.outcome == .tooLong)
        #expect(speech.samples == [])
      }

      @Test func `the longest text is spoken, one byte more is not`() throws {
        let speaker = try SharedEngine.speaker()
        let longest = String(repeating: ".", count: Speaker.longestText - 4)
        #expect(try speaker.speak(SpeechItem(parts: ["Hi", longest, "Ho"])).outcome == .spoken)
        #expect(try speaker.speak(SpeechItem(parts: ["Hi", longest, "Ho", "."])).outcome == .tooLong)
      }

      @Test func `a text that sounds longer than an hour is too long, and does not harm the next`() throws {
        let speaker = try SharedEngine.speaker(SpeechSettings(rate: 80, wordGap: 500))
        let (before, text) = (try speaker.speak(SpeechItem("Done.")), String(repeating: "a ", count: 30_000))
        #expect(try speaker.speak(SpeechItem(text)).outcome == .tooLong)
        #expect(try speaker.speak(SpeechItem("Done.")) == before)
      }

      /// Should a later version of the engine speak them, so much the better.
      @Test(arguments: CrashingText.all)
      func `a text that brings down the engine costs itself alone`(_ crash: CrashingText) throws {
        let speaker = try SharedEngine.speaker(SpeechSettings(spellsUnreadable: true), jobs: 2)
        let done = SpeechItem("Done.", language: crash.language)
        let items = [done, SpeechItem(crash.text, language: crash.language), done]
        var speeches: [Speech] = []
        try speaker.speak(items) { speeches.append($1) }
        #expect(speeches.count == 3)
        #expect(speeches[0].outcome == .spoken)
        #expect(speeches[0] == speeches[2])
        if try SharedEngine.shared.get().engine.version == "1.51" {
          #expect(speeches[1].outcome == .failed)
          #expect(speeches[1].samples == [])
        }
      }
    }
  }
#endif
