/// What is accepted on one screen, and whether there was anything to accept.
struct Suppressions {
  private struct Key: Hashable {
    var rule: String
    var control: Int
  }

  /// In tree order, as the description lists them; then those that stand elsewhere.
  private var all: [Suppression] = []
  private var byControl: [Key: [Int]] = [:]
  /// By rule: those that hold for what a control contains, too.
  private var recursive: [String: [Int]] = [:]
  private var matched: Set<Int> = []

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
    if suppression.isRecursive { recursive[suppression.rule, default: []].append(all.count) }
    byControl[Key(rule: suppression.rule, control: suppression.control), default: []].append(all.count)
    all.append(suppression)
  }

  /// Whether a problem is accepted. One that is has been matched, reported or not.
  mutating func accept(_ problem: Problem, of rule: String, on screen: Exposure) -> Bool {
    guard !all.isEmpty else { return false }
    let control = problem.control ?? 0
    var accepting = byControl[Key(rule: rule, control: control)] ?? []
    accepting += (recursive[rule] ?? []).filter { screen.screen.isAncestor(all[$0].control, of: control) }
    matched.formUnion(accepting)
    return !accepting.isEmpty
  }

  /// Those that matched nothing although nothing kept their rule from speaking. Those that stand outside the description
  /// may have their match on another screen, and are for the caller to count.
  ///
  /// - Parameter silent: the rules that did not run, or could not judge for want of facts.
  func unmatched(exceptOf silent: (String) -> Bool) -> [Suppression] {
    all.indices.filter { !matched.contains($0) && all[$0].entry == nil && !silent(all[$0].rule) }.map { all[$0] }
  }

  var matchedEntries: Set<Int> { Set(matched.compactMap { all[$0].entry }) }
}
