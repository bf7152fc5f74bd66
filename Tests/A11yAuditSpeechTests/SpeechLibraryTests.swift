import A11yAuditSpeech
import Foundation
import Testing

/// Speech as a test of an app uses it. The engine starts once a process, and other tests start it too: each test here has
/// a process of its own.
@Suite struct SpeechLibraryTests {
  #if Speech
    @Test("a screen is written as a WAV file whose sound depends on its words")
    func file() async {
      await #expect(processExitsWith: .success) {
        let pay = try Self.speak(Screen("Pay") { Button("Pay") })
        let cancel = try Self.speak(Screen("Pay") { Button("Cancel the payment") })
        #expect(pay.bytes.prefix(4) == Data("RIFF".utf8))
        #expect(pay.bytes.count == 44 + 2 * pay.recording.samples.count)
        #expect(pay.recording.duration > .milliseconds(300))
        #expect(pay.recording.duration < cancel.recording.duration)
        #expect(pay.bytes != cancel.bytes)
        #expect("\(pay.recording)".hasSuffix(" seconds\nPay. Button."))
        #expect(try pay.bytes == Self.speak(Screen("Pay") { Button("Pay") }).bytes)
      }
    }

    @Test("each element is announced by the voice of its language, with a rest in between")
    func announcements() async {
      await #expect(processExitsWith: .success) {
        let screen = Screen("Pay", language: "en") {
          Button("Pay")
          Button("Zahlen").language("de")
        }
        let recording = try screen.record()
        #expect(recording.announcements.map(\.text) == screen.narrate())
        #expect(recording.announcements.map(\.voice) == ["English (Great Britain)", "German"])
        #expect(recording.announcements.allSatisfy { $0.problem == nil && $0.duration > .zero })
        let sounds = recording.announcements.map(\.duration).reduce(.zero, +)
        #expect(recording.duration > sounds + .milliseconds(499) && recording.duration < sounds + .milliseconds(501))
        #expect(recording.captions.contains("\nPay. Button.\n"))
        let fast = try screen.record(settings: SpeechSettings(rate: 350))
        #expect(fast.duration < recording.duration)
      }
    }

    @Test("what cannot be spoken is named, and a language without a voice is an error")
    func problems() async {
      await #expect(processExitsWith: .success) {
        let recording = try Screen("Pay", language: "en") { Button("支付") }.record()
        #expect(
          recording.announcements.map(\.problem) == [
            "contains Han script, which this voice cannot pronounce; its words are left out"
          ])
        #expect(throws: SpeechError.noVoice(language: "tlh", near: ["th"])) {
          try Screen("Pay") { Button("Pay").language("tlh") }.record()
        }
      }
    }

    private static func speak(_ screen: Screen) throws -> (recording: Recording, bytes: Data) {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
      defer { try? FileManager.default.removeItem(at: file) }
      let recording = try screen.speak(to: file.path(percentEncoded: false), language: "en")
      return (recording, try Data(contentsOf: file))
    }
  #else
    @Test("a build without speech says so")
    func notBuilt() {
      #expect(throws: SpeechError.notBuilt) { try Screen("Pay") { Button("Pay") }.record() }
    }
  #endif
}
