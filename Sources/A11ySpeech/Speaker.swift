import A11yPlatform

/// Speaks sayings in order, each by the voice of its language.
///
/// The same sayings with the same settings give the same samples, however many are spoken at once and whatever was
/// said before.
package final class Speaker {
  /// Bytes of UTF-8 in a saying: an hour of speech, more or less.
  package static let longestText = 65_536
  /// Seconds of sound of a saying.
  package static let longestSound = 3600

  package let settings: SpeechSettings
  package let voices: VoiceMap
  let engine: Engine
  let manner: VoiceParameters
  private let chosen: Voice?
  private let variant: String?
  private let jobs: Int
  private var literacy: ScriptCoverage
  private var idle: [SynthesisBuffer] = []

  /// At most `jobs` children speak at once, nil for as many as there are processors.
  package init(engine: Engine, settings: SpeechSettings, jobs: Int? = nil) throws(SpeechError) {
    self.engine = engine
    self.settings = settings
    manner = VoiceParameters(settings)
    voices = VoiceMap(engine.voices())
    if let name = settings.voice {
      chosen = try voices.voice(named: name)
    } else {
      chosen = nil
    }
    if let name = settings.variant {
      variant = try VoiceMap.variant(name, among: engine.variants())
    } else {
      variant = nil
    }
    self.jobs = min(max(1, jobs ?? Threads.processors), 16)
    literacy = try ScriptCoverage(manner)
  }

  /// Who says something in this language: the voice of the settings, or else the language's own.
  package func voice(for language: String?) throws(SpeechError) -> Voice {
    if let chosen { return chosen }
    return try voices.voice(language: language ?? SpeechSettings.standardVoice)
  }

  /// Throws what `speak` would throw of these sayings before it speaks.
  package func check(_ sayings: [SpeechItem]) throws(SpeechError) { _ = try voices(for: sayings) }

  /// Speaks every saying and hands it over with its number, in order, as soon as it is ready.
  ///
  /// A `SpeechError` ends the speaking, and so does what `each` throws. A language without a voice is thrown before
  /// anything is spoken.
  package func speak(_ sayings: [SpeechItem], each: (Int, Speech) throws -> Void) throws {
    let voices = try voices(for: sayings)
    var pending: [Pending] = []
    var begun = 0
    var done = 0
    while done < sayings.count {
      while begun < sayings.count, pending.count < jobs {
        let next = try begin(sayings, by: voices, from: begun)
        begun += next.count
        pending.append(next)
      }
      for speech in try end(pending.removeFirst()) {
        try each(done, speech)
        done += 1
      }
    }
  }

  /// Speaks one saying.
  package func speak(_ saying: SpeechItem) throws -> Speech {
    let speech = try end(begin([saying], by: [voice(for: saying.language)], from: 0)).first
    guard let speech else { throw SpeechError.noResources }
    return speech
  }

  func voices(for sayings: [SpeechItem]) throws(SpeechError) -> [Voice] {
    var voices: [Voice] = []
    for saying in sayings { voices.append(try voice(for: saying.language)) }
    return voices
  }

  /// The name the engine knows a voice by, with the variant of the settings.
  func engineName(of voice: Voice) -> String {
    voice.file + (variant.map { "+" + $0 } ?? "")
  }

  /// What to say, nil when it is too long.
  func texts(of saying: SpeechItem) -> [SpeakableText]? {
    var size = 0
    for part in saying.parts {
      size += part.utf8.count
      guard size <= Self.longestText else { return nil }
    }
    return saying.parts.filter { !$0.isEmpty }.map { SpeakableText($0) }
  }

  /// A batch that is being spoken, or one saying that is too long to be begun.
  private enum Pending {
    case spoken(Batch, SynthesisBuffer)
    case tooLong(Voice)

    var count: Int {
      switch self {
      case .spoken(let batch, _): batch.sayings.count
      case .tooLong: 1
      }
    }
  }

  /// Starts on this saying and as many after it as belong to its batch.
  private func begin(_ sayings: [SpeechItem], by voices: [Voice], from first: Int) throws(SpeechError) -> Pending {
    guard let texts = texts(of: sayings[first]) else { return .tooLong(voices[first]) }
    var batch = Batch(texts, by: voices[first])
    for next in sayings.indices.dropFirst(first + 1) {
      guard let texts = self.texts(of: sayings[next]), batch.add(texts, by: voices[next]) else { break }
    }
    return .spoken(batch, try begin(batch))
  }

  private func begin(_ batch: Batch) throws(SpeechError) -> SynthesisBuffer {
    var score = SpeechCommands()
    score.select(engineName(of: batch.voice))
    score.pause(milliseconds: settings.pause)
    for saying in batch.sayings {
      for text in saying { score.say(text) }
      score.mark()
    }
    let take = try idleTake()
    try take.begin(score, manner)
    return take
  }

  private func idleTake() throws(SpeechError) -> SynthesisBuffer {
    if let take = idle.popLast() { return take }
    return try SynthesisBuffer(capacity: Self.longestSound * WAVE.sampleRate)
  }

  private func end(_ pending: Pending) throws(SpeechError) -> [Speech] {
    switch pending {
    case .tooLong(let voice): return [Speech(samples: [], outcome: .tooLong, voice: voice)]
    case .spoken(let batch, let take):
      let result = take.end()
      idle.append(take)
      return try speeches(of: batch, result)
    }
  }

  /// Where a batch came to no end, each of its sayings is spoken alone, and only the guilty one fails again.
  private func speeches(of batch: Batch, _ result: SynthesisResult) throws(SpeechError) -> [Speech] {
    var speeches: [Speech] = []
    switch result {
    case .finished(let sounds):
      for (saying, sound) in zip(batch.sayings, sounds) {
        let outcome = try outcome(of: saying, by: batch.voice, sound)
        speeches.append(Speech(samples: sound.samples, outcome: outcome, voice: batch.voice))
      }
    case _ where batch.sayings.count > 1:
      for saying in batch.sayings {
        let alone = Batch(saying, by: batch.voice)
        speeches += try end(.spoken(alone, begin(alone)))
      }
    case .overflowed: speeches = [Speech(samples: [], outcome: .tooLong, voice: batch.voice)]
    case .died: speeches = [Speech(samples: [], outcome: .failed, voice: batch.voice)]
    }
    return speeches
  }

  private func outcome(
    of saying: [SpeakableText], by voice: Voice, _ sound: SynthesisResult.Sound
  ) throws(SpeechError) -> Speech.Outcome {
    let unread = try literacy.scripts(in: saying, unreadBy: voice)
    if !unread.isEmpty { return .unspeakable(scripts: unread.map(\.name)) }
    if sound.samples.isEmpty { return .hidden }
    let unheard = saying.indices.filter { sound.isSilent($0) && saying[$0].isWaitedFor }
    return unheard.isEmpty ? .spoken : .incomplete(unheard: unheard.map { saying[$0].text })
  }
}
