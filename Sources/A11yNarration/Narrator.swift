/// Puts into words what VoiceOver says of an element. Text only: no tree, no order, no sound.
public struct Narrator: Sendable {
  public let profile: Profile
  /// The interface's language, for elements that name none; nil is English without a language to choose a voice by.
  public let language: String?

  private let tables: [PhraseTable]
  private let defaultTable: PhraseTable

  public init(profile: Profile = .voiceover, language: String? = nil) {
    self.profile = profile
    self.language = language
    tables = profile.switches.contains(.correctedPhrases) ? PhraseTable.corrected : PhraseTable.verbatim
    defaultTable = PhraseTable.first(for: language, in: tables) ?? tables.first ?? .english
  }

  /// Never fails: every element has an utterance, though it may be empty.
  public func narrate(_ element: NarratedElement) -> Utterance {
    var composition = Composition(
      element: element, table: table(for: element.language), switches: profile.switches,
      language: element.language ?? language)
    return composition.compose()
  }

  /// The words this narrator uses in that language: see `Phrases.for(language:)`. A language without a table, like no
  /// language at all, gets the words of the interface's language, or English.
  public func phrases(for language: String?) -> Phrases {
    table(for: language).phrases
  }

  private func table(for language: String?) -> PhraseTable {
    PhraseTable.first(for: language, in: tables) ?? defaultTable
  }
}
