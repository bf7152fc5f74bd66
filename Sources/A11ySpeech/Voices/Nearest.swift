/// What somebody may have meant.
enum Nearest {
  /// The three candidates with the fewest edits, at most a third of the word's letters and at least one; of equals the
  /// first of the alphabet.
  static func three(to word: String, among candidates: some Sequence<String>) -> [String] {
    let letters = Array(word.lowercased().unicodeScalars.prefix(40))
    let limit = max(1, letters.count / 3)
    var near: [(edits: Int, candidate: String)] = []
    for candidate in Set(candidates) {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - letters.count) <= limit else { continue }
      let edits = edits(letters, other)
      if edits <= limit { near.append((edits, candidate)) }
    }
    return near.sorted { ($0.edits, $0.candidate) < ($1.edits, $1.candidate) }.prefix(3).map(\.candidate)
  }

  /// Letters changed, added or left out (Levenshtein), a row of the table at a time.
  private static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        next.append(min(row[j] + (a[i] == b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1))
      }
      row = next
    }
    return row[b.count]
  }
}
