package import A11yCore

extension SourceFile: AuditSubject {
  package struct Place: Hashable {
    var className: String?
    var location: SourceLocation?
  }

  package func inventory(file: FilePath) -> AuditResult {
    var result = AuditResult(controls: controls.count)
    result.examined = examined
    result.isOfSource = true
    result.omissions = omission.map { [$0] } ?? []
    return result
  }

  package func fix(of violation: Violation, by info: RuleInfo) -> String { violation.fix ?? info.fix }

  package func place(of violation: Violation) -> Place {
    Place(className: violation.subject?.className, location: violation.location)
  }

  package func isObscured(_ violation: Violation, at places: Set<Place>) -> Bool { false }

  package var suppressions: [Suppression] { comments.all }

  /// Its line; for a modifier also the line on which its view begins.
  package func positions(of violation: Violation) -> [Int] {
    let line = Int(violation.location?.line ?? 1)
    guard let node = node(of: violation), node.kind == .member else { return [line] }
    let first = Int(node.location.line)
    return first == line ? [line] : [line, first]
  }

  package func describer(file: FilePath) -> (_ finding: inout Finding, _ violation: Violation) -> Void {
    { finding, violation in
      if violation.subject == nil { finding.subject = Finding.Subject(source: "file") }
      finding.end = tree.end(ofTokenAt: finding.location)
      finding.subject.declaration = tree.declarationPath(at: finding.location)
      finding.areEditsSafe = violation.areEditsSafe
      finding.edits = violation.edits.map {
        Finding.Edit(
          start: tree.location(of: Int32(clamping: $0.range.lowerBound)),
          end: tree.location(of: Int32(clamping: $0.range.upperBound)),
          replacement: tree.endsLinesWithReturns ? $0.replacement.replacing("\n", with: "\r\n") : $0.replacement)
      }
      // Each place in source is fixed by itself.
      finding.component = "\(path):\(finding.location.line):\(finding.location.column)"
    }
  }
}

/// In source every fact is stated. What makes a violation uncertain is code that cannot be seen, or is not used.
extension SourceFile {
  package func certainty(of violation: Violation, by info: RuleInfo) -> Certainty {
    question(about: violation, by: info).map { .open($0) } ?? .certain
  }

  private func question(about violation: Violation, by info: RuleInfo) -> String? {
    // A comment is no code.
    if info.id == SuppressionComment.info.id { return nil }
    if !Self.localRules.contains(info.id), let question = question(aboutUnseenCodeFor: violation) { return question }
    guard let node = node(of: violation) else { return nil }
    let isUnused = node.neverRuns || index.hasEntryPoint && tree.reach.isLeftOver(node, in: index)
    return isUnused ? "is this code used?" : nil
  }

  private static let localRules = Set(SourceCatalog.rules.filter { $0 is any LocalSyntaxRule }.map(\.info.id))

  /// Something elsewhere would settle the violation, and may be in what is not looked at: in what does not parse, of
  /// the file or of another part of the class, or in one of too many parts.
  func question(aboutUnseenCodeFor violation: Violation) -> String? {
    if tree.fault != nil || isOfDamagedClass(violation) { return "is it set in code that does not parse?" }
    return isInWideClass(violation) ? "is it set in one of the many extensions of its class?" : nil
  }

  /// The violation as one for a person to look at if code that cannot be seen may settle it.
  func doubting(_ violation: Violation) -> Violation {
    var violation = violation
    violation.reviewQuestion = question(aboutUnseenCodeFor: violation)
    violation.isInferred = violation.reviewQuestion != nil
    return violation
  }

  /// Whether only the whole run can tell if the code of a violation is used.
  func asksForUse(_ violation: Violation) -> Bool { node(of: violation).map(tree.reach.asksRun) ?? false }

  private func isOfDamagedClass(_ violation: Violation) -> Bool {
    guard let name = violation.subject?.className, let facts = facts(of: name) else { return false }
    return facts.parts.contains { $0.tree.fault != nil }
  }

  private func isInWideClass(_ violation: Violation) -> Bool {
    guard let node = node(of: violation) else { return false }
    return ([node] + node.ancestors).contains { $0.kind == .type && index.hasTooManyParts($0.text) }
  }

  private func node(of violation: Violation) -> Node? { violation.location.map(tree.innermost) }
}
