public import A11yCore

/// Several elements have the same identifier.
public struct DuplicateIdentifier: TreeRule {
  public static let info = RuleInfo(
    id: "duplicate-identifier",
    summary: "Several elements have the same identifier",
    family: .integrity,
    severity: .notice,
    why: "UI tests find only the first of several elements with the same identifier, so the others are never tested.",
    fix: "Give each element its own identifier; repeat one only in the rows of a list.",
    reviewQuestion: "are they rows of one list?",
    examples: examples
  )

  public init() {}

  /// This many of a kind are a list, in any container.
  private static let many = 3

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter { element in
      element.control.identifier.map { !$0.isEmpty && isChosen($0, element) } ?? false
    }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    // Most identifiers are unique, and their keys show it without a table of strings.
    let groups = subjects.grouped(
      key: { SpokenText.soundKey($0.control.identifier ?? "") }, by: { $0.control.identifier })
    return RuleResult(groups.compactMap(judge))
  }

  /// Images bear the names of their files, and dumps repeat a label as an identifier.
  private func isChosen(_ identifier: String, _ element: Element) -> Bool {
    if element.role == .image { return false }
    return element.derivesFromClass || identifier != element.control.label
  }

  /// - Parameter group: elements with the same identifier.
  private func judge(_ group: [Element]) -> Violation? {
    guard let first = group.first, let identifier = first.control.identifier, !areRows(group) else { return nil }
    let others = group.count - 1
    let found = others == 1 ? "1 other element has" : "\(others) other elements have"
    return Violation(
      first, "has the identifier \(identifier.quoted()), which \(found), too",
      measured: "\(group.count) elements",
      // Without the hierarchy, each may be in a row of its own.
      restsOn: [.hierarchy], related: Array(group.dropFirst()))
  }

  /// Each in a row of its own, or many of one kind.
  private func areRows(_ group: [Element]) -> Bool {
    var rows: Set<Int> = []
    let areInRows = group.allSatisfy { element in
      let row = element.role?.isRow == true ? element : element.row
      return row.map { rows.insert($0.index).inserted } ?? false
    }
    if areInRows { return true }
    let kinds = Set(group.map { $0.control.className ?? $0.role?.rawValue ?? "" })
    return group.count >= Self.many && kinds.count == 1
  }
}

extension DuplicateIdentifier {
  static let examples: [Example] = [
    .fails(
      "two buttons with the same identifier",
      """
      ✗ UIButton "A" identifier=submit frame=20,100,48,48
      UIButton "B" identifier=submit frame=80,100,48,48
      """),
    .passes(
      "buttons with different identifiers",
      """
      UIButton "A" identifier=a frame=20,100,48,48
      UIButton "B" identifier=b frame=80,100,48,48
      """),
    .passes(
      "table cells with the same identifier",
      """
      UITableView frame=0,100,390,300
        UITableViewCell identifier=row frame=0,100,390,50
          UIButton "A" identifier=buy frame=300,100,48,48
        UITableViewCell identifier=row frame=0,150,390,50
          UIButton "B" identifier=buy frame=300,150,48,48
      """),
  ]
}
