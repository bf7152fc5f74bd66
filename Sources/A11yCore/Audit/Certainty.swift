/// Decides how certain a violation is. Nothing else does: rules state violations as if every fact were certain.
extension Violation {
  /// The same with its outcome, and with the question that a person is to answer if it needs review.
  ///
  /// The weakest evidence among the facts that the violation rests on decides.
  package func judged(by info: RuleInfo, on tree: AccessibilityTree) -> Violation {
    var violation = self
    if self.isInferred {
      violation.decided = .review
      violation.reviewQuestion = self.reviewQuestion ?? info.reviewQuestion
    } else if let weakest = weakestEvidence(self.restsOn ?? info.restsOn, on: tree), weakest.evidence < .declared {
      violation.decided = .review
      violation.reviewQuestion =
        self.reviewQuestion ?? weakest.evidence.question(about: weakest.fact, of: weakest.element) ?? info
        .reviewQuestion
        ?? "is its \(weakest.fact.noun) as described?"
    }
    return violation
  }

  private typealias Weakest = (evidence: Evidence, fact: Fact, element: Element)

  private func weakestEvidence(_ facts: [Fact], on tree: AccessibilityTree) -> Weakest? {
    // A screen as a whole is described by its root.
    guard !facts.isEmpty, tree.screen.controls.indices.contains(self.control ?? 0) else { return nil }
    var weakest: Weakest?
    for index in [self.control ?? 0] + self.witnesses {
      let element = tree[index]
      for fact in facts {
        let evidence = element.evidence(for: fact)
        if evidence < weakest?.evidence ?? .declared { weakest = (evidence, fact, element) }
      }
    }
    return weakest
  }

  /// The message, and behind it the question if a person is to decide.
  package var sentence: String {
    guard outcome == .review, let question = self.reviewQuestion else { return self.message }
    return "\(self.message): \(question)"
  }

  /// The severity of a rule's violation of this grade.
  package func severity(of rule: Severity) -> Severity {
    switch (self.grade, rule) {
    case (.full, _): rule
    case (.minor, .error): .warning
    case (.minor, .warning), (.minor, .notice): .notice
    case (.severe, .notice): .warning
    case (.severe, .warning), (.severe, .error): .error
    }
  }
}
