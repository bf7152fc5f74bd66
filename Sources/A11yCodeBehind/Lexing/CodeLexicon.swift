/// The words of one file, numbered. The words of the vocabulary have the same numbers in every file.
struct CodeLexicon {
  private var slots: [UInt32]
  private var hashes: [UInt32] = []
  /// Where each word begins in the bytes of all words; one more marks the end of the last.
  private var starts: [UInt32] = [0]
  private var bytes: [UInt8] = []

  /// Another in each run, so that no file can be made to fill one slot.
  private static let seed = UInt32.random(in: 1...UInt32.max)
  static let firstHash: UInt32 = seed

  @inline(__always) static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

  init() { slots = Array(repeating: 0, count: 2048) }

  var count: Int { hashes.count }

  func text(_ word: UInt32) -> String {
    guard word < count else { return "" }
    return String(decoding: bytes(of: word), as: UTF8.self)
  }

  func bytes(of word: UInt32) -> ArraySlice<UInt8> { bytes[Int(starts[Int(word)])..<Int(starts[Int(word) + 1])] }

  /// The word begins with a capital letter, as types do.
  func isCapitalized(_ word: UInt32) -> Bool {
    guard word < count, starts[Int(word)] < starts[Int(word) + 1] else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(starts[Int(word)])])
  }

  mutating func word(_ text: UnsafeBufferPointer<UInt8>.SubSequence, hash: UInt32) -> UInt32 {
    let mixed = hash ^ hash >> 15
    var slot = Int(mixed) & (slots.count - 1)
    while slots[slot] != 0 {
      let word = slots[slot] - 1
      if hashes[Int(word)] == hash, isEqual(word, text) { return word }
      slot = (slot + 1) & (slots.count - 1)
    }
    let word = UInt32(hashes.count)
    slots[slot] = word + 1
    hashes.append(hash)
    bytes.append(contentsOf: text)
    starts.append(UInt32(bytes.count))
    if hashes.count * 2 > slots.count { grow() }
    return word
  }

  mutating func word(_ text: String) -> UInt32 {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer {
      word($0[...], hash: $0.reduce(Self.firstHash, Self.hash))
    }
  }

  /// The number of a word that the file has.
  func known(_ text: String) -> UInt32? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { text in
      let hash = text.reduce(Self.firstHash, Self.hash)
      var slot = Int(hash ^ hash >> 15) & (slots.count - 1)
      while slots[slot] != 0 {
        let word = slots[slot] - 1
        if hashes[Int(word)] == hash, isEqual(word, text[...]) { return word }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  private func isEqual(_ word: UInt32, _ text: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    let start = Int(starts[Int(word)])
    guard Int(starts[Int(word) + 1]) - start == text.count else { return false }
    var position = start
    for byte in text {
      if bytes[position] != byte { return false }
      position += 1
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (word, hash) in hashes.enumerated() {
      var slot = Int(hash ^ hash >> 15) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(word) + 1
    }
  }
}
