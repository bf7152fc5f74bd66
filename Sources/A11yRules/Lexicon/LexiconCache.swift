import A11yCore

/// Finds the word list of one element after the other: neighbors mostly share a language.
struct LexiconCache {
  private var last: (tag: String?, lexicon: Lexicon?)?

  /// As `Lexicon.reading(_:)`.
  mutating func lexicon(for element: Element) -> Lexicon? {
    let tag = element.language
    if let last, last.tag == tag { return last.lexicon }
    let lexicon = Lexicon.reading(element)
    last = (tag, lexicon)
    return lexicon
  }
}
