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
    guard let base = Language.base(of: language) else { return nil }
    let ofLanguage = tables.filter { $0.phrases.language.prefix { $0 != "-" } == base }
    guard base == "zh" else { return ofLanguage.first }
    let isTraditional = Language.isTraditionalChinese(language)
    return ofLanguage.first { Language.isTraditionalChinese($0.phrases.language) == isTraditional }
  }
}

/// "%1$@ %2$@ of %3$@." taken apart: what follows the description.
struct SeriesFormat: Sendable {
  private let start: String
  private let middle: String
  private let end: String
  /// Chinese and Korean tell the count first.
  private let countComesFirst: Bool

  /// Nil when the format does not begin with the description and a space, or lacks a number.
  init?(_ format: Phrase) {
    let (before, after) = format.halves(filling: "\u{2}", "\u{3}")
    guard before.isEmpty, after.first == " ", let index = after.firstIndex(of: "\u{2}"),
      let count = after.firstIndex(of: "\u{3}")
    else { return nil }
    countComesFirst = count < index
    start = String(after[..<min(index, count)].dropFirst())
    middle = String(after[min(index, count)..<max(index, count)].dropFirst())
    end = String(after[max(index, count)...].dropFirst())
  }

  func text(index: String, count: String) -> String {
    countComesFirst ? start + count + middle + index + end : start + index + middle + count + end
  }
}

/// "Row %@." taken apart.
struct NumberFormat: Sendable {
  let before: String
  let after: String

  init(_ format: Phrase) { (before, after) = format.halves() }

  func text(_ number: String) -> String { before + number + after }
}
