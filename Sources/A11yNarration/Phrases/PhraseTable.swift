/// Phrases passed around by reference: copying forty-odd texts for every element took most of a narration's time.
final class PhraseTable: Sendable {
  let phrases: Phrases

  init(_ phrases: Phrases) { self.phrases = phrases }

  static let verbatim = Phrases.all.map(PhraseTable.init)
  static let corrected = Phrases.corrected.map(PhraseTable.init)
  static let english = PhraseTable(.english)

  /// The table of that very name, else the first whose name begins with the same two characters, else nil.
  static func first(for language: String?, in tables: [PhraseTable]) -> PhraseTable? {
    guard let language else { return nil }
    if let exact = tables.first(where: { $0.phrases.language == language }) { return exact }
    let start = language.prefix(2)
    return tables.first { $0.phrases.language.prefix(2) == start }
  }
}
