import A11yCore

/// How words are found in names, which differs where words are not set apart by spaces.
extension Lexicon {
  /// Whether a normalized name ends with a word and has something before it.
  func ends(_ name: String, with word: String) -> Bool {
    if name.hasSuffix(" " + word) { return true }
    return isGlued && endings.contains(word) && name.count > word.count && name.hasSuffix(word)
  }

  /// The first of the words with which a normalized name ends, something standing before it.
  func ending(of name: String, among words: [String]) -> String? {
    words.first { ends(name, with: $0) }
  }
}
