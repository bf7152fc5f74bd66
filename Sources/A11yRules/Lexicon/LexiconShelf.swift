import A11yCore

/// Finds the list of one element after the other: neighbours mostly share a language.
struct LexiconShelf {
  private var last: (tag: String?, answer: (lexicon: Lexicon, isCertain: Bool)?)?

  /// As `Lexicon.reading(_:)`.
  mutating func reading(_ element: Element) -> (lexicon: Lexicon, isCertain: Bool)? {
    let tag = element.language
    if let last, last.tag == tag { return last.answer }
    let answer = Lexicon.reading(element)
    last = (tag, answer)
    return answer
  }
}
