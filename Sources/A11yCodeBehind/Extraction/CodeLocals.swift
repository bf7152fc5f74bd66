/// The locals in scope, each with the value that it stands for: an outlet, an object of a type, or nothing known.
struct CodeLocals {
  struct Local {
    let word: UInt32
    /// Empty if nothing is known of it.
    let value: [CodeLink]
    /// The token at which its value begins; 0 for none.
    let source: Int
    fileprivate let previous: Int32
  }

  private var entries: [Local] = []
  private var latest: [Int32]

  init(words: Int) { latest = Array(repeating: -1, count: words) }

  var count: Int { entries.count }

  subscript(word: UInt32) -> Local? {
    guard word < latest.count, latest[Int(word)] >= 0 else { return nil }
    return entries[Int(latest[Int(word)])]
  }

  mutating func declare(_ word: UInt32, _ value: [CodeLink] = [], source: Int = 0) {
    guard word < latest.count else { return }
    entries.append(Local(word: word, value: value, source: source, previous: latest[Int(word)]))
    latest[Int(word)] = Int32(entries.count - 1)
  }

  mutating func removeAll(from mark: Int) {
    while entries.count > mark, let last = entries.popLast() { latest[Int(last.word)] = last.previous }
  }
}
