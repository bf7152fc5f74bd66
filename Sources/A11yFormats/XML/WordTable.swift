/// Numbers for words that come again and again, such as the names in a document.
struct WordTable: Sendable {
  /// By number.
  private(set) var words: [String] = []
  private var numbers: [Word: Int32] = [:]
  /// The word of ASCII met last at each place; -1 for none. It is a guess: words that were made to share a place cost a
  /// look-up, no more. Without guesses an audit of a page source in XML takes 9 % longer.
  private var recent = [Int32](repeating: -1, count: 1 << recentBits)

  private static let recentBits = 8

  /// The number of a word; nil when it was never added.
  func number(of word: String) -> Int32? { numbers[Word(text: word)] }

  /// The number of a word, which is added when it is new.
  mutating func add(_ word: String) -> Int32 {
    let place = Self.place(of: word)
    let guess = Int(recent[place])
    // What equals ASCII without being the same bytes, as the Kelvin sign does, is longer.
    if guess >= 0, words[guess] == word, words[guess].utf8.count == word.utf8.count { return recent[place] }
    let number: Int32
    if let known = numbers[Word(text: word)] {
      number = known
    } else {
      number = Int32(words.count)
      words.append(word)
      numbers[Word(text: word)] = number
    }
    if word.utf8.allSatisfy({ $0 < 0x80 }) { recent[place] = number }
    return number
  }

  private static func place(of word: String) -> Int {
    let fingerprint = word.utf8.withContiguousStorageIfAvailable { KeyFingerprint.of(UnsafeRawBufferPointer($0)) }
    return Int(((fingerprint ?? 0) &* KeyFingerprint.multiplier) >> UInt64(64 - recentBits))
  }

  /// Compared byte by byte, so that different spellings of é are different words.
  private struct Word: Hashable {
    var text: String

    static func == (a: Word, b: Word) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
      hasher.combine(text.utf8.count)
    }
  }
}
