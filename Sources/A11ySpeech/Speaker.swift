import A11yPlatform

/// Speaks items in order, each by the voice of its language.
///
/// The same items with the same settings give the same samples, however many are spoken at once and whatever was
/// said before.
package final class Speaker {
  /// Bytes of UTF-8 in an item: an hour of speech, more or less.
  package static let longestText = 65_536
  /// Seconds of sound of an item.
  package static let longestSound = 3600

  package let settings: SpeechSettings
  package let voices: VoiceMap
  let engine: Engine
  let parameters: VoiceParameters
  private let chosen: Voice?
  private let variant: String?
  private let jobs: Int
  private var coverage: ScriptCoverage
  private var idle: [SynthesisBuffer] = []
  private var phonemes: [Voice: VoicePhonemes] = [:]
  /// Signs of pronunciations that a voice has no sound for, each with a voice.
  package private(set) var unknownSounds: [String: String] = [:]

  /// At most `jobs` children speak at once, nil for as many as there are processors.
  package init(engine: Engine, settings: SpeechSettings, jobs: Int? = nil) throws(SpeechError) {
    self.engine = engine
    self.settings = settings
    parameters = VoiceParameters(settings)
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
    coverage = try ScriptCoverage(parameters)
  }

  /// Who says something in this language: the voice of the settings, or else the language's own.
  package func voice(for language: String?) throws(SpeechError) -> Voice {
    if let chosen { return chosen }
    return try voices.voice(language: language ?? SpeechSettings.standardVoice)
  }

  /// Throws what `speak` would throw of these items before it speaks.
  package func check(_ items: [SpeechItem]) throws(SpeechError) { _ = try voices(for: items) }

  /// Speaks every item and hands it over with its number, in order, as soon as it is ready.
  ///
  /// A `SpeechError` ends the speaking, and so does what `each` throws. A language without a voice is thrown before
  /// anything is spoken.
  package func speak(_ items: [SpeechItem], each: (Int, Speech) throws -> Void) throws {
    let voices = try voices(for: items)
    var pending: [Pending] = []
    var begun = 0
    var done = 0
    while done < items.count {
      while begun < items.count, pending.count < jobs {
        let next = try begin(items, by: voices, from: begun)
        begun += next.count
        pending.append(next)
      }
      for speech in try end(pending.removeFirst()) {
        try each(done, speech)
        done += 1
      }
    }
  }

  /// Speaks one item.
  package func speak(_ item: SpeechItem) throws -> Speech {
    let speech = try end(begin([item], by: [voice(for: item.language)], from: 0)).first
    guard let speech else { throw SpeechError.noResources }
    return speech
  }

  func voices(for items: [SpeechItem]) throws(SpeechError) -> [Voice] {
    var voices: [Voice] = []
    for item in items { voices.append(try voice(for: item.language)) }
    return voices
  }

  /// The name the engine knows a voice by, with the variant of the settings.
  func engineName(of voice: Voice) -> String {
    voice.file + (variant.map { "+" + $0 } ?? "")
  }

  /// What to say, without words that the voice cannot read; nil when it is too long.
  func texts(of item: SpeechItem, by voice: Voice) throws(SpeechError) -> [SpeakableText]? {
    var size = 0
    for part in item.parts {
      size += part.utf8.count
      guard size <= Self.longestText else { return nil }
    }
    var texts: [SpeakableText] = []
    for (index, part) in item.parts.enumerated() where !part.isEmpty {
      texts.append(item.phonetic.contains(index) ? try pronounced(part, by: voice) : SpeakableText(part))
    }
    if settings.spellsUnreadable { return texts }
    let named = try coverage.letters(in: texts, namedBy: voice)
    let plain = named.isEmpty ? texts : texts.map { $0.replacing(named) }
    let unread = try coverage.scripts(in: plain, unreadBy: voice)
    return unread.isEmpty ? plain : plain.map { $0.leavingOut(unread) }
  }

  /// A text with the engine's names in place of IPA.
  private func pronounced(_ part: String, by voice: Voice) throws(SpeechError) -> SpeakableText {
    let phonemes = try phonemes(of: voice)
    var text = ""
    for piece in part.split(separator: "[[", omittingEmptySubsequences: false).enumerated() {
      guard piece.offset > 0, let end = piece.element.firstRange(of: "]]") else {
        text += piece.element
        continue
      }
      let (names, missing) = phonemes.names(for: String(piece.element[..<end.lowerBound]))
      for sign in missing { unknownSounds[sign, default: voice.name] = voice.name }
      text += "[[\(names)]]" + piece.element[end.upperBound...]
    }
    return SpeakableText(text, hasPhonemes: true)
  }

  private func phonemes(of voice: Voice) throws(SpeechError) -> VoicePhonemes {
    if let known = phonemes[voice] { return known }
    var commands = SpeechCommands()
    commands.select(engineName(of: voice))
    for probe in VoicePhonemes.probes {
      commands.writeIPA(SpeakableText(probe, hasPhonemes: true))
      commands.endLine()
    }
    commands.mark()
    let buffer = try SynthesisBuffer(capacity: 0)
    try buffer.begin(commands, parameters)
    guard case .finished = buffer.end() else { throw .noResources }
    let lines = buffer.phonemes.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let found = VoicePhonemes(lines)
    phonemes[voice] = found
    return found
  }

  /// The phonemes of an item in the International Phonetic Alphabet, as its voice speaks it; empty when it is too long.
  package func phonemes(of item: SpeechItem) throws(SpeechError) -> String {
    let voice = try voice(for: item.language)
    guard let texts = try texts(of: item, by: voice) else { return "" }
    var commands = SpeechCommands()
    commands.select(engineName(of: voice))
    for text in texts { commands.writeIPA(text) }
    commands.mark()
    let buffer = try SynthesisBuffer(capacity: 0)
    try buffer.begin(commands, parameters)
    guard case .finished = buffer.end() else { return "" }
    return buffer.phonemes
  }

  /// The scripts, other than Latin, that a language's voice reads, and of those that the text has, which it does not.
  package func scripts(in item: SpeechItem) throws(SpeechError) -> (read: [String], unread: [String]) {
    let texts = item.parts.map { SpeakableText($0) }
    let unread = try coverage.scripts(in: texts, unreadBy: voice(for: item.language))
    var found: [Script] = []
    for text in texts {
      for script in Script.found(in: text.text) where !found.contains(script) { found.append(script) }
    }
    return (found.filter { !unread.contains($0) }.map(\.name), unread.map(\.name))
  }

  /// A batch that is being spoken, or one item that is too long to be begun.
  private enum Pending {
    case spoken(Batch, SynthesisBuffer)
    case tooLong(Voice)

    var count: Int {
      switch self {
      case .spoken(let batch, _): batch.items.count
      case .tooLong: 1
      }
    }
  }

  /// Starts on this item and as many after it as belong to its batch.
  private func begin(_ items: [SpeechItem], by voices: [Voice], from first: Int) throws(SpeechError) -> Pending {
    guard let texts = try texts(of: items[first], by: voices[first]) else { return .tooLong(voices[first]) }
    var batch = Batch(texts, by: voices[first])
    for next in items.indices.dropFirst(first + 1) {
      guard let texts = try self.texts(of: items[next], by: voices[next]), batch.add(texts, by: voices[next]) else {
        break
      }
    }
    return .spoken(batch, try begin(batch))
  }

  private func begin(_ batch: Batch) throws(SpeechError) -> SynthesisBuffer {
    var commands = SpeechCommands()
    commands.select(engineName(of: batch.voice))
    commands.pause(milliseconds: settings.pause)
    for item in batch.items {
      for text in item { commands.say(text) }
      commands.mark()
    }
    let buffer = try idleBuffer()
    try buffer.begin(commands, parameters)
    return buffer
  }

  private func idleBuffer() throws(SpeechError) -> SynthesisBuffer {
    if let buffer = idle.popLast() { return buffer }
    return try SynthesisBuffer(capacity: Self.longestSound * WAVE.sampleRate)
  }

  private func end(_ pending: Pending) throws(SpeechError) -> [Speech] {
    switch pending {
    case .tooLong(let voice): return [Speech(samples: [], outcome: .tooLong, voice: voice)]
    case .spoken(let batch, let buffer):
      let result = buffer.end()
      idle.append(buffer)
      return try speeches(of: batch, result)
    }
  }

  /// Where a batch came to no end, each of its items is spoken alone, and only the guilty one fails again.
  private func speeches(of batch: Batch, _ result: SynthesisResult) throws(SpeechError) -> [Speech] {
    var speeches: [Speech] = []
    switch result {
    case .finished(let sounds):
      for (item, sound) in zip(batch.items, sounds) {
        let outcome = try outcome(of: item, by: batch.voice, sound)
        speeches.append(Speech(samples: sound.samples, outcome: outcome, voice: batch.voice))
      }
    case _ where batch.items.count > 1:
      for item in batch.items {
        let alone = Batch(item, by: batch.voice)
        speeches += try end(.spoken(alone, begin(alone)))
      }
    case .overflowed: speeches = [Speech(samples: [], outcome: .tooLong, voice: batch.voice)]
    case .died: speeches = [Speech(samples: [], outcome: .failed, voice: batch.voice)]
    }
    return speeches
  }

  private func outcome(
    of item: [SpeakableText], by voice: Voice, _ sound: SynthesisResult.Sound
  ) throws(SpeechError) -> Speech.Outcome {
    let unread = try coverage.scripts(in: item, unreadBy: voice)
    if !unread.isEmpty { return .unspeakable(scripts: unread.map(\.name), areLeftOut: false) }
    let leftOut = item.flatMap(\.leftOut).reduce(into: [Script]()) { if !$0.contains($1) { $0.append($1) } }
    if !leftOut.isEmpty { return .unspeakable(scripts: leftOut.map(\.name), areLeftOut: true) }
    if sound.samples.isEmpty { return .hidden }
    let unheard = item.indices.filter { sound.isSilent($0) && item[$0].isWaitedFor }
    return unheard.isEmpty ? .spoken : .incomplete(unheard: unheard.map { item[$0].text })
  }
}
