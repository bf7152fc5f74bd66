extension Speaker {
  /// Plays every item through the sound card, and hands each over with its number as its sound begins.
  ///
  /// Throws `SpeechError.noSoundDevice` before the first one when nothing can be heard. `environment` ("NAME=value")
  /// is that of the sound library, which takes its configuration from there.
  package func play(
    _ items: [SpeechItem], environment: [String] = [], each: (Int, Speech) throws -> Void
  ) throws {
    let voices = try voices(for: items)
    var next = 0
    repeat {
      let playback = try engine.perform(commands(items, voices, from: next, environment), parameters)
      next = try follow(playback, items, from: next, each)
    } while next < items.count
  }

  /// Silence first: it opens the sound device, or fails to.
  func commands(_ items: [SpeechItem], _ voices: [Voice], from first: Int, _ environment: [String]) throws(SpeechError)
    -> SpeechCommands
  {
    var commands = SpeechCommands()
    for variable in environment { commands.set(variable) }
    commands.say(SpeakableText(""))
    commands.mark()
    var current: Voice?
    for index in items.indices.dropFirst(first) {
      commands.mark()
      guard let texts = try texts(of: items[index], by: voices[index]), !texts.isEmpty else { continue }
      if voices[index] != current { commands.select(engineName(of: voices[index])) }
      current = voices[index]
      for (number, text) in texts.enumerated() {
        if number > 0 { commands.pause(milliseconds: settings.pause) }
        commands.say(text)
      }
      commands.pause(milliseconds: settings.rest)
    }
    commands.mark()
    return commands
  }

  /// Follows a playback. Returns the item to continue with if the engine dies before the end.
  private func follow(
    _ playback: PlaybackProcess, _ items: [SpeechItem], from first: Int, _ each: (Int, Speech) throws -> Void
  ) throws -> Int {
    guard case .mark = playback.next() else { throw SpeechError.noSoundDevice }
    for index in items.indices.dropFirst(first) {
      switch playback.next() {
      case .mark: try each(index, speak(items[index]))
      case .noSoundDevice: throw SpeechError.noSoundDevice
      // It died on the item before, which was handed over when it began.
      case .ended: return max(index, first + 1)
      }
    }
    if case .noSoundDevice = playback.next() { throw SpeechError.noSoundDevice }
    return items.count
  }
}
