#if Speech
  import Foundation
  import Testing

  @testable import A11ySpeech

  extension EngineTests {
    @MainActor
    @Suite struct SpeakingTests {
      static let options = SpeechItem(
        parts: ["Options.", "Button.", "Shows additional camera options."], language: "en-US")

      @Test func `a text has a sound that lasts as long as a person would take`() throws {
        let speech = try SharedEngine.speaker().speak(Self.options)
        #expect(speech.outcome == .spoken)
        #expect(speech.voice.file == "gmw/en-US")
        #expect((22_050 * 2...22_050 * 6).contains(speech.samples.count))
        #expect(loudness(speech.samples) > 500)
      }

      @Test func `sound grows with the text`() throws {
        let speaker = try SharedEngine.speaker()
        let lengths = try (1...5).map { count in
          try speaker.speak(SpeechItem(Array(repeating: "Options.", count: count).joined(separator: " "))).samples.count
        }
        #expect(lengths == lengths.sorted())
        #expect(Set(lengths).count == 5)
      }

      @Test(arguments: [0, 100, 1000, 10_000])
      func `parts are spoken apart, with exactly the pause between them`(pause: Int) throws {
        let apart = try SharedEngine.speaker(SpeechSettings(pause: pause))
        let none = try SharedEngine.speaker(SpeechSettings(pause: 0))
        let saying = SpeechItem(parts: ["Options.", "Button."])
        let (long, short) = (try apart.speak(saying).samples, try none.speak(saying).samples)
        let silence = WAVE.sampleCount(milliseconds: pause)
        #expect(long.count == short.count + silence)
        // The pause lies where the first part ends, and the sound around it is the same.
        let end = try none.speak(SpeechItem("Options.")).samples.count
        #expect(Array(long[..<end]) == Array(short[..<end]))
        #expect(long[end..<end + silence].allSatisfy { $0 == 0 })
        #expect(Array(long[(end + silence)...]) == Array(short[end...]))
      }

      /// The engine leaves up to 100 ms: most after an Arabic voice, most before a "t".
      @Test(arguments: [("en-US", "Take photo. Button."), ("ar", "إلغاء. Button."), ("ko", "비밀번호. 버튼.")])
      func `a sound begins and ends with sound, and so does each part`(language: String, text: String) throws {
        let speaker = try SharedEngine.speaker(SpeechSettings(pause: 1000))
        let one = try speaker.speak(SpeechItem(text, language: language)).samples
        #expect(one.first != 0 && one.last != 0)
        let two = try speaker.speak(SpeechItem(parts: [text, text], language: language)).samples
        #expect(two.first != 0 && two.last != 0)
        #expect(two[one.count..<one.count + 22_050].allSatisfy { $0 == 0 })
        #expect(two[one.count - 1] != 0 && two[one.count + 22_050] != 0)
      }

      @Test func `a part without a sound leaves no pause`() throws {
        let speaker = try SharedEngine.speaker(SpeechSettings(pause: 1000))
        let whole = try speaker.speak(SpeechItem("Options."))
        for parts in [["", "Options."], ["Options.", "…"], ["  ", "Options.", "", "✕"], ["Options.", ""]] {
          #expect(try speaker.speak(SpeechItem(parts: parts)).samples == whole.samples, "\(parts)")
        }
      }

      @Test(arguments: [[], [""], ["   "], ["\n\t", "\u{A0}"], ["..."], ["…", "•"], ["\u{1}\u{0}"], ["\u{200B}"]])
      func `a text without a sound is silent, and no error`(parts: [String]) throws {
        let speech = try SharedEngine.speaker().speak(SpeechItem(parts: parts))
        #expect(speech.outcome == .hidden)
        #expect(speech.samples == [])
      }

      /// Of 1.51: its Korean and Japanese voices have no words for emoji, no voice has one for a glyph of an icon font.
      @Test(arguments: [
        (["🎉.", "버튼."], "ko", ["🎉."]), (["\u{E001}.", "Button."], "en-US", ["\u{E001}."]),
        (["\u{FFFD}.", "Button.", "Shows \u{E001}."], "en-US", ["\u{FFFD}."]),
        (["Photo.", "✕"], "en-US", ["✕"]), (["🎉.", "Button."], "en-US", []),
      ])
      func `a part that is not spoken is reported`(parts: [String], language: String, unheard: [String]) throws {
        let speech = try SharedEngine.speaker().speak(SpeechItem(parts: parts, language: language))
        #expect(speech.outcome == (unheard.isEmpty ? .spoken : .incomplete(unheard: unheard)))
        #expect(!speech.samples.isEmpty)
      }

      @Test func `punctuation causes no pause: password bullets, dots, spaces`() throws {
        for part in ["••••••.", "…", ".", "   ", "\u{200B}", "—"] {
          let speech = try SharedEngine.speaker().speak(SpeechItem(parts: [part, "Secure Text Field."]))
          #expect(speech.outcome == .spoken, "\(part.debugDescription)")
        }
      }

      @Test func `silent parts among very many are reported`() throws {
        let parts = Array(repeating: "a", count: 60) + ["\u{E001}"] + Array(repeating: "b", count: 60)
        #expect(
          try SharedEngine.speaker().speak(SpeechItem(parts: parts)).outcome == .incomplete(unheard: ["\u{E001}"]))
      }

      @Test func `a faster voice is done sooner, a word gap lasts longer`() throws {
        let length = { try SharedEngine.speaker($0).speak(Self.options).samples.count }
        let normal = try length(SpeechSettings())
        #expect(try length(SpeechSettings(rate: 300)) < normal)
        #expect(try length(SpeechSettings(rate: 450)) < length(SpeechSettings(rate: 300)))
        #expect(try length(SpeechSettings(rate: 80)) > normal)
        #expect(try length(SpeechSettings(wordGap: 20)) > normal)
      }

      @Test func `volume has an effect, and zero is silence`() throws {
        let loudnesses = try [0, 50, 100].map {
          loudness(try SharedEngine.speaker(SpeechSettings(volume: $0)).speak(Self.options).samples)
        }
        #expect(loudnesses == loudnesses.sorted())
        #expect(loudnesses[0] == 0)
        #expect(loudnesses[2] > loudnesses[1] * 3 / 2)
      }

      @Test func `pitch, variant and voice change the sound`() throws {
        let settings = try [
          SpeechSettings(), SpeechSettings(pitch: 90), SpeechSettings(variant: "f3"),
          SpeechSettings(variant: "whisper"),
          SpeechSettings(voice: "German"),
        ]
        let sounds = try settings.map { try SharedEngine.speaker($0).speak(Self.options).samples }
        #expect(Set(sounds).count == sounds.count)
      }

      @Test func `a chosen voice speaks whatever the language`() throws {
        let speaker = try SharedEngine.speaker(SpeechSettings(voice: "English (Scotland)"))
        #expect(try speaker.speak(SpeechItem("Optionen", language: "de")).voice.file == "gmw/en-GB-scotland")
        #expect(try speaker.speak(SpeechItem("Optionen", language: "tlh")).outcome == .spoken)
      }

      @Test func `an unknown voice or variant is rejected before anything is spoken`() throws {
        #expect(throws: SpeechError.unknownVoice("Germna", near: ["German"])) {
          try SharedEngine.speaker(SpeechSettings(voice: "Germna"))
        }
        #expect(throws: SpeechError.unknownVariant("f9", near: ["f1", "f2", "f3"])) {
          try SharedEngine.speaker(SpeechSettings(variant: "f9"))
        }
      }

      @Test func `a language without a voice is rejected before anything is spoken`() throws {
        let speaker = try SharedEngine.speaker()
        var spoken: [Int] = []
        let items = [SpeechItem("Options."), SpeechItem("nuqneH", language: "tlh-QQ")]
        #expect(throws: SpeechError.self) { try speaker.speak(items) { index, _ in spoken.append(index) } }
        #expect(spoken == [])
      }

      @Test func `markup and phonemes are text`() throws {
        let speaker = try SharedEngine.speaker()
        let word = try speaker.speak(SpeechItem("hello")).samples.count
        // As SSML the first would last ten seconds; as phonemes the second would be "hello".
        let markup = try speaker.speak(SpeechItem("a <break time=\"10s\"/> b")).samples.count
        #expect((22_050...22_050 * 8).contains(markup))
        #expect(try speaker.speak(SpeechItem("[[h@l'oU]]")).samples.count > word * 3 / 2)
      }

      @Test func `a control character commands nothing`() throws {
        let speaker = try SharedEngine.speaker()
        let plain = try speaker.speak(SpeechItem("400S hello there"))
        #expect(try speaker.speak(SpeechItem("\u{1}400S hello there")) == plain)
        #expect(try speaker.speak(SpeechItem("400S hel\u{0}lo th\u{1B}ere\u{9D}")) == plain)
      }

      @Test(.enabled(if: Tool.soxi != nil))
      func `soxi finds the length of what was spoken`() throws {
        let samples = try SharedEngine.speaker().speak(Self.options).samples
        let folder = try TemporaryFolder()
        try Data(WAVE.file(samples)).write(to: URL(fileURLWithPath: folder.path("options.wav")))
        #expect(try Tool.run(#require(Tool.soxi), "-s", folder.path("options.wav")) == "\(samples.count)\n")
      }
    }
  }

  /// Root mean square of the samples.
  func loudness(_ samples: some Collection<Int16>) -> Int {
    guard !samples.isEmpty else { return 0 }
    return Int((samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(samples.count)).squareRoot())
  }
#endif
