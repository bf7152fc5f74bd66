/// How to speak: voice, rate, pitch, volume and pauses. The engine checks none of its numbers, so they are checked here.
public struct SpeechSettings: Equatable, Sendable {
  /// A voice by name ("English (America)"), file ("gmw/en-US") or language; it speaks everything, whatever the language
  /// of the text. Nil: each text is spoken by the voice of its own language.
  public let voice: String?
  /// A variant of the voice: "f3", "whisper".
  public let variant: String?
  /// Words a minute, 80 to 450.
  public let rate: Int
  /// 0 (low) to 100 (high).
  public let pitch: Int
  /// Per cent of the normal amplitude, 0 to 200.
  public let volume: Int
  /// Extra silence between words, in hundredths of a second at the normal rate, 0 to 500.
  public let wordGap: Int
  /// Milliseconds of silence between the parts of an announcement, such as label and traits; up to 10,000.
  public let pause: Int
  /// Milliseconds of silence after an announcement; up to 10,000.
  public let rest: Int
  /// Whether words in a script that the voice cannot read are spelled, as far as it names their letters, instead of
  /// left out. Seven short Japanese labels in kanji take 48 seconds then.
  public let spellsUnreadable: Bool

  /// The limits of speak_lib.h.
  package static let rateRange = 80...450
  package static let pitchRange = 0...100
  package static let volumeRange = 0...200
  /// Ours: beyond them a mistyped number makes hours of silence.
  package static let wordGapRange = 0...500
  package static let pauseRange = 0...10_000
  /// Speaks text without a language: UIKit's development language is English unless a project says otherwise.
  package static let standardVoice = "en-us"

  /// - Throws: `SpeechError.outOfRange`. An unknown voice or variant is thrown when something is spoken.
  public init(
    voice: String? = nil, variant: String? = nil, rate: Int = 175, pitch: Int = 50, volume: Int = 100,
    wordGap: Int = 0, pause: Int = 200, rest: Int = 500, spellsUnreadable: Bool = false
  ) throws(SpeechError) {
    self.voice = voice
    self.variant = variant
    self.spellsUnreadable = spellsUnreadable
    self.rate = try Self.checked(rate, in: Self.rateRange, "rate", "words per minute")
    self.pitch = try Self.checked(pitch, in: Self.pitchRange, "pitch", nil)
    self.volume = try Self.checked(volume, in: Self.volumeRange, "volume", "percent")
    self.wordGap = try Self.checked(wordGap, in: Self.wordGapRange, "word gap", "hundredths of a second")
    self.pause = try Self.checked(pause, in: Self.pauseRange, "pause", "milliseconds")
    self.rest = try Self.checked(rest, in: Self.pauseRange, "rest", "milliseconds")
  }

  private static func checked(
    _ number: Int, in range: ClosedRange<Int>, _ name: String, _ unit: String?
  ) throws(SpeechError) -> Int {
    guard range.contains(number) else {
      throw .outOfRange(setting: name, value: number, range: range, unit: unit)
    }
    return number
  }
}
