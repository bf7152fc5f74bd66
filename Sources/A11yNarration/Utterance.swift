public import A11yCore

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

extension Utterance {
  /// A stretch of speech that belongs together, with the punctuation that closes it.
  public struct Part: Hashable, Sendable {
    public var kind: Kind
    public var text: String

    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }

    /// What a part says, and so why it is there.
    public enum Kind: Hashable, Sendable {
      /// What is entered: "Tab Bar.", or a group's label.
      case container
      /// "Selected:", or "Selected." of an element that has nothing else to say.
      case selected
      /// A header of a data table's row or column.
      case tableHeader
      case label
      case value
      /// Custom content of high importance.
      case content
      /// The author's hint, spoken as the description for want of one.
      case standInHint
      /// The word of a trait, or of `tabBarItem` where the context makes the element a tab.
      case trait(Traits)
      /// "On.", the value of a switch, "Expanded."
      case state
      /// "2 of 3.", "List Start.", "Row 1."
      case position
      /// The author's hint.
      case hint
      /// A hint VoiceOver adds: which gesture does what.
      case gesture
      /// That there are custom actions.
      case announcement
    }
  }
}

extension [Utterance.Part] {
  /// The texts with single spaces between them.
  var joinedText: String {
    guard count > 1 else { return first?.text ?? "" }
    var line = ""
    line.reserveCapacity(indices.reduce(0) { $0 + self[$1].text.utf8.count + 1 })
    for index in indices {
      if index > 0 { line += " " }
      line += self[index].text
    }
    return line
  }
}
