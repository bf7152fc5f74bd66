import A11yPlatform

/// Numbers for words that come again and again, such as the names in a document.
struct WordTable: Sendable {
  /// By number.
  private(set) var words: [String] = []
  private var numbers: [Word: Int32] = [:]
  /// All words one after the other, and where each ends: compared without making a string.
  private var text: [UInt8] = []
  private var ends: [Int] = []
  /// The word met last at each place; -1 for none. It is a guess: words that were made to share a place cost a
  /// look-up, no more. Without guesses an audit of a page source in XML takes 9 % longer.
  private var recent = [Int32](repeating: -1, count: 1 << recentBits)

  private static let recentBits = 8

  /// The number of a word; nil when it was never added.
  func number(of word: String) -> Int32? {
    var word = word
    let guess = word.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      let guess = recent[Self.place(of: bytes)]
      return guess >= 0 && has(bytes, number: Int(guess)) ? guess : nil
    }
    return guess ?? numbers[Word(text: word)]
  }

  /// Where the number of a word is kept that was met last.
  @inline(__always)
  private static func place(of word: UnsafeRawBufferPointer) -> Int {
    Int((KeyFingerprint.of(word) &* KeyFingerprint.multiplier) >> UInt64(64 - recentBits))
  }

  /// Whether the word of a number has these bytes.
  @inline(__always)
  func has(_ bytes: UnsafeRawBufferPointer, number: Int) -> Bool {
    let start = number == 0 ? 0 : ends[number - 1]
    guard ends[number] - start == bytes.count, let base = bytes.baseAddress else { return false }
    return text.withUnsafeBytes { text in
      guard let words = text.baseAddress else { return false }
      return Bytes.areEqual(words + start, base, count: bytes.count)
    }
  }

  /// The number of a word in UTF-8, which is added when it is new.
  @inline(__always)
  mutating func add(_ word: UnsafeRawBufferPointer) -> Int32 {
    let place = Self.place(of: word)
    let guess = Int(recent[place])
    if guess >= 0, has(word, number: guess) { return Int32(truncatingIfNeeded: guess) }
    let number = addRare(word)
    recent[place] = number
    return number
  }

  mutating func add(_ word: String) -> Int32 {
    var word = word
    return word.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  private mutating func addRare(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    let word = Word(text: String(decoding: bytes, as: UTF8.self))
    if let known = numbers[word] { return known }
    let number = Int32(words.count)
    words.append(word.text)
    numbers[word] = number
    text.append(contentsOf: bytes)
    ends.append(text.count)
    return number
  }

  /// Compared byte by byte, so that different spellings of é are different words.
  private struct Word: Hashable {
    var text: String

    static func == (a: Word, b: Word) -> Bool {
      var (a, b) = (a.text, b.text)
      return a.withUTF8 { a in b.withUTF8 { b in UnsafeRawBufferPointer(a).equals(UnsafeRawBufferPointer(b)) } }
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}
