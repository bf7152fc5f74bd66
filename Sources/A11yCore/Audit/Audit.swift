import A11yPlatform
internal import Synchronization

/// Runs rules over screens: attaches what is stated once, drops what another rule says better, counts what could not
/// be checked, and puts everything in a stable order.
public struct Audit: Sendable {
  /// What a rule said of a screen.
  private typealias Answer = (info: RuleInfo, violations: [Violation])

  public var rules: [any Rule<AccessibilityTree>]
  /// By rule: the severity somebody chose in place of the rule's own.
  public var severities: [String: Severity] = [:]

  /// The day by which suppressions end; nil where none does.
  public var today: Day?

  /// How many threads share the rules of a large screen. The result is the same for any number.
  public var threads = 1

  public init(rules: [any Rule<AccessibilityTree>]) { self.rules = rules }

  /// Audits one screen of a file.
  ///
  /// - Parameter accepting: what is accepted beyond what the description says itself.
  public func run(_ tree: AccessibilityTree, file: FilePath, accepting: [Suppression] = []) -> AuditResult {
    var result = AuditResult(controls: tree.screen.describedCount, screens: 1, skipped: tree.skipped)
    result.elements = tree.elements.count
    result.omissions = tree.screen.omissions(file: file)
    var answers: [Answer] = []
    for (rule, answer) in zip(rules, results(on: tree)) {
      let info = rule.info
      if !answer.notChecked.isEmpty { result.notChecked[info.id] = answer.notChecked }
      if !answer.violations.isEmpty { answers.append((info, answer.violations)) }
    }
    var suppressions = Suppressions(tree, today: today)
    for suppression in accepting { suppressions.add(suppression) }
    add(answers, on: tree, file: file, &suppressions, to: &result)
    let late = lateAnswers(on: tree, suppressions, result)
    add(late, on: tree, file: file, &suppressions, to: &result)
    result.matchedEntries = suppressions.matchedEntries
    result.findings.sort(by: Self.precedes)
    return result
  }

  /// The verdict of each rule.
  private func results(on tree: AccessibilityTree) -> [RuleResult] {
    let panel = RuleRunner(rules)
    // Rules look at what is seen as well, which may be more than what is met.
    let threads = max(tree.audited.count, tree.seenIndices.count) < Self.worthThreads ? 1 : threads
    if threads == 1 || panel.tasks == 1 { return panel.results(on: tree) }
    // Each thread has an exposure of its own: counting the references to a common one would cost more than is won.
    let copies = (0..<threads).map { $0 == 0 ? tree : AccessibilityTree(copying: tree) }
    let answers = Mutex([[Int: RuleResult]](repeating: [:], count: panel.tasks))
    Threads.run(panel.tasks, on: threads) { task, thread in
      let answer = panel.answer(task, on: copies[thread])
      answers.withLock { $0[task] = answer }
    }
    var results = [RuleResult](repeating: [], count: rules.count)
    for answer in answers.withLock(\.self) {
      for (index, result) in answer { results[index] = result }
    }
    return results
  }

  /// A thread takes longer to start than a smaller screen to judge.
  private static let worthThreads = 5000

  private func add(
    _ answers: [Answer], on tree: AccessibilityTree, file: FilePath, _ suppressions: inout Suppressions,
    to result: inout AuditResult
  ) {
    guard !answers.isEmpty else { return }
    let spoken = spokenRules(answers)
    var paths = ControlPaths(tree)
    for (info, violations) in answers {
      for violation in violations {
        let suppression = suppressions.accept(violation, of: info.id, on: tree)
        if isSuperseded(violation, by: info, spoken) { continue }
        let finding = finding(violation, by: info, on: tree, &paths, file: file)
        if let suppression {
          result.accept(finding, because: suppression.reason, inSource: suppression.entry == nil)
        } else {
          result.findings.append(finding)
        }
      }
    }
  }

  /// What the rules say that are about suppressions.
  private func lateAnswers(on tree: AccessibilityTree, _ suppressions: Suppressions, _ result: AuditResult) -> [Answer]
  {
    let ran = Set(rules.map(\.info.id))
    return rules.compactMap { rule in
      guard let rule = rule as? any SuppressionRule else { return nil }
      let known = Set(rule.knownRules)
      let faulty = suppressions.faulty { id in
        // Its own are settled by what it is about to say.
        id == rule.info.id || result.notChecked[id] != nil || known.contains(id) && !ran.contains(id)
      }
      let violations = faulty.isEmpty ? [] : rule.check(tree, faulty: faulty)
      return violations.isEmpty ? nil : (rule.info, violations)
    }
  }

  /// The rules that speak of each control, and what they say: `fail` where they say both.
  private func spokenRules(_ answers: [Answer]) -> [Int: [String: Outcome]] {
    let dominating = Set(rules.flatMap(\.info.supersededBy))
    var spoken: [Int: [String: Outcome]] = [:]
    for (info, violations) in answers where dominating.contains(info.id) {
      for violation in violations {
        let earlier = spoken[violation.control ?? -1]?[info.id]
        spoken[violation.control ?? -1, default: [:]][info.id] = earlier == .fail ? .fail : violation.outcome
      }
    }
    return spoken
  }

  /// Another rule names the cause better. What is certain is not silenced by what a person has yet to look at.
  private func isSuperseded(_ violation: Violation, by info: RuleInfo, _ spoken: [Int: [String: Outcome]]) -> Bool {
    guard let others = spoken[violation.control ?? -1] else { return false }
    return info.supersededBy.contains { others[$0] == .fail || others[$0] == .review && violation.outcome == .review }
  }

  private func finding(
    _ violation: Violation, by info: RuleInfo, on tree: AccessibilityTree, _ paths: inout ControlPaths, file: FilePath
  ) -> Finding {
    let element = violation.control.map { tree[$0] }
    let subject = element.map { Finding.Subject($0, path: paths.path(to: $0)) }
    let related = violation.related.map { index in
      Finding.Related(
        subject: Finding.Subject(tree[index], path: paths.path(to: tree[index])),
        location: tree[index].control.location)
    }
    var found = Finding(
      rule: info.id, severity: severities[info.id] ?? violation.severity(of: info.severity), outcome: violation.outcome,
      screen: tree.screen.name, file: file,
      location: violation.location ?? element?.control.location ?? tree.location,
      subject: subject ?? Finding.Subject(screen: tree.screen),
      message: violation.sentence, measured: violation.measured,
      required: violation.required,
      fix: violation.fix ?? info.fix, criteria: info.criteria,
      related: related)
    found.screenLocation = tree.location
    let place = "\(file):\(tree.location.line):\(tree.location.column)"
    // What is wrong with a screen as a whole is mended there.
    found.component =
      violation.cause.map { "cause \(file) \($0)" } ?? element.map { paths.component(of: $0, on: place) } ?? place
    return found
  }

  /// By file, line, column, then rule; the message and the path decide between equals, so that no order is left to
  /// chance.
  static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.location != b.location { return a.location < b.location }
    return (a.rule, a.message, a.subject.path) < (b.rule, b.message, b.subject.path)
  }
}

extension Screen {
  fileprivate func omissions(file: FilePath) -> [AuditResult.Omission] {
    notes.filter { $0.kind == .incomplete }.map {
      AuditResult.Omission(file: file, location: $0.location, message: $0.message)
    }
  }
}

extension AccessibilityTree {
  fileprivate var location: SourceLocation {
    screen.controls.first?.location ?? SourceLocation(line: 1, column: 1)
  }
}
