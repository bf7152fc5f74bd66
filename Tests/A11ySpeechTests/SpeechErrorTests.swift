import Testing

@testable import A11ySpeech

/// The errors of settings and voices are in their own suites.
@Suite struct SpeechErrorTests {
  @Test(
    arguments: [
      (
        .notBuilt,
        "this build has no speech support; build with the package trait 'Speech'"
      ),
      (.alreadyStarted, "the speech engine is already running; it can be started once per process"),
      (.noData(folder: "/data/espeak"), "no espeak-ng-data in '/data/espeak'; install espeak-ng-data"),
      (.noData(folder: nil), "no espeak-ng-data; install espeak-ng-data"),
      (.noSoundDevice, "no sound device; write a file with --output screen.wav"),
      (.noResources, "not enough processes or memory for speech; close other programs and try again"),
      (
        .tooLongForWAVE(sampleCount: 22_050 * 3600 * 28 + 22_050 * 125),
        "28 h 2 min of sound, a WAV file can contain 27 h 3 min; write one file per element with --split"
      ),
    ] as [(SpeechError, String)])
  func `every error says what to do`(error: SpeechError, text: String) {
    #expect(error.description == text)
  }

  @Test func `what somebody typed cannot command the terminal or fill it`() {
    let escape = SpeechError.unknownVoice("\u{1B}[31m\u{0}a\nb", near: [])
    #expect(escape.description == "unknown voice '[31ma b'; a11y-audit speak --list-voices lists all voices")
    let long = SpeechError.unknownVoice(String(repeating: "x", count: 1_000_000), near: [])
    #expect(
      long.description
        == "unknown voice '\(String(repeating: "x", count: 80))…'; a11y-audit speak --list-voices lists all voices")
  }

  @Test(
    arguments: [
      (.spoken, "spoken"), (.hidden, "has nothing to speak"),
      (
        .unspeakable(scripts: ["Han", "Thai"], areLeftOut: false),
        "contains Han, Thai script, which this voice cannot pronounce"
      ),
      (
        .unspeakable(scripts: ["Han"], areLeftOut: true),
        "contains Han script, which this voice cannot pronounce; its words are left out"
      ),
      (.incomplete(unheard: ["🎉.", "a\u{1B}[2J"]), "is spoken without '🎉.' and 'a[2J'"),
      (.tooLong, "is too long to speak: at most 65536 bytes or 60 minutes are spoken"),
      (.failed, "could not be spoken: the speech engine failed"),
    ] as [(Speech.Outcome, String)])
  func `every outcome has words`(outcome: Speech.Outcome, text: String) {
    #expect(outcome.description == text)
  }

  #if !Speech
    @Test func `a build without the library says so`() {
      #expect(throws: SpeechError.notBuilt) { try Engine() }
    }
  #endif
}
