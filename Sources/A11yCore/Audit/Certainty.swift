/// What the evidence makes of a violation.
package enum Certainty: Equatable {
  case certain
  /// A person has to answer the question.
  case open(String)
  /// Code that was read sets one of the facts to something else, so that there is no violation.
  case settledInCode
}

/// Decides how certain a violation is. Nothing else does: rules state violations as if every fact were certain.
extension Violation {
  /// The same with its outcome, and with the question that a person is to answer if it needs review. Nil if code that was
  /// read sets one of the facts to something else.
  package func judged(by info: RuleInfo, on subject: some AuditSubject) -> Violation? {
    let certainty = subject.certainty(of: self, by: info)
    if certainty == .settledInCode { return nil }
    var violation = self
    if self.isInferred {
      violation.decided = .review
      violation.reviewQuestion = self.reviewQuestion ?? info.reviewQuestion
    } else if case .open(let question) = certainty {
      violation.decided = .review
      violation.reviewQuestion = question
    }
    return violation
  }

  /// The message, and behind it the question if a person is to decide.
  package var sentence: String {
    guard outcome == .review, let question = self.reviewQuestion else { return self.message }
    return "\(self.message): \(question)"
  }
}

extension Violation.Grade {
  /// The severity of a rule's violation of this grade.
  package func severity(of rule: Severity) -> Severity {
    switch (self, rule) {
    case (.full, _): rule
    case (.remark, _): .notice
    case (.minor, .error): .warning
    case (.minor, .warning), (.minor, .notice): .notice
    case (.severe, .notice): .warning
    case (.severe, .warning), (.severe, .error): .error
    }
  }
}

extension RuleResult {
  package func judged(by info: RuleInfo, on subject: some AuditSubject) -> RuleResult {
    if violations.isEmpty { return self }
    var result = self
    result.violations = violations.compactMap { $0.judged(by: info, on: subject) }
    result.settledInCode = violations.count - result.violations.count
    return result
  }
}

extension Rule where Subject: AuditSubject {
  /// What the rule finds, with the outcome of each violation.
  package func audit(_ subject: Subject) -> RuleResult { check(subject).judged(by: info, on: subject) }
}

extension AccessibilityTree {
  /// The weakest evidence among the facts that the violation rests on decides.
  package func certainty(of violation: Violation, by info: RuleInfo) -> Certainty {
    guard let weakest = weakestEvidence(violation.restsOn ?? info.restsOn, of: violation) else { return .certain }
    if weakest.evidence == .settled { return .settledInCode }
    return .open(
      violation.reviewQuestion ?? weakest.evidence.question(about: weakest.fact, of: weakest.element)
        ?? info.reviewQuestion ?? "is its \(weakest.fact.noun) as described?")
  }

  private typealias Weakest = (evidence: Evidence, fact: Fact, element: Element)

  /// Nil if all facts are declared.
  private func weakestEvidence(_ facts: [Fact], of violation: Violation) -> Weakest? {
    // A screen as a whole is described by its root.
    let control = violation.control ?? 0
    guard !facts.isEmpty, screen.controls.indices.contains(control) else { return nil }
    var weakest: Weakest?
    for index in [control] + violation.witnesses {
      let element = self[index]
      for fact in facts {
        let evidence = element.evidence(for: fact)
        if evidence < weakest?.evidence ?? .declared { weakest = (evidence, fact, element) }
      }
    }
    return weakest
  }
}
