internal import A11yCore

/// Numbers the places of trees, so that the same place has the same number in every tree: a place is the way from the
/// root, by class and by the count among siblings of that class. Linear in controls, however deep the tree.
struct TreePlaces {
  private struct Step: Hashable {
    var parent: Int
    var kind: String
    var ordinal: Int
  }

  private struct Kin: Hashable {
    var parent: Int
    var kind: String
  }

  private var numbers: [Step: Int] = [:]

  /// The place of each control, by index.
  mutating func places(of tree: AccessibilityTree) -> [Int] {
    let screen = tree.screen
    var places: [Int] = []
    places.reserveCapacity(screen.controls.count)
    var counts: [Kin: Int] = [:]
    for index in screen.controls.indices {
      let parent = screen.parent(of: index)
      let kind = screen.controls[index].className ?? tree[index].role?.rawValue ?? ""
      let ordinal = counts[Kin(parent: parent ?? -1, kind: kind), default: 0]
      counts[Kin(parent: parent ?? -1, kind: kind)] = ordinal + 1
      let step = Step(parent: parent.map { places[$0] } ?? -1, kind: kind, ordinal: ordinal)
      let number = numbers[step] ?? numbers.count
      numbers[step] = number
      places.append(number)
    }
    return places
  }
}
