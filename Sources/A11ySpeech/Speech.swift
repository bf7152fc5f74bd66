/// What became of one item.
package struct Speech: Equatable, Sendable {
  /// 16-bit samples, mono, `WAVE.sampleRate` a second; empty when nothing was said.
  package let samples: [Int16]
  package let outcome: Outcome
  /// Who spoke.
  package let voice: Voice

  package enum Outcome: Equatable, Sendable {
    case spoken
    /// The text has no sound: it is empty, blank, or only signs that this voice has no word for ("…", "✕").
    case hidden
    /// These parts have no sound, though they are more than punctuation: a sign, an emoji or a glyph that this voice has
    /// no word for. The others are spoken.
    case incomplete(unheard: [String])
    /// The voice cannot read these scripts ("Han"). Their words are left out of the samples, or spelled as well as the
    /// voice can.
    case unspeakable(scripts: [String], areLeftOut: Bool)
    /// The text is longer than `Speaker.longestText` bytes or would sound longer than `Speaker.longestSound` seconds.
    case tooLong
    /// The engine died or hung on this text. The next one is not affected.
    case failed
  }
}

extension Speech.Outcome: CustomStringConvertible {
  package var description: String {
    switch self {
    case .spoken: "spoken"
    case .hidden: "has nothing to speak"
    case .incomplete(let unheard):
      "is spoken without \(unheard.map { SpeechError.quoted($0) }.joined(separator: " and "))"
    case .unspeakable(let scripts, let areLeftOut):
      "contains \(scripts.joined(separator: ", ")) script, which this voice cannot pronounce"
        + (areLeftOut ? "; its words are left out" : "")
    case .tooLong:
      "is too long to speak: at most \(Speaker.longestText) bytes or \(Speaker.longestSound / 60) minutes are spoken"
    case .failed: "could not be spoken: the speech engine failed"
    }
  }
}
