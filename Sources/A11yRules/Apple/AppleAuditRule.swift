import A11yCore

/// A rule that passes on what Apple's accessibility audit of the running app reported.
///
/// Warnings at most: the audit looks at a running app and has its own false alarms, and a team that wants its tests to fail has
/// that from the audit already. A certain finding of another rule about the same control says more, and is reported instead.
protocol AppleAuditRule: ScreenRule {
  static var check: AuditIssue.Check { get }

  /// Refines the violation of an issue.
  func graded(_ violation: Violation, of issue: AuditIssue) -> Violation
}

extension AppleAuditRule {
  public func appliesTo(_ tree: AccessibilityTree) -> Bool { tree.screen.hasAuditIssues }

  func graded(_ violation: Violation, of issue: AuditIssue) -> Violation { violation }

  public func violations(in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    for index in tree.screen.controls.indices where tree.screen.controls[index].hasStructure {
      for issue in tree.screen.controls[index].structure.auditIssues where issue.check == Self.check {
        result.add(graded(violation(of: issue, on: tree[index]), of: issue))
      }
    }
    return result
  }

  private func violation(of issue: AuditIssue, on element: Element) -> Violation {
    let words = issue.message.map { " (\($0.excerpt(limit: 120)))" } ?? ""
    let place = issue.frame.map { " at \($0.description)" } ?? ""
    // The root stands for the screen, unless it is the one control that there is.
    let isOfScreen = element.index == 0 && (issue.frame != nil || !element.isElement)
    return Violation(
      isOfScreen ? nil : element, "fails Apple's accessibility audit\(place): \(Self.words)\(words)")
  }

  private static var words: String {
    switch check {
    case .contrast: "contrast"
    case .hitRegion: "hit region"
    case .elementDescription: "element description"
    case .elementDetection: "element detection"
    case .dynamicType: "Dynamic Type"
    case .textClipped: "clipped text"
    case .trait: "traits"
    case .other: "another check"
    }
  }
}
