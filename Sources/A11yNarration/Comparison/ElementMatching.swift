internal import A11yCore

/// Finds each element of a screen's old version in its new one.
///
/// By identifier; where there is none, or it is gone, by what is said at the same place of the tree, by what is said, by
/// name, and at last by place alone. Frames take no part: layouts move. Equals are paired in reading order. Every step
/// looks keys up in a table, so the whole is linear in elements.
struct ElementMatching {
  let old: [HeardElement]
  let new: [HeardElement]
  /// For each old element the new one's position, nil where there is none.
  private(set) var partners: [Int?]
  private(set) var isTaken: [Bool]

  private struct Key: Hashable {
    var role: Role?
    var first: String
    var second = ""
    var place = -1
  }

  /// - Parameter places: of `TreePlaces`, by control.
  init(_ old: [HeardElement], places oldPlaces: [Int], _ new: [HeardElement], places newPlaces: [Int]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: old.count)
    isTaken = Array(repeating: false, count: new.count)
    pair { heard, _ in heard.identifier.map { Key(first: $0, second: heard.lasting) } }
    pair { heard, _ in heard.identifier.map { Key(first: $0) } }
    let place = { (heard: HeardElement, isOld: Bool) in (isOld ? oldPlaces : newPlaces)[heard.element.index] }
    pair { Key(role: $0.element.role, first: $0.lasting, place: place($0, $1)) }
    pair { heard, _ in heard.lasting.isEmpty ? nil : Key(role: heard.element.role, first: heard.lasting) }
    pair { heard, _ in heard.element.isNameless ? nil : Key(role: heard.element.role, first: heard.element.name) }
    // What is known by an identifier somewhere else has not become what is here now.
    let oldNames = Self.identifiers(of: old)
    let newNames = Self.identifiers(of: new)
    pair(if: { old, new in
      if let name = old.identifier, newNames.contains(name) { return false }
      if let name = new.identifier, oldNames.contains(name) { return false }
      return old.identifier == nil || new.identifier == nil
    }) {
      Key(role: $0.element.role, first: "", place: place($0, $1))
    }
  }

  /// Of all controls of the screen, met or not.
  private static func identifiers(of heard: [HeardElement]) -> Set<String> {
    Set((heard.first?.element.tree.screen.controls ?? []).compactMap { $0.identifier ?? $0.id })
  }

  /// Pairs those that are still alone and have the same key.
  private mutating func pair(
    if agree: (HeardElement, HeardElement) -> Bool = { _, _ in true }, by key: (HeardElement, _ isOld: Bool) -> Key?
  ) {
    var waiting: [Key: [Int]] = [:]
    for position in old.indices.reversed() where partners[position] == nil {
      if let key = key(old[position], true) { waiting[key, default: []].append(position) }
    }
    if waiting.isEmpty { return }
    for position in new.indices where !isTaken[position] {
      guard let key = key(new[position], false), let partner = waiting[key]?.last, agree(old[partner], new[position])
      else { continue }
      waiting[key]?.removeLast()
      partners[partner] = position
      isTaken[position] = true
    }
  }
}
