/// What is accepted on one screen, and whether there was anything to accept.
struct Suppressions {
  private struct Key: Hashable {
    var rule: String
    var control: Int
  }

  /// In tree order, as the description lists them.
  private var all: [Suppression] = []
  private var matched: Set<Key> = []
  private var known: Set<Key> = []

  /// Those the description states itself (`a11y-audit:ignore`).
  init(_ screen: Exposure) {
    for index in screen.screen.controls.indices {
      let element = screen[index]
      guard element.hasStructure else { continue }
      for stated in element.structure.suppressions {
        add(
          Suppression(rule: stated.rule, control: index, reason: stated.reason, location: element.control.location))
      }
    }
  }

  mutating func add(_ suppression: Suppression) {
    all.append(suppression)
    known.insert(Key(rule: suppression.rule, control: suppression.control))
  }

  /// Whether a problem is accepted. One that is has been matched, reported or not.
  mutating func accept(_ problem: Problem, of rule: String) -> Bool {
    guard !all.isEmpty else { return false }
    let key = Key(rule: rule, control: problem.control ?? 0)
    guard known.contains(key) else { return false }
    matched.insert(key)
    return true
  }

  /// Those that matched nothing although nothing kept their rule from speaking.
  ///
  /// - Parameter silent: the rules that did not run, or could not judge for want of facts.
  func unmatched(exceptOf silent: (String) -> Bool) -> [Suppression] {
    all.filter { !matched.contains(Key(rule: $0.rule, control: $0.control)) && !silent($0.rule) }
  }
}
