import A11ySpeech
import Foundation

/// VoiceOver's output for a screen, as sound.
public struct Recording: Sendable, CustomStringConvertible {
  /// One for each element, in reading order.
  public private(set) var announcements: [Announcement] = []
  /// 16-bit samples, one channel, `sampleRate` per second.
  public private(set) var samples: [Int16] = []
  /// Samples per second.
  public static let sampleRate = WAVE.sampleRate

  private var timeline = Timeline()
  /// Samples between two announcements.
  private let rest: Int

  /// - Parameter rest: silence between two announcements, in milliseconds.
  init(rest: Int) { self.rest = WAVE.sampleCount(milliseconds: rest) }

  /// The duration of the sound.
  public var duration: Duration { .seconds(Double(samples.count) / Double(Self.sampleRate)) }

  /// The duration and the announcements.
  public var description: String { (["\(duration)"] + announcements.map(\.text)).joined(separator: "\n") }

  /// The announcements as captions for the sound, in WebVTT.
  public var captions: String { Captions.webVTT(timeline) }

  /// Writes the sound to a WAV file, which is replaced if it exists.
  ///
  /// - Throws: a `SpeechError` if the sound is longer than a WAV file can be, or the system's error.
  public func write(to path: String) throws {
    try Data(WAVE.file(samples)).write(to: URL(filePath: path), options: .atomic)
  }

  mutating func add(_ speech: Speech, _ text: String) {
    if !samples.isEmpty, !speech.samples.isEmpty {
      samples += repeatElement(0, count: rest)
      timeline.rest(sampleCount: rest)
    }
    samples += speech.samples
    timeline.add(text, sampleCount: speech.samples.count)
    announcements.append(Announcement(speech, text))
  }
}

/// VoiceOver's output for one element.
public struct Announcement: Hashable, Sendable {
  public let text: String
  /// The duration of the sound; zero if there is none.
  public let duration: Duration
  /// The name of the voice: "English (America)".
  public let voice: String
  /// The reason if it could not be spoken: "is written in Han, which this voice cannot read"; nil if everything was.
  public let problem: String?

  init(_ speech: Speech, _ text: String) {
    self.text = text
    duration = .seconds(Double(speech.samples.count) / Double(WAVE.sampleRate))
    voice = speech.voice.name
    problem = speech.outcome == .spoken ? nil : speech.outcome.description
  }
}
