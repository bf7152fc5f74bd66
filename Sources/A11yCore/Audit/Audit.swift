/// Turns what rules find in a subject, a screen or a Swift file, into findings: decides how certain each violation is,
/// drops what another rule says better, applies suppressions, reports the unused ones, and sorts.
public struct Audit<Subject>: Sendable {
  public let rules: [any Rule<Subject>]
  /// Of the rules.
  public let ids: Set<String>
  /// By rule: the severity chosen in the configuration in place of the rule's own.
  public var severities: [String: Severity] = [:]

  /// Whether a violation's grade changes the severity of its rule.
  public var usesGrades = true

  /// The day by which suppressions end; nil where none does.
  public var today: Day?

  /// How many threads share the rules of a large screen. The result is the same for any number.
  public var threads = 1

  /// Of the rules. To ask a rule for its info copies it.
  package let infos: [RuleInfo]
  private let suppressionRules: [any SuppressionRule<Subject>]
  /// The rules that another one yields to.
  private let superseding: Set<String>
  /// By rule: the rules that answer its questions.
  private let settlers: [String: [String]]

  public init(rules: [any Rule<Subject>]) {
    self.rules = rules
    infos = rules.map { $0.info }
    ids = Set(infos.map(\.id))
    suppressionRules = rules.compactMap { $0.suppressionRule }
    var settlers: [String: [String]] = [:]
    for info in infos { for id in info.settles { settlers[id, default: []].append(info.id) } }
    self.settlers = settlers
    superseding = Set(infos.flatMap(\.supersededBy)).union(settlers.values.joined())
  }
}

extension Audit where Subject: AuditSubject {
  /// What a rule said of the subject.
  private typealias Answer = (info: RuleInfo, violations: [Violation])

  /// The outcomes of the rules that speak of each place: `fail` for a rule that has both.
  private typealias Spoken = [Subject.Place: [String: Outcome]]

  private typealias Describer = (inout Finding, Violation) -> Void

  /// The result for one subject.
  ///
  /// - Parameters:
  ///   - results: of each rule, checked.
  ///   - accepting: what is accepted outside the subject.
  package func result(
    of results: [RuleResult], on subject: Subject, file: FilePath, accepting: [Suppression]
  ) -> AuditResult {
    var result = subject.inventory(file: file)
    var answers: [Answer] = []
    for (number, found) in results.enumerated() {
      if !found.notChecked.isEmpty { result.notChecked[infos[number].id] = found.notChecked }
      result.settledInCode += found.settledInCode
      if !found.violations.isEmpty { answers.append((infos[number], found.violations)) }
    }
    var suppressions = Suppressions(stated: subject.suppressions, accepted: accepting, today: today)
    let describe = subject.describer(file: file)
    add(answers, on: subject, file: file, describe, &suppressions, to: &result)
    // What accepts nothing is known after all others have been accepted.
    let late = answersAboutSuppressions(suppressions, on: subject, result)
    add(late, on: subject, file: file, describe, &suppressions, to: &result)
    result.matchedEntries = suppressions.matchedEntries
    result.findings.sort(by: Finding.precedes)
    return result
  }

  private func add(
    _ answers: [Answer], on subject: Subject, file: FilePath, _ describe: Describer,
    _ suppressions: inout Suppressions, to result: inout AuditResult
  ) {
    guard !answers.isEmpty else { return }
    let spoken = spoken(in: answers, on: subject)
    let obscured = Set(answers.flatMap { $0.violations.filter(\.obscures).map(subject.place) })
    for (info, violations) in answers {
      let accepting = suppressions.match(info.id) { violations.flatMap(subject.positions) }
      for violation in violations where !isSuperseded(violation, by: info, spoken, on: subject) {
        if !obscured.isEmpty, info.family != .integrity, subject.isObscured(violation, at: obscured) { continue }
        var finding = finding(violation, by: info, on: subject, file: file)
        finding.repair = violation.repair
        describe(&finding, violation)
        let matching = suppressions.match(finding)
        if let suppression = subject.positions(of: violation).lazy.compactMap({ accepting[$0] }).first ?? matching {
          result.accept(finding, because: suppression.reason, inSource: suppression.entry == nil)
        } else {
          result.findings.append(finding)
        }
      }
    }
  }

  private func answersAboutSuppressions(
    _ suppressions: Suppressions, on subject: Subject, _ result: AuditResult
  ) -> [Answer] {
    suppressionRules.compactMap { rule in
      let info = rule.info
      let known = rule.knownRules
      let faulty = suppressions.faulty { id in
        // Those of the rule itself are settled by what it is about to say.
        id == info.id || result.notChecked[id] != nil || known.contains(id) && !ids.contains(id)
      }
      guard !faulty.isEmpty else { return nil }
      let violations = rule.check(subject, faulty: faulty).compactMap { $0.judged(by: info, on: subject) }
      return violations.isEmpty ? nil : (info, violations)
    }
  }

  private func spoken(in answers: [Answer], on subject: Subject) -> Spoken {
    var spoken: Spoken = [:]
    for (info, violations) in answers where superseding.contains(info.id) {
      for violation in violations {
        let place = subject.place(of: violation)
        let earlier = spoken[place]?[info.id]
        spoken[place, default: [:]][info.id] = earlier == .fail ? .fail : violation.outcome
      }
    }
    return spoken
  }

  /// Another rule names the cause better. What is certain is not suppressed by what a person has yet to look at.
  private func isSuperseded(
    _ violation: Violation, by info: RuleInfo, _ spoken: Spoken, on subject: Subject
  ) -> Bool {
    let settlers = violation.outcome == .review ? settlers[info.id] ?? [] : []
    guard !info.supersededBy.isEmpty || !settlers.isEmpty, let others = spoken[subject.place(of: violation)] else {
      return false
    }
    if settlers.contains(where: { others[$0] == .fail }) { return true }
    return info.supersededBy.contains { others[$0] == .fail || others[$0] == .review && violation.outcome == .review }
  }

  private func severity(of violation: Violation, by info: RuleInfo) -> Severity {
    severities[info.id]
      ?? (usesGrades || violation.grade == .remark ? violation.grade.severity(of: info.severity) : info.severity)
  }

  /// The finding without what only the subject can tell.
  private func finding(_ violation: Violation, by info: RuleInfo, on subject: Subject, file: FilePath) -> Finding {
    Finding(
      rule: info.id, severity: severity(of: violation, by: info), outcome: violation.outcome,
      screen: nil, file: file, location: violation.location ?? SourceLocation(line: 1, column: 1),
      subject: violation.subject ?? Finding.Subject(path: ""), message: violation.sentence,
      measured: violation.measured, required: violation.required, fix: subject.fix(of: violation, by: info),
      criteria: info.criteria)
  }
}

extension Finding {
  /// By file, line, column, then rule; the message and the path decide between equals, so that no order is left to
  /// chance.
  static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.location != b.location { return a.location < b.location }
    return (a.rule, a.message, a.subject.path) < (b.rule, b.message, b.subject.path)
  }
}
