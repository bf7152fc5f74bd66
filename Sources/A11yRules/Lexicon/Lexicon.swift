import A11yCore

/// The words of one language that rules know. Data: one file a language. A rule is silent in a language without a list.
///
/// Every word is normalised as `SpokenText.normalised` does it: lower case, no punctuation, single spaces.
struct Lexicon: Sendable {
  /// BCP-47, the language alone.
  var language: String
  /// Words are not set apart by spaces (Chinese, Japanese), or take endings and neighbours without one (Korean).
  var isGlued = false
  /// The words people say for a role, as they stand in labels; longest first.
  var roleWords: [Role: [String]]
  /// In a glued language, the words that end a name whatever stands before them; the others need a space there, since
  /// longer words end with them too ("ドリンク", drink, ends with "リンク", link).
  var endings: Set<String> = []
  /// Beginnings of a label that only say that it is an image: "image of".
  var imagePrefixes: [String]
  /// Whether the role's word stands before the name in this language ("bouton Lecture"), so that a leading one counts.
  var roleComesFirst: Bool
  /// Instructions VoiceOver gives by itself: "double tap to".
  var gesturePhrases: [String]
  /// Those of them that are an instruction only where a sentence begins.
  var gesturesAtStart: Set<String>
  /// Words of gestures that VoiceOver does not tell of, so that a hint has to.
  var unannouncedGestures: [String]
  /// Small words between a gesture and what it is made on: "tap on the".
  var gestureParticles: Set<String> = []
  /// Beginnings of a hint that name the element's role: "this button".
  var roleMentions: [String]
  /// How a label tells what to do with it, where a clause begins: "tap to". In a glued language,
  /// anywhere.
  var labelInstructions: [String] = []
  /// Words for a state that end a label even without a comma before them.
  var states: [String] = []
  /// Words for a state that are one only after a comma, a colon, a dash or a bracket, or after a copula: "on".
  var separatedStates: [String] = []
  /// Words before a state that make a sentence of it, "is on"; and words that make a name of it, "none selected".
  var copulas: Set<String> = []
  var countWords: Set<String> = []
  /// Names that say nothing of any control.
  var meaninglessNames: Set<String> = []
  /// Names that say nothing unless they are what is drawn on the control: "View".
  var ambiguousNames: Set<String> = []
  /// A link whose name holds none but these does not say where it leads.
  var genericWords: Set<String> = []
  /// Those of them that are a destination when they stand alone: "About".
  var loneDestinations: Set<String> = []
  /// Whole names that do not say where they lead.
  var genericPhrases: Set<String> = []
  var articles: Set<String> = []
  /// Words of everyday controls, which other languages have words of their own for. In a glued language, whole names.
  var commonWords: Set<String> = []

  static let all: [Lexicon] = [
    .english, .german, .french, .spanish, .korean, .japanese, .simplifiedChinese,
  ]

  /// The list of an element's language. An element of unknown language is read with the English list, and then only a
  /// person can decide.
  static func reading(_ element: Element) -> (lexicon: Lexicon, isCertain: Bool)? {
    guard let tag = element.language else { return (.english, false) }
    guard let base = Language.base(of: tag), base != "zh" || isSimplified(tag) else { return nil }
    return all.first { $0.language == base }.map { ($0, true) }
  }

  /// Taiwan, Hong Kong and Macau write the traditional characters, for which there is no list.
  private static func isSimplified(_ tag: String) -> Bool {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    if parts.contains("hans") { return true }
    return !parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }
}
