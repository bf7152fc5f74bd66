public import A11yAudit
public import A11ySpeech
internal import Synchronization

extension Screen {
  /// Writes VoiceOver's output for the screen to a WAV file: 16 bits, one channel, 22,050 samples per second.
  ///
  /// ```swift
  /// let recording = try screen.speak(to: "pay.wav", language: "en")
  /// #expect(recording.duration < .seconds(20))
  /// ```
  ///
  /// - Parameters:
  ///   - path: a file, which is replaced if it exists.
  ///   - language: the language of the words that VoiceOver adds and of texts without a language, in BCP 47; nil for the
  ///     screen's own.
  ///   - profile: how elements are announced.
  ///   - settings: voice, rate and pauses; nil for the defaults.
  /// - Returns: what was written.
  /// - Throws: a `SpeechError`, or the system's error if the file cannot be written.
  @discardableResult
  public func speak(
    to path: String, language: String? = nil, profile: Profile = .voiceover, settings: SpeechSettings? = nil
  ) throws -> Recording {
    let recording = try record(language: language, profile: profile, settings: settings)
    try recording.write(to: path)
    return recording
  }

  /// VoiceOver's output for the screen, as sound. The same screen and settings give the same samples.
  ///
  /// - Parameters:
  ///   - language: the language of the words that VoiceOver adds and of texts without a language, in BCP 47; nil for the
  ///     screen's own.
  ///   - profile: how elements are announced.
  ///   - settings: voice, rate and pauses; nil for the defaults.
  /// - Throws: a `SpeechError` if this build has no speech, or there is no voice for a language.
  public func record(
    language: String? = nil, profile: Profile = .voiceover, settings: SpeechSettings? = nil
  ) throws -> Recording {
    let settings = try settings ?? SpeechSettings()
    let narrator = Narrator(profile: profile, language: language ?? self.language)
    let utterances = narrator.narrate(AccessibilityTree(self)).map(\.utterance)
    let items = utterances.map { SpeechItem(parts: $0.parts.map(\.text), language: $0.language) }
    var recording = Recording(rest: settings.rest)
    for (speech, utterance) in zip(try SharedEngine.speak(items, settings), utterances) {
      recording.add(speech, utterance.spoken)
    }
    return recording
  }
}

/// The engine starts once per process, and only one thread at a time may use it.
private enum SharedEngine {
  private static let engine = Mutex<Engine?>(nil)

  static func speak(_ items: [SpeechItem], _ settings: SpeechSettings) throws -> [Speech] {
    try engine.withLock { engine in
      let started = try engine ?? Engine()
      engine = started
      var speeches: [Speech] = []
      try Speaker(engine: started, settings: settings).speak(items) { speeches.append($1) }
      return speeches
    }
  }
}
