/// VoiceOver's output for one element.
public struct Utterance: Hashable, Sendable {
  /// Spoken at once; empty when the element has nothing to say.
  public var description: String { descriptionParts.joinedText }
  /// Spoken after a pause; nil when there is none.
  public let hint: String?
  /// Spoken after the hint: that there are custom actions. Nil when there is nothing to announce.
  public let announcement: String?
  /// The element's language, or the narrator's; nil when neither says. It chooses the voice.
  public let language: String?
  /// `spoken`, cut where a voice would pause: the texts joined by single spaces are `spoken`, to the byte.
  public let parts: [Part]

  /// Everything in one line: the description closed with a period unless it ends in one, a space, the hint, closed in
  /// the same way before the announcement.
  public var spoken: String { parts.joinedText }

  private let descriptionParts: [Part]

  init(description: Draft, hint: Draft, announcement: Draft = Draft(), language: String?) {
    descriptionParts = description.parts
    self.hint = hint.isEmpty ? nil : hint.text
    self.announcement = announcement.isEmpty ? nil : announcement.text
    self.language = language
    let saysNothing = description.parts.count < 2 && description.parts.allSatisfy(\.text.isEmpty)
    var line = saysNothing && !(hint.isEmpty && announcement.isEmpty) ? Draft() : description
    line.follow(with: hint)
    line.follow(with: announcement)
    parts = line.parts
  }
}
