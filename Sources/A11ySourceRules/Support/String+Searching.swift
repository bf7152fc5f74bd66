/// Searching bytes for bytes. The standard library's search for a text in a text heeds canonical equivalence and builds
/// tables at every call; over names in source that took a third of a run (`perf`, 1,000 files).
extension String {
  func contains(_ other: String) -> Bool {
    var text = self
    var word = other
    return text.withUTF8 { text in word.withUTF8 { text.holds($0) } }
  }
}

extension Substring {
  func contains(_ other: String) -> Bool {
    var text = self
    var word = other
    return text.withUTF8 { text in word.withUTF8 { text.holds($0) } }
  }
}

extension Collection<UInt8> {
  /// - Parameter word: nothing but ASCII.
  func holds(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return withContiguousStorageIfAvailable { $0.holds(word) } ?? false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// - Parameter word: ASCII, in lower case.
  func holdsInAnyCase(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let first = word.first, count >= word.count else { return word.isEmpty }
    for start in 0...(count - word.count) where self[start] | 0x20 == first {
      var length = 1
      while length < word.count, self[start + length] == word[length] || self[start + length] | 0x20 == word[length] {
        length += 1
      }
      if length == word.count { return true }
    }
    return false
  }

  func holds(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return true }
    guard count >= word.count else { return false }
    for start in 0...(count - word.count) where self[start] == first {
      var length = 1
      while length < word.count, self[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }
}
