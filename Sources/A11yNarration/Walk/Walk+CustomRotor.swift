internal import A11yCore

extension Walk {
  /// What the rotor finds.
  public enum RotorStep: Hashable, Sendable {
    /// The focus is on it.
    case element
    /// A place in a text, or an element that is not visited: these words are spoken, and the focus stays.
    case words(String)
    /// Nothing, in this direction.
    case end
    /// The description does not tell what the app's own rotor finds.
    case untold
  }

  /// The place in a custom rotor's results; good while the focus stays where it was then.
  struct RotorPlace {
    var result: Int
    var focus: Int
  }

  /// Goes on through a custom rotor's results, in the app's order. From an element that is none of them the app is
  /// asked for the first, or going back for the last, as a search without a current item is.
  mutating func rotate(_ rotor: Interaction.CustomRotor, forward: Bool) -> RotorStep {
    guard let results = rotor.results else { return .untold }
    let current = place.flatMap { $0.focus == focus ? $0.result : nil } ?? results.firstIndex { finds($0, at: focus) }
    let next = current.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 0 : results.count - 1)
    guard results.indices.contains(next) else { return .end }
    let position = position(ofResult: next, among: results)
    if let position { go(to: position) }
    place = RotorPlace(result: next, focus: focus)
    return position == nil ? .words(results[next].text) : .element
  }

  /// The element a result stands for. Of results that look the same the second is the second such element.
  private func position(ofResult index: Int, among results: [Interaction.CustomRotor.Result]) -> Int? {
    let found = stops.indices.filter { finds(results[index], at: $0) }
    if found.count < 2 { return found.first }
    let number = results[..<index].count { $0 == results[index] }
    return found.indices.contains(number) ? found[number] : nil
  }

  /// By its frame, where the description tells it: the words may be those of another profile.
  private func finds(_ result: Interaction.CustomRotor.Result, at position: Int) -> Bool {
    let element = element(at: position)
    if let frame = result.frame { return element.frame == frame }
    return element.name == result.text || utterance(at: position).description == result.text
  }
}
