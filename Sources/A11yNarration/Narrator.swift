/// Puts into words what VoiceOver says of an element. Text only: no tree, no order, no sound.
public struct Narrator: Sendable {
  public let profile: Profile
  public let verbosity: Verbosity
  /// The interface's language, for elements that name none; nil is English without a language to choose a voice by.
  public let language: String?

  private let tables: [PhraseTable]
  private let defaultTable: PhraseTable

  public init(profile: Profile = .voiceover, language: String? = nil, verbosity: Verbosity = .voiceover) {
    self.profile = profile
    self.verbosity = verbosity
    self.language = language
    tables = PhraseTable.tables(for: profile.switches)
    defaultTable = Self.table(for: language, in: tables, of: profile) ?? tables.first ?? .english
  }

  /// Never fails: every element has an utterance, though it may be empty.
  public func narrate(_ element: NarratedElement) -> Utterance {
    var composition = Composition(
      element: element, table: table(for: element.language), switches: profile.switches, verbosity: verbosity,
      language: element.language ?? language)
    return composition.compose()
  }

  /// The words this narrator uses in that language. A language without a table, like no language at all, gets the words
  /// of the interface's language, or English.
  public func phrases(for language: String?) -> Phrases {
    table(for: language).phrases
  }

  private func table(for language: String?) -> PhraseTable {
    guard let language else { return defaultTable }
    return Self.table(for: language, in: tables, of: profile) ?? defaultTable
  }

  private static func table(for language: String?, in tables: [PhraseTable], of profile: Profile) -> PhraseTable? {
    profile.switches.contains(.languagesBySubtag)
      ? PhraseTable.speaking(language, in: tables) : PhraseTable.first(for: language, in: tables)
  }
}
