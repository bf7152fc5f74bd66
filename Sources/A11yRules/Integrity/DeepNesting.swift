import A11yCore

struct DeepNesting: ScreenRule {
  static let info = RuleInfo(
    id: "deep-nesting",
    summary: "Containers that assistive technology knows are nested deeply",
    family: .integrity,
    severity: .notice,
    isOptIn: true,
    needs: [.hierarchy],
    why: """
      People who move by containers or by groups of switches must enter one after the other \
      before they meet anything.
      """,
    fix: "Flatten the containers: group only what a person would call one thing.",
    examples: [
      .fails("nine lists in each other", nested(9, marked: true)),
      .passes("eight", nested(8, marked: false)),
      .passes("views, which nobody meets", nested(12, "view UIView", marked: false)),
    ]
  )

  static let settings: [RuleSetting<Self>] = [
    .count("maximum", \.maximum, in: 1...1000, "how deeply containers may be nested")
  ]

  var maximum = 8

  func appliesTo(_ tree: AccessibilityTree) -> Bool { !tree.screen.controls.isEmpty }

  func violations(in tree: AccessibilityTree) -> RuleResult {
    var violations: [Violation] = []
    var depths = Array(repeating: Int32(0), count: tree.screen.controls.count)
    for index in tree.screen.controls.indices {
      let above = tree.screen.parent(of: index).map { depths[$0] } ?? 0
      let element = tree[index]
      let isContainer = element.reach == .container && isKnown(element)
      depths[index] = above + (isContainer ? 1 : 0)
      if isContainer, Int(above) == maximum {
        violations.append(
          Violation(
            element, "is nested in \(maximum) containers", measured: "\(maximum + 1) levels",
            required: "at most \(maximum) levels"))
      }
    }
    return RuleResult(violations)
  }

  /// Assistive technology tells people that they enter it, or keeps together what it holds.
  private func isKnown(_ element: Element) -> Bool {
    if element.control.groupsChildren == true { return true }
    if element.hasStructure, let container = element.structure.container, container != .none { return true }
    switch element.role {
    case .window, .group, nil: return false
    case let role?: return role.isContainer || role == .cell
    }
  }

  /// An example of containers in each other; the innermost is marked.
  private static func nested(_ depth: Int, _ word: String = "list", marked: Bool) -> String {
    var lines = (0..<depth).map { String(repeating: "  ", count: $0) + word }
    if marked { lines[depth - 1] = String(repeating: "  ", count: depth - 1) + "✗ " + word }
    lines.append(String(repeating: "  ", count: depth) + #"text "Milk""#)
    return lines.joined(separator: "\n")
  }
}
