import A11yCore

/// The words that can be heard of one element.
struct HeardWords {
  private let words: Set<Substring>
  /// To find the word that an abbreviation begins.
  private let sorted: [Substring]

  /// Fewer letters abbreviate nothing for certain.
  private static let shortest = 3

  init(_ element: Element) {
    words = Set(element.spokenWords)
    sorted = words.sorted()
  }

  /// Whether a word is spoken: itself, what it abbreviates, or its own abbreviation.
  func covers(_ word: Substring) -> Bool {
    if words.contains(word) || word.count == 1 && !word.allSatisfy(\.isNumber) { return true }
    // "59.00" is spoken as 59.
    if word.allSatisfy({ $0 == "0" }) { return true }
    guard word.count >= Self.shortest else { return false }
    return beginsAWord(word) || beginsWithAWord(word)
  }

  private func beginsAWord(_ beginning: Substring) -> Bool {
    let first = sorted.partitioningIndex { $0 >= beginning }
    return first < sorted.count && sorted[first].hasPrefix(beginning)
  }

  private func beginsWithAWord(_ word: Substring) -> Bool {
    var end = word.index(word.startIndex, offsetBy: Self.shortest)
    while end < word.endIndex {
      if words.contains(word[..<end]) { return true }
      end = word.index(after: end)
    }
    return false
  }
}
