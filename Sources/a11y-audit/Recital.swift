import A11yCommand
import A11yCore
import A11yNarration
import A11ySpeech
import Glibc

/// Speaks lines in order and keeps what went wrong with them, for the end.
struct Recital {
  /// One element's speech.
  struct Line {
    var text: String
    var saying: Saying
    /// `camera.json:5:7: button "Options"`
    var place: String

    init(_ spoken: SpokenElement, in screen: NarratedScreen) {
      text = screen.line(spoken)
      let parts = spoken.utterance.parts.filter { !screen.leavesHintsOut || $0.kind != .hint && $0.kind != .gesture }
      saying = Saying(parts: parts.map(\.text), language: spoken.utterance.language ?? screen.language)
      let location = spoken.element.control.location
      place = "\(screen.file.escapedForDisplay):\(location.line):\(location.column)"
    }
  }

  let lines: [Line]
  private var troubles: [String] = []
  /// Not one line could be heard.
  private(set) var isSilent = true
  private let showsProgress = StandardStreams.isTerminal(STDERR_FILENO)
  /// Between two elements, as long as VoiceOver waits before a hint.
  private static let rest = 500

  init(_ lines: [Line]) { self.lines = lines }

  mutating func play(_ speaker: Speaker) throws {
    try speaker.play(lines.map(\.saying)) { index, speech in note(speech, index) }
    endProgress()
  }

  /// One file with everything, and captions beside it.
  mutating func write(to path: String, captions: String?, _ speaker: Speaker) throws {
    var file = try SoundFile(path)
    var timeline = Timeline()
    let rest = [Int16](repeating: 0, count: WAVE.sampleCount(milliseconds: Self.rest))
    try speaker.speak(lines.map(\.saying)) { index, speech in
      note(speech, index)
      try file.append(speech.samples)
      timeline.add(lines[index].text, sampleCount: speech.samples.count)
      guard !speech.samples.isEmpty, index < lines.count - 1 else { return }
      try file.append(rest)
      timeline.rest(sampleCount: rest.count)
    }
    try file.finish()
    if let captions { try OutputFile.write(Captions.webVTT(timeline), to: captions) }
    endProgress()
  }

  /// A file each, named by order and name.
  mutating func split(into folder: String, _ speaker: Speaker) throws {
    if mkdir(folder, 0o777) != 0, errno != EEXIST {
      throw Failure("cannot make the folder \(folder.escapedForDisplay): \(SystemError.message)")
    }
    let width = "\(lines.count)".count
    try speaker.speak(lines.map(\.saying)) { index, speech in
      note(speech, index)
      let number = "\(index + 1)"
      let padded = String(repeating: "0", count: width - number.count) + number
      var file = try SoundFile("\(folder)/\(padded)-\(Self.fileName(lines[index].text)).wav")
      try file.append(speech.samples)
      try file.finish()
    }
    endProgress()
  }

  /// Says on standard error what was not, or not rightly, spoken. The transcript is right all the same.
  func reportTroubles() {
    for trouble in troubles { StandardStreams.printError(trouble) }
  }

  private mutating func note(_ speech: Speech, _ index: Int) {
    if showsProgress { StandardStreams.printProgress("speaking \(index + 1) of \(lines.count)") }
    if !speech.samples.isEmpty { isSilent = false }
    if speech.outcome == .spoken { return }
    troubles.append(
      "\(lines[index].place): warning: \(lines[index].text.quoted()) \(speech.outcome) (voice \(speech.voice.name))")
  }

  private func endProgress() {
    if showsProgress { StandardStreams.printProgress("") }
  }

  /// Letters and digits of the text, at most forty: what every file system takes.
  private static func fileName(_ text: String) -> String {
    let words = SpokenText.normalised(text).prefix(40).split(separator: " ").joined(separator: "-")
    return words.isEmpty ? "silence" : words
  }
}
