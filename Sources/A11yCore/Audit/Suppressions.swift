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
  /// Those that hold no longer, or never do.
  private var ended: [Int: SuppressionFault] = [:]

  /// Those the description states itself (`a11y-audit:ignore`).
  ///
  /// - Parameter today: nil where nothing ends.
  init(_ tree: AccessibilityTree, today: Day? = nil) {
    for index in tree.screen.controls.indices {
      let element = tree[index]
      guard element.hasStructure else { continue }
      for stated in element.structure.suppressions {
        let suppression = Suppression(
          rule: stated.rule, control: index, reason: stated.reason, until: stated.until,
          location: element.control.location)
        if let fault = suppression.end(by: today) {
          ended[all.count] = fault
          all.append(suppression)
        } else {
          add(suppression)
        }
      }
    }
  }

  mutating func add(_ suppression: Suppression) {
    if suppression.isRecursive { recursive[suppression.rule, default: []].append(all.count) }
    byControl[Key(rule: suppression.rule, control: suppression.control), default: []].append(all.count)
    all.append(suppression)
  }

  /// The suppression that accepts a problem. All that do have been matched, whether or not it is reported.
  mutating func accept(_ violation: Violation, of rule: String, on tree: AccessibilityTree) -> Suppression? {
    guard !all.isEmpty else { return nil }
    let control = violation.control ?? 0
    var accepting = byControl[Key(rule: rule, control: control)] ?? []
    accepting += (recursive[rule] ?? []).filter { tree.screen.isAncestor(all[$0].control, of: control) }
    matched.formUnion(accepting)
    return accepting.first.map { all[$0] }
  }

  /// What is the matter with those that the description states. Those that stand outside may have their match on another
  /// screen, and are for the caller to judge.
  ///
  /// - Parameter silent: the rules that did not run, or could not judge for want of facts.
  func faulty(exceptOf silent: (String) -> Bool) -> [(suppression: Suppression, fault: SuppressionFault)] {
    all.indices.compactMap { index in
      let suppression = all[index]
      guard suppression.entry == nil else { return nil }
      if let fault = ended[index] { return (suppression, fault) }
      if !matched.contains(index), !silent(suppression.rule) { return (suppression, .unmatched) }
      return suppression.isExplained ? nil : (suppression, .unexplained)
    }
  }

  var matchedEntries: Set<Int> { Set(matched.compactMap { all[$0].entry }) }
}
