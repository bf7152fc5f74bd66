import A11yCommand
import A11yCore
import A11yPlatform
import A11ySpeech

/// One file with every sound, and captions next to it.
struct SoundTrack {
  private var sound: SoundFile
  private let captions: OutputFile?
  private let printsCaptions: Bool
  private var timeline = Timeline()
  /// Between two elements, as long as VoiceOver waits before a hint.
  private static let rest = [Int16](repeating: 0, count: WAVE.sampleCount(milliseconds: 500))

  /// - Parameter captions: where they go; `-` is standard output.
  init(_ path: FilePath, captions: FilePath?) throws {
    sound = try SoundFile(path)
    printsCaptions = captions == "-"
    self.captions = try printsCaptions ? nil : captions.map { try OutputFile($0) }
  }

  /// A sound and its transcript. Silence parts it from the sound before it.
  mutating func add(_ samples: [Int16], _ text: String) throws {
    if timeline.sampleCount > 0, !samples.isEmpty {
      try sound.append(Self.rest)
      timeline.rest(sampleCount: Self.rest.count)
    }
    try sound.append(samples)
    timeline.add(text, sampleCount: samples.count)
  }

  /// Puts both in their places, so that no interrupt leaves the one without the other.
  func finish() throws {
    let text = Captions.webVTT(timeline)
    try captions?.append(text)
    if sound.hasReader { try sound.finish() }
    try Signals.held {
      if !sound.hasReader { try sound.finish() }
      try captions?.finish()
    }
    if printsCaptions { try StandardStreams.print(text) }
  }
}
