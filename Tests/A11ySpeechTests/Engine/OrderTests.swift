#if Speech
  import Testing

  @testable import A11ySpeech

  extension EngineTests {
    @MainActor
    @Suite struct OrderTests {
      static let items = [
        SpeechItem(parts: ["Options.", "Button."], language: "en-US"), SpeechItem("Настройки. Кнопка.", language: "ru"),
        SpeechItem(parts: ["Options.", "Button."], language: "en-US"), SpeechItem("…", language: "en-US"),
        SpeechItem("Einstellungen. Taste.", language: "de"), SpeechItem("Отмена", language: "ru"),
        SpeechItem(parts: ["Options.", "Button."], language: "en-US"), SpeechItem("설정. 버튼.", language: "ko"),
        SpeechItem("Done. Button.", language: "en-US"),
      ]

      @Test(arguments: [1, 2, 3, 16, 1000])
      func `items are handed over in order, and the same however many are spoken at once`(jobs: Int) throws {
        let items = Self.items + (0..<9).map { SpeechItem("Button number \($0).", language: "en-US") }
        var one: [Speech] = []
        try SharedEngine.speaker(jobs: 1).speak(items) { one.append($1) }
        var numbers: [Int] = []
        var many: [Speech] = []
        try SharedEngine.speaker(jobs: jobs).speak(items) { index, speech in
          numbers.append(index)
          many.append(speech)
        }
        #expect(numbers == Array(items.indices))
        #expect(many == one)
      }

      /// Vowels are drawn out or shortened by up to two hundredths of their length in the company of others; what is
      /// lost or said twice would be a word.
      @Test func `a saying among others says as much as alone`() throws {
        let items = (0..<40).map {
          SpeechItem(parts: ["Item \($0 * 37).", "Button.", "Opens it."], language: "en-US")
        }
        let alone = try items.map { try SharedEngine.speaker().speak($0).samples.count }
        var together: [Int] = []
        try SharedEngine.speaker().speak(items) { together.append($1.samples.count) }
        #expect(together.count == alone.count)
        for (together, alone) in zip(together, alone) { #expect(abs(together - alone) < alone / 40) }
      }

      @Test func `what one child speaks: the same voice, a few items, not much text`() {
        let saying = { (length: Int) in [SpeakableText(String(repeating: "a", count: length))] }
        let english = Voice(name: "English", languages: [], gender: nil, file: "gmw/en")
        var batch = Batch(saying(10), by: english)
        let german = Voice(name: "German", languages: [], gender: nil, file: "gmw/de")
        let added = [
          batch.add(saying(10), by: german), batch.add(saying(503), by: english), batch.add(saying(490), by: english),
          batch.add(saying(13), by: english), batch.add(saying(6), by: english), batch.add(saying(6), by: english),
          batch.add(saying(0), by: english), batch.add(saying(0), by: english), batch.add(saying(0), by: english),
          batch.add(saying(0), by: english), batch.add(saying(0), by: english),
        ]
        #expect(added == [false, false, true, false, true, true, true, true, true, true, false])
        #expect(batch.items.map { $0.map(\.text.count) } == [[10], [490], [6], [6], [0], [0], [0], [0]])
      }

      /// In one process the second would differ from the first.
      @Test func `the same text sounds the same, whatever was said in between`() throws {
        var spoken: [Speech] = []
        try SharedEngine.speaker().speak(Self.items) { spoken.append($1) }
        #expect(spoken[0] == spoken[2])
        #expect(spoken[2] == spoken[6])
      }

      @Test func `two hundred changes of voice lose nothing`() throws {
        let saying = { SpeechItem("Options. Button.", language: ["en", "de", "ko", "ru"][$0 % 4]) }
        var lengths: [Int: Set<Int>] = [:]
        try SharedEngine.speaker().speak((0..<200).map(saying)) {
          lengths[$0 % 4, default: []].insert($1.samples.count)
        }
        #expect(lengths.values.map(\.count) == [1, 1, 1, 1])
      }

      @Test func `what the receiver throws ends the speaking, and the speaker can be used again`() throws {
        struct Stop: Error {}
        let speaker = try SharedEngine.speaker(jobs: 4)
        var numbers: [Int] = []
        #expect(throws: Stop.self) {
          try speaker.speak(Self.items) { index, _ in
            numbers.append(index)
            if index == 2 { throw Stop() }
          }
        }
        #expect(numbers == [0, 1, 2])
        #expect(try speaker.speak(Self.items[8]).outcome == .spoken)
      }

      @Test func `a whole screen becomes one file and its captions`() throws {
        var timeline = Timeline()
        var samples: [Int16] = []
        try SharedEngine.speaker().speak(Self.items) { index, speech in
          samples += speech.samples
          timeline.add(Self.items[index].parts.joined(separator: " "), sampleCount: speech.samples.count)
          samples += Array(repeating: 0, count: 2205)
          timeline.rest(sampleCount: 2205)
        }
        #expect(timeline.sampleCount == samples.count)
        #expect(try WAVE.file(samples).count == WAVE.headerSize + 2 * samples.count)
        #expect(timeline.cues.map(\.samples.lowerBound) == timeline.cues.map(\.samples.lowerBound).sorted())
        for cue in timeline.cues where cue.text != "…" { #expect(loudness(samples[cue.samples]) > 300, "\(cue.text)") }
        #expect(timeline.cues[3].samples.isEmpty)
      }
    }
  }
#endif
