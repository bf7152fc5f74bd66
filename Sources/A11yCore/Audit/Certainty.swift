/// What the evidence makes of a violation.
package enum Certainty: Equatable {
  case certain
  /// Code that was read leaves the facts as they are. The words follow the message.
  case confirmed(String, at: CodeSite?)
  /// A person has to answer the question, which may be about a line of code.
  case open(String, at: CodeSite? = nil)
  /// Code that was read sets one of the facts to something else, so that there is no violation.
  case settledInCode
  /// Too little is known of a fact for a question about so small a violation.
  case notChecked(Fact)
}

/// Decides how certain a violation is. Nothing else does: rules state violations as if every fact were certain.
extension Violation {
  /// The same with its outcome, and with the question that a person is to answer if it needs review. Nil if code that was
  /// read sets one of the facts to something else.
  package func judged(by info: RuleInfo, on subject: some AuditSubject) -> Violation? {
    judged(as: subject.certainty(of: self, by: info), by: info)
  }

  fileprivate func judged(as certainty: Certainty, by info: RuleInfo) -> Violation? {
    var violation = self
    switch certainty {
    case .settledInCode, .notChecked: return nil
    case .certain, .confirmed, .open: break
    }
    if self.isInferred {
      violation.decided = .review
      violation.reviewQuestion = self.reviewQuestion ?? info.reviewQuestion
      return violation
    }
    switch certainty {
    case .open(let question, let site):
      violation.decided = .review
      violation.reviewQuestion = question
      violation.codeSite = site
    case .confirmed(let words, let site):
      violation.message += "; \(words)"
      violation.codeSite = site
    case .certain, .settledInCode, .notChecked: break
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
    result.violations = []
    for violation in violations {
      let certainty = subject.certainty(of: violation, by: info)
      switch certainty {
      case .settledInCode: result.noteSettledInCode()
      case .notChecked(let fact): result.leaveOut(without: fact)
      case .certain, .confirmed, .open: result.add(violation.judged(as: certainty, by: info))
      }
    }
    result.shareQuestions()
    return result
  }

  /// Of questions with one answer the first remains, which names the other places.
  private mutating func shareQuestions() {
    guard violations.contains(where: { $0.sharesQuestion && $0.outcome == .review }) else { return }
    var first: [String: Int] = [:]
    var remaining: [Violation] = []
    for violation in violations {
      guard violation.sharesQuestion, violation.outcome == .review, let control = violation.control else {
        remaining.append(violation)
        continue
      }
      if let index = first[violation.sentence] {
        remaining[index].related.append(control)
      } else {
        first[violation.sentence] = remaining.count
        remaining.append(violation)
      }
    }
    violations = remaining
  }
}

extension Rule where Subject: AuditSubject {
  /// What the rule finds, with the outcome of each violation.
  package func audit(_ subject: Subject) -> RuleResult { check(subject).judged(by: info, on: subject) }
}

extension AccessibilityTree {
  /// The weakest evidence among the facts that the violation rests on decides.
  package func certainty(of violation: Violation, by info: RuleInfo) -> Certainty {
    let facts = violation.restsOn ?? info.restsOn
    guard let weakest = weakestEvidence(facts, of: violation) else { return confirmation(facts, of: violation) }
    if weakest.evidence == .settled { return .settledInCode }
    // Code that lists a view's elements leaves out texts that other elements say.
    let isLeftOut = weakest.fact == .exposure && weakest.evidence == .code && weakest.element.role == .text
    if isLeftOut || !violation.isWorthAQuestion { return .notChecked(weakest.fact.counted) }
    let fromCode = weakest.evidence == .code ? weakest.evidence.question(about: weakest.fact, of: weakest.element) : nil
    return .open(
      fromCode ?? violation.reviewQuestion ?? weakest.evidence.question(about: weakest.fact, of: weakest.element)
        ?? info.reviewQuestion ?? "is its \(weakest.fact.noun) as described?",
      at: weakest.evidence == .code ? weakest.element.codeSettlement(of: weakest.fact)?.site : nil)
  }

  /// What the code says of the first of the facts that code could set.
  private func confirmation(_ facts: [Fact], of violation: Violation) -> Certainty {
    guard !screen.code.isEmpty, let control = violation.control else { return .certain }
    for index in [control] + violation.witnesses {
      for fact in facts {
        if let found = self[index].confirmation(of: fact) { return .confirmed(found.words, at: found.site) }
      }
    }
    return .certain
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
