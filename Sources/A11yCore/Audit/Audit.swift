internal import Synchronization

/// Runs rules over screens: attaches what is stated once, drops what another rule says better, counts what could not
/// be checked, and puts everything in a stable order.
public struct Audit: Sendable {
  /// What a rule said of a screen.
  private typealias Answer = (info: RuleInfo, problems: [Problem])

  public var rules: [any Rule<Exposure>]
  /// By rule: the severity somebody chose in place of the rule's own.
  public var severities: [String: Severity] = [:]

  /// The day by which suppressions end; nil where none does.
  public var today: Day?

  /// How many threads share the rules of a large screen. The result is the same for any number.
  public var threads = 1

  public init(rules: [any Rule<Exposure>]) { self.rules = rules }

  /// Audits one screen of a file.
  ///
  /// - Parameter accepting: what is accepted beyond what the description says itself.
  public func run(_ screen: Exposure, file: FilePath, accepting: [Suppression] = []) -> AuditResult {
    var result = AuditResult(controls: screen.screen.describedCount, screens: 1, skipped: screen.skipped)
    result.elements = screen.elements.count
    result.omissions = screen.screen.omissions(file: file)
    var answers: [Answer] = []
    for (rule, verdict) in zip(rules, verdicts(on: screen)) {
      let info = rule.info
      let notChecked = verdict.notChecked.filter { $0.value > 0 }
      if !notChecked.isEmpty { result.notChecked[info.id] = notChecked }
      if !verdict.problems.isEmpty { answers.append((info, verdict.problems)) }
    }
    var suppressions = Suppressions(screen, today: today)
    for suppression in accepting { suppressions.add(suppression) }
    add(answers, on: screen, file: file, &suppressions, to: &result)
    let late = lateAnswers(on: screen, suppressions, result)
    add(late, on: screen, file: file, &suppressions, to: &result)
    result.matchedEntries = suppressions.matchedEntries
    result.findings.sort(by: Self.precedes)
    return result
  }

  /// The verdict of each rule.
  private func verdicts(on screen: Exposure) -> [Verdict] {
    let panel = Panel(rules)
    // Rules look at what is seen as well, which may be more than what is met.
    let threads = max(screen.judged.count, screen.seenIndices.count) < Self.worthThreads ? 1 : threads
    if threads == 1 || panel.tasks == 1 { return panel.verdicts(on: screen) }
    // Each thread has an exposure of its own: counting the references to a common one would cost more than is won.
    let copies = (0..<threads).map { $0 == 0 ? screen : Exposure(copying: screen) }
    let answers = Mutex([[Int: Verdict]](repeating: [:], count: panel.tasks))
    Threads.run(panel.tasks, on: threads) { task, thread in
      let answer = panel.answer(task, on: copies[thread])
      answers.withLock { $0[task] = answer }
    }
    var verdicts = [Verdict](repeating: [], count: rules.count)
    for answer in answers.withLock(\.self) {
      for (index, verdict) in answer { verdicts[index] = verdict }
    }
    return verdicts
  }

  /// A thread takes longer to start than a smaller screen to judge.
  private static let worthThreads = 5000

  private func add(
    _ answers: [Answer], on screen: Exposure, file: FilePath, _ suppressions: inout Suppressions,
    to result: inout AuditResult
  ) {
    guard !answers.isEmpty else { return }
    let spoken = spokenRules(answers)
    var paths = ControlPaths(screen)
    for (info, problems) in answers {
      for problem in problems {
        let suppression = suppressions.accept(problem, of: info.id, on: screen)
        if isOutspoken(problem, by: info, spoken) { continue }
        let finding = finding(problem, by: info, on: screen, &paths, file: file)
        if let suppression {
          result.accept(finding, because: suppression.reason, inSource: suppression.entry == nil)
        } else {
          result.findings.append(finding)
        }
      }
    }
  }

  /// What the rules say that are about suppressions.
  private func lateAnswers(on screen: Exposure, _ suppressions: Suppressions, _ result: AuditResult) -> [Answer] {
    let ran = Set(rules.map(\.info.id))
    return rules.compactMap { rule in
      guard let rule = rule as? any SuppressionRule else { return nil }
      let known = Set(rule.knownRules)
      let faulty = suppressions.faulty { id in
        // Its own are settled by what it is about to say.
        id == rule.info.id || result.notChecked[id] != nil || known.contains(id) && !ran.contains(id)
      }
      let problems = faulty.isEmpty ? [] : rule.check(screen, faulty: faulty)
      return problems.isEmpty ? nil : (rule.info, problems)
    }
  }

  /// The rules that speak of each control, and what they say: `fail` where they say both.
  private func spokenRules(_ answers: [Answer]) -> [Int: [String: Outcome]] {
    let dominating = Set(rules.flatMap(\.info.yieldsTo))
    var spoken: [Int: [String: Outcome]] = [:]
    for (info, problems) in answers where dominating.contains(info.id) {
      for problem in problems {
        let earlier = spoken[problem.control ?? -1]?[info.id]
        spoken[problem.control ?? -1, default: [:]][info.id] = earlier == .fail ? .fail : problem.outcome
      }
    }
    return spoken
  }

  /// Another rule names the cause better. What is certain is not silenced by what a person has yet to look at.
  private func isOutspoken(_ problem: Problem, by info: RuleInfo, _ spoken: [Int: [String: Outcome]]) -> Bool {
    guard let others = spoken[problem.control ?? -1] else { return false }
    return info.yieldsTo.contains { others[$0] == .fail || others[$0] == .review && problem.outcome == .review }
  }

  private func finding(
    _ problem: Problem, by info: RuleInfo, on screen: Exposure, _ paths: inout ControlPaths, file: FilePath
  ) -> Finding {
    let element = problem.control.map { screen[$0] }
    let subject = element.map { Finding.Subject($0, path: paths.path(to: $0)) }
    let related = problem.related.map { index in
      Finding.Related(
        subject: Finding.Subject(screen[index], path: paths.path(to: screen[index])),
        location: screen[index].control.location)
    }
    var found = Finding(
      rule: info.id, severity: severities[info.id] ?? problem.severity ?? info.severity, outcome: problem.outcome,
      screen: screen.screen.name, file: file,
      location: problem.location ?? element?.control.location ?? screen.location,
      subject: subject ?? Finding.Subject(screen: screen.screen),
      message: problem.message(asking: info.asks), measured: problem.measured, required: problem.required,
      fix: problem.fix ?? info.fix, criteria: info.criteria,
      related: related)
    found.screenLocation = screen.location
    let place = "\(file):\(screen.location.line):\(screen.location.column)"
    // What is wrong with a screen as a whole is mended there.
    found.component =
      problem.cause.map { "cause \(file) \($0)" } ?? element.map { paths.component(of: $0, on: place) } ?? place
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

extension Exposure {
  fileprivate var location: SourceLocation {
    screen.controls.first?.location ?? SourceLocation(line: 1, column: 1)
  }
}
