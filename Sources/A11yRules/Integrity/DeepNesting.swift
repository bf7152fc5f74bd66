public import A11yCore

/// Accessibility containers are nested too deeply.
public struct DeepNesting: ScreenRule {
  public static let info = RuleInfo(
    id: "deep-nesting",
    summary: "Accessibility containers are nested too deeply",
    family: .integrity,
    severity: .notice,
    isOptIn: true,
    needs: [.hierarchy],
    why: """
      People who navigate by containers or by Switch Control groups have to enter one after the other to reach an \
      element.
      """,
    fix: "Flatten the containers: group only parts that belong together.",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .count("maximum", \.maximum, in: 1...1000, "maximum depth of nested containers")
  ]

  /// The number of containers that may be nested.
  public var maximum = 8

  public init() {}

  public init(maximum: Int) { self.maximum = maximum }

  public func appliesTo(_ tree: AccessibilityTree) -> Bool { !tree.screen.controls.isEmpty }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
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
}

extension DeepNesting {
  static let examples: [Example] = [
    .fails(
      "nine nested lists",
      """
      list
        list
          list
            list
              list
                list
                  list
                    list
                      ✗ list
                        text "Milk"
      """),
    .passes(
      "eight nested lists",
      """
      list
        list
          list
            list
              list
                list
                  list
                    list
                      text "Milk"
      """),
  ]
}
