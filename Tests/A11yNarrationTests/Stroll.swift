import A11yNarration

/// A walk by reference: `#expect` calls no mutating method.
@dynamicMemberLookup final class Stroll {
  private var walk: Walk

  init(_ walk: Walk) { self.walk = walk }

  subscript<Value>(dynamicMember path: KeyPath<Walk, Value>) -> Value { walk[keyPath: path] }

  func positions(of category: RotorCategory) -> [Int] { walk.positions(of: category) }
  @discardableResult func move(_ move: Walk.Move) -> Bool { walk.move(move) }
  func go(to position: Int) { walk.go(to: position) }
  func turn(to category: RotorCategory) { walk.turn(to: category) }
  func turnRotor() -> RotorCategory? { walk.turnRotor() }
  func rotate(forward: Bool = true) -> Bool { walk.rotate(forward: forward) == .element }
  func step(forward: Bool = true) -> Walk.RotorStep { walk.rotate(forward: forward) }
  func adjust(up: Bool) -> Walk.Adjustment { walk.adjust(up: up) }
  func activate() -> Walk.Activation { walk.activate() }
  func magicTap() -> Int? { walk.magicTap() }
  func items(containing words: String = "") -> [Int] { walk.items(containing: words) }
  func escape() -> Walk.Escape { walk.escape() }
  func search(_ words: String) -> Bool { walk.search(words) }
  func readAll() -> [Utterance] { walk.readAll() }
}
