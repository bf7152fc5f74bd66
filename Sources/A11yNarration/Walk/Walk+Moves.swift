internal import A11yCore

extension Walk {
  /// Where a gesture takes the focus.
  public enum Move: String, CaseIterable, Sendable {
    /// A swipe to the right, and to the left.
    case next, previous
    /// A tap with four fingers at the top of the screen, and at its bottom.
    case first, last
  }

  /// Whether the focus has moved. At the end VoiceOver makes a dull sound and stays.
  @discardableResult
  public mutating func move(_ move: Move) -> Bool {
    let target =
      switch move {
      case .next: focus + 1
      case .previous: focus - 1
      case .first: 0
      case .last: stops.count - 1
      }
    guard stops.indices.contains(target), target != focus else { return false }
    go(to: target)
    return true
  }

  /// Goes to the next element whose speech holds the words, whatever their case; from the end on from the beginning.
  /// Whether there is one; the element in focus is looked at last.
  public mutating func search(_ words: String) -> Bool {
    let wanted = words.lowercased()
    guard !wanted.isEmpty else { return false }
    for step in 1...stops.count {
      let position = (focus + step) % stops.count
      guard utterance(at: position).spoken.lowercased().contains(wanted) else { continue }
      go(to: position)
      return true
    }
    return false
  }

  /// The item chooser: the positions of the elements whose speech holds the words, whatever their case, in alphabetical
  /// order of what is said.
  public func items(containing words: String = "") -> [Int] {
    let wanted = words.lowercased()
    let items = stops.indices.map { (position: $0, text: utterance(at: $0).description.lowercased()) }
    let found = wanted.isEmpty ? items : items.filter { $0.text.contains(wanted) }
    return found.sorted { ($0.text, $0.position) < ($1.text, $1.position) }.map(\.position)
  }

  /// Everything from the element in focus on, in order and without hints; the focus is on the last one then.
  public mutating func readAll() -> [Utterance] {
    var utterances = [continuousUtterance]
    while move(.next) { utterances.append(continuousUtterance) }
    return utterances
  }
}
