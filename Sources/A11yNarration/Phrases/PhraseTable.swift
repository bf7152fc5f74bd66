import A11yCore

/// Phrases passed around by reference: copying forty-odd texts for every element took most of a narration's time.
final class PhraseTable: Sendable {
  let phrases: Phrases
  /// `seriesFormat` taken apart: a hundred thousand tabs or segments would have it read a hundred thousand times. Nil for
  /// a format that does not begin with the description and a space.
  let series: SeriesFormat?
  let row: NumberFormat
  let column: NumberFormat
  let rowSpan: NumberFormat
  let columnSpan: NumberFormat

  init(_ phrases: Phrases) {
    self.phrases = phrases
    series = SeriesFormat(phrases.seriesFormat)
    row = NumberFormat(phrases.rowFormat)
    column = NumberFormat(phrases.columnFormat)
    rowSpan = NumberFormat(phrases.rowSpanFormat)
    columnSpan = NumberFormat(phrases.columnSpanFormat)
  }

  static let verbatim = Phrases.all.map(PhraseTable.init)
  static let corrected = Phrases.corrected.map(PhraseTable.init)
  static let translated = Phrases.translated.map(PhraseTable.init)
  static let english = PhraseTable(.english)

  static func tables(for switches: Profile.Switches) -> [PhraseTable] {
    let base = switches.contains(.correctedPhrases) ? corrected : verbatim
    return switches.contains(.languagesBySubtag) ? base + translated : base
  }

  /// The table of that very name, else the first whose name begins with the same two characters, else nil.
  static func first(for language: String?, in tables: [PhraseTable]) -> PhraseTable? {
    guard let language else { return nil }
    if let exact = tables.first(where: { $0.phrases.language == language }) { return exact }
    let start = language.prefix(2)
    return tables.first { $0.phrases.language.prefix(2) == start }
  }

  /// The table for a BCP-47 tag, whatever its case: of its language, and of its script where that decides.
  static func speaking(_ language: String?, in tables: [PhraseTable]) -> PhraseTable? {
    guard let language else { return nil }
    if let exact = tables.first(where: { $0.phrases.language == language }) { return exact }
    let subtags = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let first = subtags.first else { return nil }
    // The words for traditional characters, and those of Cantonese, are others.
    if first == "zh", !Set(subtags).isDisjoint(with: ["hant", "tw", "hk", "mo"]) { return nil }
    let name = threeLetterCodes[first] ?? first
    return tables.first { $0.phrases.language.prefix { $0 != "-" } == name }
  }

  /// ISO 639-2 and 639-3 for the languages there are tables for; dumps of other systems have them.
  private static let threeLetterCodes = [
    "eng": "en", "deu": "de", "ger": "de", "rus": "ru", "kor": "ko", "zho": "zh", "chi": "zh", "cmn": "zh",
    "jpn": "ja", "spa": "es", "fra": "fr", "fre": "fr",
  ]
}
