internal import A11yCore

extension Walk {
  /// What the rotor can be turned to here: what the screen has of the system's categories, and the app's own.
  public var rotorCategories: [RotorCategory] {
    RotorCategory.system.filter { !positions(of: $0).isEmpty } + customRotors
  }

  /// The app's own rotors, from every control of the screen, each once. Of those that are called the same the ones of
  /// which it is told what they find.
  public var customRotors: [RotorCategory] {
    var rotors: [Interaction.CustomRotor] = []
    for index in tree.screen.controls.indices where tree[index].hasInteraction {
      rotors += tree[index].interaction.customRotors ?? []
    }
    let told = Set(rotors.lazy.filter { $0.results != nil }.map(\.name))
    var seen: Set<Interaction.CustomRotor> = []
    return rotors.filter { ($0.results != nil || !told.contains($0.name)) && seen.insert($0).inserted }
      .map { .custom($0) }
  }

  /// The positions of what a category finds, in reading order.
  public func positions(of category: RotorCategory) -> [Int] {
    switch category {
    case .containers: firstPositions { $0.isContainer }
    case .landmarks: firstPositions { $0.hasStructure && $0.structure.container == .landmark }
    default: stops.indices.filter { category.finds(element(at: $0)) }
    }
  }

  /// The positions at which the innermost of such views around the element is another than before.
  private func firstPositions(in isWanted: (Element) -> Bool) -> [Int] {
    var current: Int?
    return stops.indices.filter { position in
      let container = element(at: position).ancestors.first(where: isWanted)
      defer { current = container?.index }
      return container != nil && container?.index != current
    }
  }

  /// Turns the rotor. The focus stays.
  public mutating func turn(to category: RotorCategory?) {
    if rotor != category { place = nil }
    rotor = category
  }

  /// Turns the rotor on by one; the focus stays. Nil where there is nothing to turn to.
  public mutating func turnRotor() -> RotorCategory? {
    let categories = rotorCategories
    let next = rotor.flatMap(categories.firstIndex).map { ($0 + 1) % categories.count } ?? 0
    turn(to: categories.isEmpty ? nil : categories[next])
    return rotor
  }

  /// Goes to the next element the rotor finds, or the one before. It does not begin anew at the end.
  public mutating func rotate(forward: Bool = true) -> RotorStep {
    guard let rotor else { return .end }
    if case .custom(let rotor) = rotor { return rotate(rotor, forward: forward) }
    let found = positions(of: rotor)
    guard let position = forward ? found.first(where: { $0 > focus }) : found.last(where: { $0 < focus }) else {
      return .end
    }
    go(to: position)
    return .element
  }
}

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

extension Element {
  /// Bars, lists, alerts, web pages, and what says that it is a container. Cells and plain views are none.
  fileprivate var isContainer: Bool {
    if hasStructure, let container = structure.container, container != .none { return true }
    switch role {
    case .tabBar, .toolbar, .navigationBar, .list, .table, .alert, .webView, .keyboard: return true
    default: return false
    }
  }
}
