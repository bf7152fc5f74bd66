#if Speech
  import Foundation
  import Testing

  @testable import A11ySpeech

  /// Plays through ALSA's "file" device, which needs no hardware, in the same process that synthesises.
  extension EngineTests {
    @MainActor
    @Suite struct PlayingTests {
      static let items = [
        SpeechItem(parts: ["Options.", "Button."], language: "en-US"), SpeechItem("…", language: "en-US"),
        SpeechItem("Einstellungen.", language: "de"),
      ]
      /// No pauses: they are waited for, and not written.
      let settings = try? SpeechSettings(pause: 0, rest: 0)

      @Test func `what is played is what would be written`() throws {
        let folder = try TemporaryFolder()
        let speaker = try SharedEngine.speaker(settings)
        var played: [Int] = []
        var expected = 0
        try speaker.play(Self.items, environment: Self.fileDevice(folder)) { index, speech in
          played.append(index)
          expected += speech.samples.count
          #expect(speech.outcome == (index == 1 ? .hidden : .spoken))
        }
        #expect(played == [0, 1, 2])
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("played.raw")))
        let samples = bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        // Not to the sample: in one process each text depends a little on the one before.
        #expect(abs(samples.count - expected) < expected / 10)
        #expect(loudness(samples) > 500)
      }

      @Test func `without a sound device playing fails before anything is said to be spoken`() throws {
        let folder = try TemporaryFolder()
        let speaker = try SharedEngine.speaker(settings)
        var played: [Int] = []
        #expect(throws: SpeechError.noSoundDevice) {
          try speaker.play(Self.items, environment: Self.noDevice(folder)) { index, _ in played.append(index) }
        }
        #expect(played == [])
      }

      @Test func `nothing to play still needs a sound device`() throws {
        let folder = try TemporaryFolder()
        let speaker = try SharedEngine.speaker(settings)
        try speaker.play([], environment: Self.fileDevice(folder)) { _, _ in }
        #expect(throws: SpeechError.noSoundDevice) {
          try speaker.play([], environment: Self.noDevice(folder)) { _, _ in }
        }
      }

      @Test func `what the receiver throws ends the playing`() throws {
        struct Stop: Error {}
        let folder = try TemporaryFolder()
        let speaker = try SharedEngine.speaker(settings)
        #expect(throws: Stop.self) {
          try speaker.play(Self.items, environment: Self.fileDevice(folder)) { _, _ in throw Stop() }
        }
        #expect(try speaker.speak(Self.items[0]).outcome == .spoken)
      }

      @Test(arguments: CrashingText.all)
      func `a text that brings down the engine does not end the playing`(_ crash: CrashingText) throws {
        let folder = try TemporaryFolder()
        let saying = SpeechItem(crash.text, language: crash.language)
        var played: [Int] = []
        let speaker = try SharedEngine.speaker(settings)
        try speaker.play([saying, Self.items[0], saying, Self.items[2]], environment: Self.fileDevice(folder)) {
          index, _ in played.append(index)
        }
        #expect(played == [0, 1, 2, 3])
      }

      /// A sound server would come before ALSA: there is none at this address.
      private static func fileDevice(_ folder: TemporaryFolder) throws -> [String] {
        let configuration = try folder.write(
          """
          pcm.!default { type file; file "\(folder.path("played.raw"))"; format "raw"; slave.pcm "null" }
          ctl.!default { type null }
          pcm.null { type null }
          """, to: "asound.conf")
        return ["ALSA_CONFIG_PATH=\(configuration)", "PULSE_SERVER=unix:\(folder.path("none"))"]
      }

      private static func noDevice(_ folder: TemporaryFolder) throws -> [String] {
        let configuration = try folder.write("ctl.!default { type null }\n", to: "asound.conf")
        return ["ALSA_CONFIG_PATH=\(configuration)", "PULSE_SERVER=unix:\(folder.path("none"))"]
      }
    }
  }
#endif
