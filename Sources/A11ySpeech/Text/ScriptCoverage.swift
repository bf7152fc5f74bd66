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

  private mutating func reads(_ script: Script, _ voice: Voice) throws(SpeechError) -> Bool {
    let question = Question(voice: voice, script: script)
    if let answer = known[question] { return answer }
    var commands = SpeechCommands()
    commands.select(voice.file)
    commands.writePhonemes(SpeakableText(script.probe))
    commands.mark()
    try buffer.begin(commands, parameters)
    var answer = false
    if case .finished = buffer.end() { answer = ScriptProbe.reads(script, as: buffer.phonemes) }
    known[question] = answer
    return answer
  }

  private struct Question: Hashable {
    let voice: Voice
    let script: Script
  }
}
