extension Speaker {
  /// Plays every saying through the sound card, and hands each over with its number as its sound begins.
  ///
  /// Throws `SpeechError.noSoundDevice` before the first one when nothing can be heard. `environment` ("NAME=value")
  /// is that of the sound library, which takes its configuration from there.
  package func play(
    _ sayings: [SpeechItem], environment: [String] = [], each: (Int, Speech) throws -> Void
  ) throws {
    let voices = try voices(for: sayings)
    var next = 0
    repeat {
      let performance = try engine.perform(score(sayings, voices, from: next, environment), manner)
      next = try follow(performance, sayings, from: next, each)
    } while next < sayings.count
  }

  /// Silence first: it opens the sound device, or fails to.
  func score(_ sayings: [SpeechItem], _ voices: [Voice], from first: Int, _ environment: [String]) -> SpeechCommands {
    var score = SpeechCommands()
    for variable in environment { score.set(variable) }
    score.say(SpeakableText(""))
    score.mark()
    var current: Voice?
    for index in sayings.indices.dropFirst(first) {
      score.mark()
      guard let texts = texts(of: sayings[index]), !texts.isEmpty else { continue }
      if voices[index] != current { score.select(engineName(of: voices[index])) }
      current = voices[index]
      for (number, text) in texts.enumerated() {
        if number > 0 { score.pause(milliseconds: settings.pause) }
        score.say(text)
      }
      score.pause(milliseconds: settings.rest)
    }
    score.mark()
    return score
  }

  /// Keeps step with a performance; the result is the saying to go on with when the engine dies before the end.
  private func follow(
    _ performance: PlaybackProcess, _ sayings: [SpeechItem], from first: Int, _ each: (Int, Speech) throws -> Void
  ) throws -> Int {
    guard case .mark = performance.next() else { throw SpeechError.noSoundDevice }
    for index in sayings.indices.dropFirst(first) {
      switch performance.next() {
      case .mark: try each(index, speak(sayings[index]))
      case .noSoundDevice: throw SpeechError.noSoundDevice
      // It died on the saying before, which was handed over when it began.
      case .ended: return max(index, first + 1)
      }
    }
    if case .noSoundDevice = performance.next() { throw SpeechError.noSoundDevice }
    return sayings.count
  }
}
