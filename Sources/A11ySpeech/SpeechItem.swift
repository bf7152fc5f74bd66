/// Something to say: text and the language it is in.
package struct SpeechItem: Hashable, Sendable {
  /// Spoken one after another with a pause between them: label, value, traits, hint. A part without a sound leaves no
  /// pause behind.
  package var parts: [String]
  /// The parts in which [[…]] is a pronunciation in the International Phonetic Alphabet. Elsewhere it is text.
  package var phonetic: Set<Int> = []
  /// The language tag that chooses the voice (BCP 47: "de-AT"); nil if unknown, which is spoken by
  /// `SpeechSettings.standardVoice`.
  package var language: String?

  package init(parts: [String], language: String? = nil) {
    self.parts = parts
    self.language = language
  }

  package init(_ text: String, language: String? = nil) {
    self.init(parts: [text], language: language)
  }
}
