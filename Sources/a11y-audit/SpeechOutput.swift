import A11yCommand
import A11yCore
import A11yNarration
import A11ySpeech

/// Speaks lines in order and keeps what went wrong with them, for the end.
struct SpeechOutput {
  /// One element's speech.
  struct Line {
    var text: String
    var item: SpeechItem
    /// `camera.json:5:7`
    var place: String

    init(_ spoken: SpokenElement, in screen: NarratedScreen) {
      text = screen.line(spoken)
      let parts = spoken.utterance.parts.filter { !screen.leavesHintsOut || $0.kind != .hint && $0.kind != .gesture }
      let language = spoken.utterance.language ?? screen.language
      let readings = spoken.element.structure.readings
      item = SpeechItem(
        parts: parts.map { Self.punctuated($0.read(by: readings), language: language) }, language: language)
      if readings.contains(where: { $0.ipa != nil }) {
        item.phonetic = Set(parts.indices.filter { parts[$0].kind == .label })
      }
      place = screen.file.shownPlace(spoken.element.control.location)
    }
  }

  let lines: [Line]
  private var troubles: [String] = []
  /// Elements with words that a voice cannot read.
  private var unreadable: [Unreadable: [String]] = [:]

  private struct Unreadable: Hashable {
    var scripts: [String]
    var voice: String
    var areLeftOut: Bool
  }
  /// Not one line could be heard.
  private(set) var isSilent = true
  private var progress: Progress

  init(_ lines: [Line]) {
    self.lines = lines
    progress = Progress(total: lines.count, what: "elements")
  }

  mutating func play(_ speaker: Speaker) throws {
    defer { progress.clear() }
    try check(speaker)
    try speaker.play(lines.map(\.item)) { index, speech in note(speech, index) }
  }

  /// Everything is spoken once, wherever it goes: all into one file, each into a file of its own. If nothing can be
  /// heard, there is no file of everything, so that an earlier one stays.
  mutating func write(to path: FilePath?, captions: FilePath?, split: FilePath?, _ speaker: Speaker) throws {
    defer { progress.clear() }
    let items = lines.map(\.item)
    // A language without a voice is known before there is a file.
    try check(speaker)
    var track = try path.map { try SoundTrack($0, captions: captions) }
    var folder = try split.map { try SoundFolder($0, count: lines.count) }
    try speaker.speak(items) { index, speech in
      note(speech, index)
      try track?.add(speech.samples, lines[index].text)
      try folder?.add(speech.samples, lines[index].text, number: index + 1)
    }
    if isSilent { return }
    try track?.finish()
    try folder?.finish()
  }

  /// The phonemes of each line in the International Phonetic Alphabet, beneath its text.
  func phonemes(_ speaker: Speaker) throws -> String {
    try check(speaker)
    return try lines.map { "\($0.text)\n  \(try speaker.phonemes(of: $0.item))\n" }.joined()
  }

  /// A language without a voice is reported with the elements that are in it: it may be a slip in one of a thousand.
  private func check(_ speaker: Speaker) throws {
    do {
      try speaker.check(lines.map(\.item))
    } catch {
      guard case .noVoice(let language, _) = error else { throw error }
      let places = lines.filter { $0.item.language == language }.map { "\($0.place) \($0.text.quoted())" }
      let rest = places.count > Self.mostPlaces ? " and \(places.count - Self.mostPlaces) more" : ""
      throw Failure("\(error); used by: \(places.prefix(Self.mostPlaces).joined(separator: ", "))\(rest)")
    }
  }

  private static let mostPlaces = 3
  private static let mostSigns = 10

  /// Says on standard error what was not, or not rightly, spoken. The transcript is right all the same.
  func reportTroubles(_ speaker: Speaker) {
    if let voice = speaker.unknownSounds.values.min() {
      let signs = speaker.unknownSounds.keys.sorted().prefix(Self.mostSigns).joined(separator: " ")
      StandardStreams.printError(
        "a11y-audit: warning: the voice \(voice) has no sound for \(signs) of a 'reading', and leaves it out")
    }
    for trouble in troubles { StandardStreams.printError(trouble) }
    for (key, places) in unreadable.sorted(by: { $0.value[0] < $1.value[0] }) {
      let elements = places.count.counted("element contains", "elements contain")
      let scripts = key.scripts.joined(separator: ", ")
      let result =
        key.areLeftOut
        ? "its words are left out; give a 'reading', or spell them with --unreadable spell"
        : "it names or spells the characters"
      StandardStreams.printError(
        "a11y-audit: warning: \(elements) \(scripts) script, which the voice \(key.voice) cannot read: \(result) "
          + "(first: \(places[0]))")
    }
  }

  private mutating func note(_ speech: Speech, _ index: Int) {
    progress.tell(index + 1)
    if !speech.samples.isEmpty { isSilent = false }
    if speech.outcome == .spoken { return }
    if case .unspeakable(let scripts, let areLeftOut) = speech.outcome {
      let key = Unreadable(scripts: scripts, voice: speech.voice.name, areLeftOut: areLeftOut)
      unreadable[key, default: []].append(lines[index].place)
      return
    }
    troubles.append(
      "\(lines[index].place): warning: \(lines[index].text.quoted()) \(speech.outcome) (voice \(speech.voice.name))")
  }
}

extension SpeechOutput.Line {
  /// With the full stops of Japanese and Chinese, by which their voices pause. VoiceOver's phrases have Latin ones.
  static func punctuated(_ text: String, language: String?) -> String {
    guard let language, language.hasPrefix("ja") || language.hasPrefix("zh") else { return text }
    let text = text.hasSuffix(".") ? text.dropLast() + "。" : text
    return text.replacing(". ", with: "。")
  }
}

extension Utterance.Part {
  /// The text for the ear: the label by its readings.
  func read(by readings: [Structure.Reading]) -> String {
    guard !readings.isEmpty, kind == .label else { return text }
    func sound(_ reading: Structure.Reading) -> String {
      reading.ipa.map { "[[\($0)]]" } ?? reading.spoken.replacing("[[", with: "[ [")
    }
    if let whole = readings.first(where: { $0.written == nil }) { return sound(whole) + "." }
    // Brackets of the label are no pronunciation.
    let hasIPA = readings.contains { $0.ipa != nil }
    return readings.reduce(hasIPA ? text.replacing("[[", with: "[ [") : text) { text, reading in
      reading.written.map { $0.isEmpty ? text : text.replacing($0, with: sound(reading)) } ?? text
    }
  }
}
