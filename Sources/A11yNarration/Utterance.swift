/// What VoiceOver says of one element.
public struct Utterance: Hashable, Sendable {
  /// Spoken at once; empty when the element has nothing to say.
  public let description: String
  /// Spoken after a pause; nil when there is none.
  public let hint: String?
  /// The element's language, or the narrator's; nil when neither says. It chooses the voice.
  public let language: String?
  /// `spoken`, cut where a voice would pause: the texts joined by single spaces are `spoken`, to the byte.
  public let parts: [Part]

  /// Description and hint in one line: the description closed with a full stop unless it ends in one, a space, the hint.
  public var spoken: String { parts.joinedText }

  init(description: Draft, hint: Draft, language: String?) {
    self.description = description.text
    self.hint = hint.isEmpty ? nil : hint.text
    self.language = language
    if hint.isEmpty || self.description.isEmpty {
      parts = hint.isEmpty ? description.parts : hint.parts
    } else {
      var line = description
      line.close()
      parts = line.parts + hint.parts
    }
  }
}
