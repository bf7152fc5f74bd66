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
      item = SpeechItem(parts: parts.map(\.text), language: spoken.utterance.language ?? screen.language)
      let location = spoken.element.control.location
      place = "\(screen.file.shown):\(location.line):\(location.column)"
    }
  }

  let lines: [Line]
  private var troubles: [String] = []
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
    let folder = try split.map { try SoundFolder($0, count: lines.count) }
    try speaker.speak(items) { index, speech in
      note(speech, index)
      try track?.add(speech.samples, lines[index].text)
      try folder?.add(speech.samples, lines[index].text, number: index + 1)
    }
    if !isSilent { try track?.finish() }
  }

  /// A language without a voice is told with the elements that are in it: it may be a slip in one of a thousand.
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

  /// Says on standard error what was not, or not rightly, spoken. The transcript is right all the same.
  func reportTroubles() {
    for trouble in troubles { StandardStreams.printError(trouble) }
  }

  private mutating func note(_ speech: Speech, _ index: Int) {
    progress.tell(index + 1)
    if !speech.samples.isEmpty { isSilent = false }
    if speech.outcome == .spoken { return }
    troubles.append(
      "\(lines[index].place): warning: \(lines[index].text.quoted()) \(speech.outcome) (voice \(speech.voice.name))")
  }
}
