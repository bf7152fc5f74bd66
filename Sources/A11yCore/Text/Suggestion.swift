/// "Did you mean": the nearest of the words that would have been right.
public enum Suggestion {
  /// The candidate nearest to a word, when it is near enough that a person may have meant it: at most a third of the
  /// word's letters, and at most three, changed, added, left out or swapped, whatever the case. In a name of several
  /// words each of them must be near: `numberOfLines` is another name than `numberOfPages`, and not a slip.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.prefix(64).lowercased())
    let limit = limit(letters)
    let parts = parts(of: word)
    var best: (distance: Int, isAlikeAtFirst: Bool, candidate: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      guard distance <= limit, distance < 2 || isNear(parts, self.parts(of: candidate)) else { continue }
      // Slips are rare in the first letter: `lable` is `label`, not `table`.
      let isAlikeAtFirst = other.first == letters.first
      let isBetter = best.map { ($0.distance, $0.isAlikeAtFirst ? 0 : 1) > (distance, isAlikeAtFirst ? 0 : 1) } ?? true
      if isBetter { best = (distance, isAlikeAtFirst, candidate) }
    }
    return best?.candidate
  }

  /// `; did you mean 'label'?`, or nothing when no candidate is near.
  public static func question(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Whether a word is a slip of another one: one letter changed, added, left out or two swapped, two of these in ten
  /// letters and more, and never the first letter. A plural is another word.
  public static func isSlip(_ word: String, of candidate: String) -> Bool {
    let letters = Array(word.prefix(64).lowercased())
    let other = Array(candidate.lowercased())
    guard letters.first == other.first, min(letters.count, other.count) >= 4, letters != other else { return false }
    if letters.last == "s", other.last != "s", letters.count >= other.count { return false }
    let limit = other.count >= 10 ? 2 : 1
    return abs(letters.count - other.count) <= limit && distance(letters, other) <= limit
  }

  private static func limit(_ letters: [Character]) -> Int { min(3, max(1, letters.count / 3)) }

  /// Whether two names of several words are near each other word by word. A name that is written as one word is compared
  /// as a whole.
  private static func isNear(_ a: [[Character]], _ b: [[Character]]) -> Bool {
    if a.count < 2 || b.count < 2 { return true }
    return a.count == b.count && zip(a, b).allSatisfy { distance($0, $1) <= limit($0) }
  }

  /// The words of a name such as `accessibilityLabel` or `target-size`.
  private static func parts(of name: String) -> [[Character]] {
    var parts: [[Character]] = [[]]
    var follows: Character?
    for letter in name.prefix(64) {
      let isMark = letter == "-" || letter == "_" || letter == "."
      // A capital begins a word behind a small letter only: of `URL` and of `LABEL` the letters stay together.
      if isMark || letter.isUppercase && follows?.isLowercase == true { parts.append([]) }
      if !isMark { parts[parts.count - 1] += Array(letter.lowercased()) }
      follows = letter
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Edits between two words; swapping two neighbors is one (Damerau, restricted).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
