public import A11yCore

/// Runs rules over Swift files: attaches what is stated once, drops what another rule says better and what the author
/// accepts, and puts everything in a stable order.
public struct SourceAudit: Sendable {
  public let rules: [any Rule<SourceFile>]
  /// Of each rule: what it finds stands in the file whatever else does. Asking a rule for its kind takes as long as
  /// running it.
  private let areSettled: [Bool]
  /// Of the rules.
  public let ids: Set<String>
  /// By rule: the severity somebody chose in place of the rule's own.
  public var severities: [String: Severity] = [:]

  /// The day by which suppressions end; nil where none does.
  public var today: Day?

  public init(rules: [any Rule<SourceFile>], today: Day? = nil) {
    self.rules = rules
    areSettled = rules.map { $0 is any LocalSyntaxRule }
    ids = Set(rules.map { $0.info.id })
    self.today = today
  }

  /// What was found in a file, and what would mend it.
  public struct Answer: Sendable {
    public var result: AuditResult
    public var edits: [TextEdit]
  }

  /// What can be said of a file before the run has been read to its end.
  public struct FirstPass: Sendable {
    /// By rule; nil where the rule asked what only the whole run can tell.
    fileprivate var answers: [[Violation]?] = []
    /// Nothing is left to ask: the file can be judged at once.
    public fileprivate(set) var isWhole = true
  }

  /// - Parameter file: without an index.
  public func begin(_ file: SourceFile) -> FirstPass {
    var opening = FirstPass()
    if file.tree.isExempt { return opening }
    opening.isWhole = !file.trackingIndexAccess { file.controls.count }.hasAsked
    lazy var reach = Reach(file.tree)
    for rule in rules {
      let (violations, hasAsked) = file.trackingIndexAccess { judged(rule, file) }
      opening.answers.append(hasAsked ? nil : violations)
      // Only the run can tell whether somebody uses the code that a fault is in.
      let asksForUse = violations.contains { $0.outcome == .fail && place(of: $0, in: file).map(reach.asksRun) == true }
      if hasAsked || asksForUse { opening.isWhole = false }
    }
    return opening
  }

