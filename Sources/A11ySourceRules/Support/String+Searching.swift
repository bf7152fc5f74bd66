import A11yPlatform

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
  /// Whether a word begins at a place, in small letters or large ones.
  ///
  /// - Parameter word: ASCII, in lower case.
  func holds(_ word: StaticString, at place: Int) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard count - place >= word.count else { return false }
    return word.indices.allSatisfy { self[place + $0] == word[$0] || self[place + $0] | 0x20 == word[$0] }
  }

  func holds(_ word: UnsafeBufferPointer<UInt8>) -> Bool { word.isEmpty || offset(of: word, from: 0) != nil }

  /// Every place where a word begins.
  ///
  /// - Parameter word: nothing but ASCII, and something of it.
  func offsets(of word: StaticString) -> [Int] {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var places: [Int] = []
    while let place = offset(of: word, from: places.last.map { $0 + 1 } ?? 0) { places.append(place) }
    return places
  }

  /// The first place, from another on, where a word begins.
  private func offset(of word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard !word.isEmpty, count - start >= word.count else { return nil }
    // Text is made of small letters: anything else in the word is in fewer places.
    let rare = word.firstIndex { !(0x61...0x7A).contains($0) } ?? 0
    let last = count - word.count + rare
    var place = start + rare
    while place <= last, let found = offset(of: word[rare], in: place...last) {
      let beginning = found - rare
      let candidate = UnsafeBufferPointer(rebasing: self[beginning..<beginning + word.count])
      if ByteSpan.areSame(candidate, word) { return beginning }
      place = found + 1
    }
    return nil
  }

  /// The first place of a byte, by the C library's search.
  func offset(of byte: UInt8, in range: ClosedRange<Int>) -> Int? {
    guard let base = baseAddress, let found = Bytes.first(byte, in: base + range.lowerBound, count: range.count) else {
      return nil
    }
    return found - UnsafeRawPointer(base)
  }
}
