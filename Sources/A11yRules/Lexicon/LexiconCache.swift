import A11yCore

/// Finds the list of one element after the other: neighbours mostly share a language.
struct LexiconCache {
  /// A class, so that handing on a list of words does not count the references to each of its parts.
  final class Entry: Sendable {
    let lexicon: Lexicon
    let isCertain: Bool

    init(lexicon: Lexicon, isCertain: Bool) {
      self.lexicon = lexicon
      self.isCertain = isCertain
    }
  }

  private var last: (tag: String?, entry: Entry?)?

  /// As `Lexicon.reading(_:)`.
  mutating func entry(for element: Element) -> Entry? {
    let tag = element.language
    if let last, last.tag == tag { return last.entry }
    let entry = Lexicon.reading(element).map { Entry(lexicon: $0.lexicon, isCertain: $0.isCertain) }
    last = (tag, entry)
    return entry
  }

  /// As `Lexicon.reading(_:)`.
  mutating func reading(_ element: Element) -> (lexicon: Lexicon, isCertain: Bool)? {
    entry(for: element).map { ($0.lexicon, $0.isCertain) }
  }
}
