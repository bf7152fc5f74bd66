/// Which scripts each voice reads, found out once by asking the engine.
struct ScriptCoverage {
  private var known: [Question: Bool] = [:]
  private let take: SynthesisBuffer
  private let manner: VoiceParameters

  /// The manner makes no difference to the phonemes.
  init(_ manner: VoiceParameters) throws(SpeechError) {
    take = try SynthesisBuffer(capacity: 4096)
    self.manner = manner
  }

  /// The scripts in these texts that the voice cannot read.
  mutating func scripts(in texts: [SpeakableText], unreadBy voice: Voice) throws(SpeechError) -> [Script] {
    var unread: [Script] = []
    for text in texts {
      for script in Script.found(in: text.text) where !unread.contains(script) {
        if try !reads(script, voice) { unread.append(script) }
      }
    }
    return unread
  }

  private mutating func reads(_ script: Script, _ voice: Voice) throws(SpeechError) -> Bool {
    let question = Question(voice: voice, script: script)
    if let answer = known[question] { return answer }
    var score = SpeechCommands()
    score.select(voice.file)
    score.writePhonemes(SpeakableText(script.probe))
    score.mark()
    try take.begin(score, manner)
    var answer = false
    if case .finished(let sayings) = take.end(), let phonemes = sayings.first {
      answer = ScriptProbe.reads(script, as: Self.text(phonemes.samples))
    }
    known[question] = answer
    return answer
  }

  /// Phonemes are handed over as bytes, two a sample, with a NUL at the end.
  private static func text(_ samples: [Int16]) -> String {
    samples.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private struct Question: Hashable {
    let voice: Voice
    let script: Script
  }
}
