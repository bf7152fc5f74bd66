/// Which scripts each voice reads, found out once by asking the engine.
struct ScriptCoverage {
  private var known: [Question: Bool] = [:]
  private let buffer: SynthesisBuffer
  private let parameters: VoiceParameters

  /// The parameters make no difference to the phonemes.
  init(_ parameters: VoiceParameters) throws(SpeechError) {
    buffer = try SynthesisBuffer(capacity: 0)
    self.parameters = parameters
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

  /// The Latin letters with marks in these texts that the voice names instead of reading them.
  mutating func letters(in texts: [SpeakableText], namedBy voice: Voice) throws(SpeechError) -> Set<Unicode.Scalar> {
    var named: Set<Unicode.Scalar> = []
    for text in texts where text.text.utf8.contains(where: { $0 >= 0xC3 }) {
      for letter in text.text.unicodeScalars where !named.contains(letter) && LatinLetters.plain(letter) != nil {
        if try !reads(letter, voice) { named.insert(letter) }
      }
    }
    return named
  }

  private mutating func reads(_ script: Script, _ voice: Voice) throws(SpeechError) -> Bool {
    let question = Question(voice: voice, probe: script.probe)
    if let answer = known[question] { return answer }
    let answer = try phonemes(of: script.probe, voice).map { ScriptProbe.reads(script, as: $0) } ?? false
    known[question] = answer
    return answer
  }

  private mutating func reads(_ letter: Unicode.Scalar, _ voice: Voice) throws(SpeechError) -> Bool {
    let question = Question(voice: voice, probe: ScriptProbe.syllable(with: letter))
    if let answer = known[question] { return answer }
    let answer = try phonemes(of: question.probe, voice).map(ScriptProbe.readsSyllable) ?? false
    known[question] = answer
    return answer
  }

  /// Nil if the engine does not come to the end of the text.
  private func phonemes(of probe: String, _ voice: Voice) throws(SpeechError) -> String? {
    var commands = SpeechCommands()
    commands.select(voice.file)
    commands.writePhonemes(SpeakableText(probe))
    commands.mark()
    try buffer.begin(commands, parameters)
    guard case .finished = buffer.end() else { return nil }
    return buffer.phonemes
  }

  private struct Question: Hashable {
    let voice: Voice
    let probe: String
  }
}
