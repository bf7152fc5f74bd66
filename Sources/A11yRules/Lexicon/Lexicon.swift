import A11yCore

/// The words of one language that rules know. Data: one file per language. Where a language has no list, elements count as
/// not checked. Every list has to be given: `[]` says that there are no words, or that they are not known yet.
///
/// A class, because it is handed on for every element and holds many lists.
///
/// Every word is normalized as `SpokenText.normalized` does it: lower case, no punctuation, single spaces.
final class Lexicon: Sendable {
  /// BCP-47, the language alone.
  let language: String
  /// Words are not set apart by spaces (Chinese, Japanese), or take endings and neighbors without one (Korean).
  let isGlued: Bool
  /// The words people say for a role, as they are in labels; longest first.
  let roleWords: [Role: [String]]
  /// In a glued language, the words that end a name whatever is before them; the others need a space there, since
  /// longer words end with them too ("ドリンク", drink, ends with "リンク", link).
  let endings: Set<String>
  /// Beginnings of a label that only say that it is an image: "image of".
  let imagePrefixes: [String]
  /// Whether the role's word is before the name in this language ("bouton Lecture"), so that a leading one counts.
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
  /// Verbs in the form of a command, where the third person ("Opens") has another form; lower case. Those that are nouns
  /// or adjectives as well ("Close", "Live") are left out where a hint may begin with them as such.
  let imperatives: Set<String>
  /// Words for a state that end a label even without a comma before them.
  let states: [String]
  /// Words for a state that are one only after a comma, a colon, a dash or a bracket, or after a copula: "on".
  let separatedStates: [String]
  /// Words for states of which only one can hold: a value of one and a label that ends with the other contradict each
  /// other. Pairs that are names as well ("Always on") are left out. In languages with genders every form has its pair.
  let oppositeStates: [(String, String)]
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
  /// Words of a control that closes what it is on: one of them among a label's words is enough.
  let dismissals: Set<Substring>
  let forms: Forms
  /// Finds its gestures in hints.
  let gestureFinder: GestureFinder
  /// The last words of all states, for a quick look.
  let stateEndings: Set<String>
  /// The first words of all instructions in labels, for a quick look.
  let instructionBeginnings: [[UInt8]]

  init(
    language: String, isGlued: Bool, roleWords: [Role: [String]], endings: Set<String>, imagePrefixes: [String],
    roleComesFirst: Bool, gesturePhrases: [String], gesturesAtStart: Set<String>, unannouncedGestures: [String],
    gestureParticles: Set<String>, roleMentions: [String], labelInstructions: [String], imperatives: Set<String>,
    states: [String], separatedStates: [String], oppositeStates: [(String, String)], copulas: Set<String>,
    countWords: Set<String>, meaninglessNames: Set<String>, ambiguousNames: Set<String>, genericWords: Set<String>,
    loneDestinations: Set<String>, genericPhrases: Set<String>, articles: Set<String>, commonWords: Set<String>,
    dismissals: Set<Substring>, forms: Forms
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
    self.imperatives = imperatives
    self.states = states
    self.separatedStates = separatedStates
    self.oppositeStates = oppositeStates
    self.copulas = copulas
    self.countWords = countWords
    self.meaninglessNames = meaninglessNames
    self.ambiguousNames = ambiguousNames
    self.genericWords = genericWords
    self.loneDestinations = loneDestinations
    self.genericPhrases = genericPhrases
    self.articles = articles
    self.commonWords = commonWords
    self.dismissals = dismissals
    self.forms = forms
    gestureFinder = GestureFinder(
      isGlued: isGlued, gesturePhrases: gesturePhrases, gesturesAtStart: gesturesAtStart, roleMentions: roleMentions,
      unannouncedGestures: unannouncedGestures)
    let ends = (states + separatedStates).compactMap { $0.split(separator: " ").last }
    stateEndings = Set(ends.map(String.init))
    instructionBeginnings = Set(labelInstructions.map { $0.prefix { $0 != " " } }).sorted().map { Array($0.utf8) }
  }

  /// Every list. A new one is a file next to the others and its name here.
  static let all: [Lexicon] = [
    .english, .german, .french, .spanish, .korean, .japanese, .simplifiedChinese,
  ]

  /// The list of an element's language; nil if there is none. An element of unknown language is read with the English
  /// list.
  static func reading(_ element: Element) -> Lexicon? {
    guard let tag = element.language else { return .english }
    return reading(tag)
  }

  /// The list for a BCP-47 tag; nil if there is none. There is none for the traditional characters.
  static func reading(_ tag: String) -> Lexicon? {
    guard let base = Language.base(of: tag), base != "zh" || !Language.isTraditionalChinese(tag) else { return nil }
    // For most screens the other lists need not be made.
    return base == english.language ? .english : all.first { $0.language == base }
  }
}

extension Lexicon {
  /// Whether a normalized name ends with a word and has something before it. Where words are not set apart by spaces,
  /// some are found without one.
  func ends(_ name: String, with word: String) -> Bool {
    if name.hasSuffix(" " + word) { return true }
    return isGlued && endings.contains(word) && name.count > word.count && name.hasSuffix(word)
  }
}

extension Lexicon {
  /// What forms ask people for.
  struct Forms: Sendable {
    /// What a field asks for, with the text content type that UIKit has for it.
    let contentTypes: [String: String]
    /// Words around them that change nothing: "Enter your … (required)".
    let fillers: Set<String>
    /// Words of forms that are about other people.
    let othersWords: Set<String>

    static let none = Forms(contentTypes: [:], fillers: [], othersWords: [])
  }
}