  /// - Parameters:
  ///   - opening: what was said of the file already.
  ///   - accepting: which entry, by its number, of those that the caller keeps accepts a finding, and why.
  public func run(
    _ file: SourceFile, since opening: FirstPass? = nil,
    accepting: (Finding) -> (entry: Int, reason: String)? = { _ in nil }
  ) -> Answer {
    var result = AuditResult()
    result.isOfSource = true
    if file.tree.isExempt {
      result.exempt = [file.path]
      result.close(file: file.path)
      return Answer(result: result, edits: [])
    }
    result.controls = file.controls.count
    result.omissions = file.omission.map { [$0] } ?? []
    var answers: [(info: RuleInfo, violation: Violation)] = []
    // Nothing was to be asked of the run.
    let isWhole = opening?.isWhole == true
    lazy var reach = Reach(file.tree)
    for (number, rule) in rules.enumerated() {
      let violations = opening?.answers[number] ?? judged(rule, file)
      if violations.isEmpty { continue }
      let info = rule.info
      answers += violations.map { violation in
        let violation = areSettled[number] ? violation : doubted(violation, in: file)
        // A comment is no code.
        if info.id == SuppressionComment.info.id { return (info, violation) }
        return (info, isWhole ? violation : questioned(violation, in: file, reach))
      }
    }
    var used: Set<Int> = []
    var accepted = SuppressionSearch(file.suppressions, lines: file.tree.lineStarts.count, on: today)
    var edits: [TextEdit] = []
    let spoken = Set(
      answers.map { Spoken(rule: $0.info.id, subject: $0.violation.subject?.className, place: $0.violation.location) })
    for (info, violation) in answers where !isSuperseded(violation, by: info, spoken) {
      let place = violation.location ?? Self.beginning
      if let index = accepted.index(accepting: info.id, at: place) {
        used.insert(index)
        result.accept(
          finding(violation, by: info, in: file), because: file.suppressions.all[index].reason, inSource: true)
        continue
      }
      let finding = finding(violation, by: info, in: file)
      if let (entry, reason) = accepting(finding) {
        result.matchedEntries.insert(entry)
        result.accept(finding, because: reason, inSource: false)
      } else {
        result.findings.append(finding)
        // What cannot be read whole is not mended by a machine.
        if file.tree.fault == nil { edits += violation.edits }
      }
    }
    reportUnused(file, used, &result)
    result.findings.sort { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
    result.close(file: file.path)
    return Answer(result: result, edits: edits)
  }

  /// What a rule finds, with the outcome of each violation: in source every fact is stated, and only what the rule
  /// infers needs a review.
  private func judged(_ rule: any Rule<SourceFile>, _ file: SourceFile) -> [Violation] {
    let info = rule.info
    return rule.check(file).violations.map { violation in
      var violation = violation
      violation.reviewQuestion = violation.reviewQuestion ?? info.reviewQuestion
      return violation
    }
  }

  /// A fault that something elsewhere would take back, where that may stand in what is not looked at: in what does not
  /// parse, of the file or of another part of the class, or in one of too many parts.
  private func doubted(_ violation: Violation, in file: SourceFile) -> Violation {
    guard violation.outcome == .fail else { return violation }
    var violation = violation
    if file.tree.fault != nil || isOfDamagedClass(violation, file) {
      violation.decided = .review
      violation.reviewQuestion = "is it settled in what does not parse?"
    } else if isInWideClass(violation, file) {
      violation.decided = .review
      violation.reviewQuestion = "is it settled in one of the many extensions of its class?"
    }
    return violation
  }

  private func isInWideClass(_ violation: Violation, _ file: SourceFile) -> Bool {
    guard let place = place(of: violation, in: file) else { return false }
    return ([place] + place.ancestors).contains { $0.kind == .type && file.index.hasTooManyParts($0.text) }
  }

  /// A fault in code that nobody may use.
  private func questioned(_ violation: Violation, in file: SourceFile, _ reach: @autoclosure () -> Reach) -> Violation {
    guard violation.outcome == .fail, let place = place(of: violation, in: file),
      reach().isLeftOver(place, in: file.index)
    else { return violation }
    var violation = violation
    violation.decided = .review
    violation.reviewQuestion = "is it used at all?"
    return violation
  }

  private func place(of violation: Violation, in file: SourceFile) -> Node? {
    violation.location.flatMap { file.tree.innermost(at: $0) }
  }

  private func isOfDamagedClass(_ violation: Violation, _ file: SourceFile) -> Bool {
    guard let name = violation.subject?.className, let facts = file.facts(of: name) else { return false }
    return facts.parts.contains { $0.tree.fault != nil }
  }

  private static let beginning = SourceLocation(line: 1, column: 1)

  private struct Spoken: Hashable {
    var rule: String
    var subject: String?
    var place: SourceLocation?
  }

  /// Another rule names the cause at the same place better.
  private func isSuperseded(_ violation: Violation, by info: RuleInfo, _ spoken: Set<Spoken>) -> Bool {
    info.supersededBy.contains {
      spoken.contains(Spoken(rule: $0, subject: violation.subject?.className, place: violation.location))
    }
  }

  /// A comment that accepts nothing is left over from something, and may hide the next fault; one whose day is past put
  /// a fault aside that somebody meant to come back to.
  private func reportUnused(_ file: SourceFile, _ used: Set<Int>, _ result: inout AuditResult) {
    guard !file.suppressions.all.isEmpty, let rule = rules.first(where: { $0.info.id == SuppressionComment.info.id })
    else { return }
    for (index, suppression) in file.suppressions.all.enumerated() where !used.contains(index) {
      let names = suppression.rules.joined(separator: ", ")
      let fault = suppression.end(by: today)
      // The rule says that itself: it needs no day for it.
      if fault == .noDay { continue }
      // A rule that did not run has had no say.
      guard fault != nil || suppression.rules.allSatisfy(ids.contains) else { continue }
      let message =
        fault?.message(of: names, until: suppression.until)
        ?? "accepts \(names.escapedForDisplay), which finds nothing there"
      let violation = Violation(SuppressionComment.subject, message, fix: fault?.fix, at: suppression.place)
      // What it accepts may stand in what does not parse; a day is past whatever stands there.
      result.findings.append(finding(fault == nil ? doubted(violation, in: file) : violation, by: rule.info, in: file))
    }
  }

  private func finding(_ violation: Violation, by info: RuleInfo, in file: SourceFile) -> Finding {
    let location = violation.location ?? Self.beginning
    var finding = Finding(
      rule: info.id, severity: severities[info.id] ?? violation.severity(of: info.severity), outcome: violation.outcome,
      screen: nil,
      file: file.path, location: location, subject: violation.subject ?? Finding.Subject(source: "file"),
      message: violation.sentence, measured: violation.measured,
      required: violation.required,
      fix: violation.fix ?? info.fix, criteria: info.criteria)
    finding.subject.declaration = file.tree.declarationPath(at: location)
    finding.edits = violation.edits.map {
      Finding.Edit(
        start: file.tree.location(of: Int32(clamping: $0.range.lowerBound)),
        end: file.tree.location(of: Int32(clamping: $0.range.upperBound)), replacement: $0.replacement)
    }
    // Each place in source is mended by itself.
    finding.component = "\(file.path):\(location.line):\(location.column)"
    return finding
  }
}
