internal import Glibc

/// Speaks sayings in order, each by the voice of its language.
///
/// The samples of a saying depend on its text, its voice and the settings alone: not on what was said before it, nor on
/// how many are spoken at once.
package final class Speaker {
  /// Bytes of UTF-8 in a saying: an hour of speech, more or less.
  package static let longestText = 65_536
  /// Seconds of sound of a saying.
  package static let longestSound = 3600

  package let settings: SpeechSettings
  package let voices: VoiceMap
  let engine: Engine
  let manner: Manner
  private let chosen: Voice?
  private let variant: String?
  private let jobs: Int
  private var literacy: Literacy
  private var idle: [Take] = []

  /// At most `jobs` sayings are spoken at once, nil for as many as there are processors.
  package init(engine: Engine, settings: SpeechSettings, jobs: Int? = nil) throws(SpeechError) {
    self.engine = engine
    self.settings = settings
    manner = Manner(settings)
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
    self.jobs = min(max(1, jobs ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16)
    literacy = try Literacy(manner)
  }

  /// Who says something in this language: the voice of the settings, or else the language's own.
  package func voice(for language: String?) throws(SpeechError) -> Voice {
    if let chosen { return chosen }
    return try voices.voice(language: language ?? SpeechSettings.standardVoice)
  }

  /// Speaks every saying and hands it over with its number, in order, as soon as it is ready.
  ///
  /// A `SpeechError` ends the speaking, and so does what `each` throws. A language without a voice is thrown before
  /// anything is spoken.
  package func speak(_ sayings: [Saying], each: (Int, Speech) throws -> Void) throws {
    let voices = try voices(for: sayings)
    var pending: [Pending] = []
    var done = 0
    for index in sayings.indices {
      if pending.count == jobs {
        try each(done, end(pending.removeFirst()))
        done += 1
      }
      pending.append(try begin(sayings[index], by: voices[index]))
    }
    for one in pending {
      try each(done, end(one))
      done += 1
    }
  }

  /// Speaks one saying.
  package func speak(_ saying: Saying) throws(SpeechError) -> Speech {
    end(try begin(saying, by: voice(for: saying.language)))
  }

  func voices(for sayings: [Saying]) throws(SpeechError) -> [Voice] {
    var voices: [Voice] = []
    for saying in sayings { voices.append(try voice(for: saying.language)) }
    return voices
  }

  /// The name the engine knows a voice by, with the variant of the settings.
  func engineName(of voice: Voice) -> String {
    voice.file + (variant.map { "+" + $0 } ?? "")
  }

  /// What to say, nil when it is too long.
  func texts(of saying: Saying) -> [SpeakableText]? {
    var size = 0
    for part in saying.parts {
      size += part.utf8.count
      guard size <= Self.longestText else { return nil }
    }
    return saying.parts.filter { !$0.isEmpty }.map { SpeakableText($0) }
  }

  private struct Pending {
    let voice: Voice
    var unread: [Script] = []
    /// Nil when the text is too long to be begun.
    var take: Take?
  }

  private func begin(_ saying: Saying, by voice: Voice) throws(SpeechError) -> Pending {
    guard let texts = texts(of: saying) else { return Pending(voice: voice) }
    let unread = try literacy.scripts(in: texts, unreadBy: voice)
    let take = try idleTake()
    var score = Score()
    score.select(engineName(of: voice))
    score.pause(milliseconds: settings.pause)
    for text in texts { score.say(text) }
    try take.begin(score, manner)
    return Pending(voice: voice, unread: unread, take: take)
  }

  private func idleTake() throws(SpeechError) -> Take {
    if let take = idle.popLast() { return take }
    return try Take(capacity: Self.longestSound * WAVE.sampleRate)
  }

  private func end(_ pending: Pending) -> Speech {
    guard let take = pending.take else { return Speech(samples: [], outcome: .tooLong, voice: pending.voice) }
    defer { idle.append(take) }
    switch take.end() {
    case .overflowed: return Speech(samples: [], outcome: .tooLong, voice: pending.voice)
    case .died: return Speech(samples: [], outcome: .failed, voice: pending.voice)
    case .finished(let samples):
      let outcome: Speech.Outcome =
        if !pending.unread.isEmpty {
          .unspeakable(scripts: pending.unread.map(\.name))
        } else {
          samples.isEmpty ? .silent : .spoken
        }
      return Speech(samples: samples, outcome: outcome, voice: pending.voice)
    }
  }
}
