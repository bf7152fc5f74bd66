import A11yCore

/// The words of one language that rules know. Data: one file a language. A rule is silent in a language without a list.
struct Lexicon: Sendable {
  /// BCP-47, the language alone.
  var language: String
  /// The words people say for a role, as they stand in labels; normalised, longest first.
  var roleWords: [Role: [String]]
  /// Beginnings of a label that only say that it is an image: "image of".
  var imagePrefixes: [String]
  /// Whether the role's word stands before the name in this language ("bouton Lecture"), so that a leading one counts.
  var roleComesFirst: Bool
  /// Instructions VoiceOver gives by itself, normalised: "double tap to".
  var gesturePhrases: [String]
  /// Those of them that are an instruction only where a sentence begins.
  var gesturesAtStart: Set<String>
  /// Words of gestures that VoiceOver does not tell of, so that a hint has to; normalised.
  var unannouncedGestures: [String]
  /// Beginnings of a hint that name the element's role: "this button".
  var roleMentions: [String]

  static let all: [Lexicon] = [.english]

  /// The list of an element's language. An element of unknown language is read with the English list, and then only a
  /// person can decide.
  static func reading(_ element: Element) -> (lexicon: Lexicon, isCertain: Bool)? {
    guard let tag = element.language else { return (.english, false) }
    let base = Language.base(of: tag)
    return all.first { $0.language == base }.map { ($0, true) }
  }
}
