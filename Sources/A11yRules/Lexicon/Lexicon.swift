import A11yCore

/// The words of one language that rules know. Data: one file a language. A rule is silent in a language without a list.
///
/// A class, because it is handed on for every element and holds many lists.
///
/// Every word is normalised as `SpokenText.normalized` does it: lower case, no punctuation, single spaces.
final class Lexicon: Sendable {
  /// BCP-47, the language alone.
  let language: String
  /// Words are not set apart by spaces (Chinese, Japanese), or take endings and neighbours without one (Korean).
  let isGlued: Bool
  /// The words people say for a role, as they stand in labels; longest first.
  let roleWords: [Role: [String]]
  /// In a glued language, the words that end a name whatever stands before them; the others need a space there, since
  /// longer words end with them too ("ドリンク", drink, ends with "リンク", link).
  let endings: Set<String>
  /// Beginnings of a label that only say that it is an image: "image of".
  let imagePrefixes: [String]
  /// Whether the role's word stands before the name in this language ("bouton Lecture"), so that a leading one counts.
  let roleComesFirst: Bool
  /// Instructions VoiceOver gives by itself: "double tap to".
  let gesturePhrases: [String]
  /// Those of them that are an instruction only where a sentence begins.
  let gesturesAtStart: Set<String>
  /// Words of gestures that VoiceOver does not tell of, so that a hint has to.
  let unannouncedGestures: [String]
  /// Small words between a gesture and what it is made on: "tap on the".
  let gestureParticles: Set<String>
  /// Beginnings of a hint that name the element's role: "this button".
  let roleMentions: [String]
  /// How a label tells what to do with it, where a clause begins: "tap to". In a glued language,
  /// anywhere.
  let labelInstructions: [String]
  /// Words for a state that end a label even without a comma before them.
  let states: [String]
  /// Words for a state that are one only after a comma, a colon, a dash or a bracket, or after a copula: "on".
  let separatedStates: [String]
  /// Words before a state that make a sentence of it, "is on"; and words that make a name of it, "none selected".
  let copulas: Set<String>
  let countWords: Set<String>
  /// Names that say nothing of any control.
  let meaninglessNames: Set<String>
  /// Names that say nothing unless they are what is drawn on the control: "View".
  let ambiguousNames: Set<String>
  /// A link whose name holds none but these does not say where it leads.
  let genericWords: Set<String>
  /// Those of them that are a destination when they stand alone: "About".
  let loneDestinations: Set<String>
  /// Whole names that do not say where they lead.
  let genericPhrases: Set<String>
  let articles: Set<String>
  /// Words of everyday controls, which other languages have words of their own for. In a glued language, whole names.
  let commonWords: Set<String>
  /// The last words of all states, for a quick look.
  let stateEndings: Set<String>
  /// The length of the longest name that says nothing, in bytes, for a quick look.
  let longestEmptyName: Int

  init(
    language: String, isGlued: Bool = false, roleWords: [Role: [String]], endings: Set<String> = [],
    imagePrefixes: [String], roleComesFirst: Bool, gesturePhrases: [String], gesturesAtStart: Set<String>,
    unannouncedGestures: [String], gestureParticles: Set<String> = [], roleMentions: [String],
    labelInstructions: [String] = [], states: [String] = [], separatedStates: [String] = [],
    copulas: Set<String> = [], countWords: Set<String> = [], meaninglessNames: Set<String> = [],
    ambiguousNames: Set<String> = [], genericWords: Set<String> = [], loneDestinations: Set<String> = [],
    genericPhrases: Set<String> = [], articles: Set<String> = [], commonWords: Set<String> = []
  ) {
    self.language = language
    self.isGlued = isGlued
    self.roleWords = roleWords
    self.endings = endings
    self.imagePrefixes = imagePrefixes
    self.roleComesFirst = roleComesFirst
    self.gesturePhrases = gesturePhrases
    self.gesturesAtStart = gesturesAtStart
    self.unannouncedGestures = unannouncedGestures
    self.gestureParticles = gestureParticles
    self.roleMentions = roleMentions
    self.labelInstructions = labelInstructions
    self.states = states
    self.separatedStates = separatedStates
    self.copulas = copulas
    self.countWords = countWords
    self.meaninglessNames = meaninglessNames
    self.ambiguousNames = ambiguousNames
    self.genericWords = genericWords
    self.loneDestinations = loneDestinations
    self.genericPhrases = genericPhrases
    self.articles = articles
    self.commonWords = commonWords
    let ends = (states + separatedStates).compactMap { $0.split(separator: " ").last }
    stateEndings = Set(ends.map(String.init))
    longestEmptyName = meaninglessNames.union(ambiguousNames).map(\.utf8.count).max() ?? 0
  }

  static let all: [Lexicon] = [
    .english, .german, .french, .spanish, .korean, .japanese, .simplifiedChinese,
  ]

  /// The list of an element's language; nil if there is none. An element of unknown language is read with the English
  /// list.
  static func reading(_ element: Element) -> Lexicon? {
    guard let tag = element.language else { return .english }
    guard let base = Language.base(of: tag), base != "zh" || isSimplified(tag) else { return nil }
    return all.first { $0.language == base }
  }

  /// Taiwan, Hong Kong and Macau write the traditional characters, for which there is no list.
  private static func isSimplified(_ tag: String) -> Bool {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    if parts.contains("hans") { return true }
    return !parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }
}
