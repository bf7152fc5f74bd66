internal import A11yPlatform
internal import Synchronization

extension Audit where Subject == AccessibilityTree {
  /// Audits one screen of a file.
  ///
  /// - Parameter accepting: what is accepted beyond what the description says itself.
  public func run(_ tree: AccessibilityTree, file: FilePath, accepting: [Suppression] = []) -> AuditResult {
    var results = results(on: tree)
    let hidden = HiddenParts(tree.screen)
    for part in hidden.parts {
      for (index, found) in RuleRunner(rules, on: part.tree).results(on: part.tree).enumerated() {
        results[index].add(found, of: part)
      }
    }
    for variant in tree.screen.stateVariants {
      let tree = AccessibilityTree(variant.screen)
      for (index, found) in RuleRunner(rules, on: tree).results(on: tree).enumerated() {
        results[index].add(found, of: variant)
      }
    }
    // Rules that look beyond the audited elements also meet those of a screen that nothing shows. Of that, only whether it
    // is described correctly is checked.
    if tree.screen.isUnused {
      for index in results.indices where rules[index].info.family != .integrity { results[index].violations = [] }
    }
    var result = result(of: results, on: tree, file: file, accepting: accepting)
    result.elements += hidden.parts.reduce(0) { $0 + $1.tree.elements.count }
    if hidden.skipped > 0 { result.skipped[.hidden, default: 0] += hidden.skipped }
    return result
  }

  /// The verdict of each rule.
  private func results(on tree: AccessibilityTree) -> [RuleResult] {
    let runner = RuleRunner(rules, on: tree)
    // Rules look at what is seen as well, which may be more than what is visited.
    let threads = max(tree.audited.count, tree.seenIndices.count) < Self.worthThreads ? 1 : threads
    if threads == 1 || runner.tasks == 1 { return runner.results(on: tree) }
    // A copy of the tree for each thread: counting references to a common one would cost more than threads gain.
    let copies = (0..<threads).map { $0 == 0 ? tree : AccessibilityTree(copying: tree) }
    let answers = Mutex([[Int: RuleResult]](repeating: [:], count: runner.tasks))
    Threads.run(runner.tasks, on: threads) { task, thread in
      let answer = runner.answer(task, on: copies[thread])
      answers.withLock { $0[task] = answer }
    }
    var results = [RuleResult](repeating: [], count: rules.count)
    for answer in answers.withLock(\.self) {
      for (index, result) in answer { results[index] = result }
    }
    return results
  }

  /// A thread takes longer to start than a smaller screen to check.
  private static var worthThreads: Int { 5000 }
}

extension AccessibilityTree: AuditSubject {
  package func inventory(file: FilePath) -> AuditResult {
    var result = AuditResult(controls: screen.describedCount, screens: 1, skipped: skipped)
    // The segments of a segmented control and a stepper's buttons are elements as well, though not checked one by one.
    result.elements = elements.count + vendedElements
    result.omissions = screen.notes.filter { $0.kind == .incomplete }.map {
      AuditResult.Omission(file: file, location: $0.location, message: $0.message)
    }
    return result
  }

  package func fix(of violation: Violation, by info: RuleInfo) -> String {
    if screen.source.format == "interface-builder" {
      return violation.fixInEditor ?? violation.fix ?? info.editorFix ?? info.fix
    }
    return violation.fix ?? (isWritten ? violation.fixInDescription : nil) ?? info.fix
  }

  /// The control; nil for the screen as a whole.
  package func place(of violation: Violation) -> Int? { violation.control }

  /// What is said of the screen as a whole, of the control, of what it contains, or of a control it is compared with.
  package func isObscured(_ violation: Violation, at places: Set<Int?>) -> Bool {
    guard let control = violation.control else { return true }
    if ([control] + violation.related + violation.witnesses).contains(where: { places.contains($0) }) { return true }
    let contents = screen.descendants(of: control)
    return places.contains { place in
      guard let place else { return false }
      // What a misspelled container hides or exposes is uncertain, too. The root's keys are about the screen.
      return contents.contains(place) || place > 0 && screen.descendants(of: place).contains(control)
    }
  }

  /// Those the description states itself (`a11y-audit:ignore`), in tree order.
  package var suppressions: [Suppression] {
    var suppressions: [Suppression] = []
    for index in screen.controls.indices {
      let element = self[index]
      guard element.hasStructure else { continue }
      suppressions += element.structure.suppressions.map {
        Suppression(
          rules: [$0.rule], scope: .positions(index...index), reason: $0.reason, until: $0.until,
          location: element.control.location)
      }
    }
    return suppressions
  }

  /// The index of the control. The root's suppressions accept what is said of the screen as a whole, too.
  package func positions(of violation: Violation) -> [Int] { [violation.control ?? 0] }

  package func describer(file: FilePath) -> (_ finding: inout Finding, _ violation: Violation) -> Void {
    var paths = ControlPaths(self)
    var landmarks = Landmarks(self)
    let start = screen.controls.first?.location ?? SourceLocation(line: 1, column: 1)
    let place = "\(file):\(start.line):\(start.column)"
    return { finding, violation in
      let element = violation.control.map { self[$0] }
      finding.screen = self.screen.name
      finding.screenLocation = start
      finding.location = violation.location ?? element?.control.location ?? start
      finding.subject =
        element.map { Finding.Subject($0, path: paths.path(to: $0), landmarks: &landmarks) }
        ?? Finding.Subject(screen: self.screen)
      finding.related = violation.related.map { index in
        Finding.Related(
          subject: Finding.Subject(self[index], path: paths.path(to: self[index]), landmarks: &landmarks),
          location: self[index].control.location)
      }
      if let site = violation.codeSite { finding.related.append(Finding.Related(site)) }
      finding.component =
        violation.codeSite.map { "code \($0.file):\($0.line)" } ?? violation.cause.map { "cause \(file) \($0)" }
        // What is wrong with a screen as a whole is fixed there.
        ?? element.map { paths.component(of: $0, on: place) } ?? place
    }
  }
}

extension RuleResult {
  /// Adds what is wrong in another state only.
  fileprivate mutating func add(_ other: RuleResult, of variant: StateVariant) {
    let known = violations
    for violation in other.violations {
      guard let control = violation.control, variant.controls.contains(control),
        !known.contains(where: { $0.control == control && $0.message == violation.message })
      else { continue }
      var violation = violation
      violation.message += " in the state \(variant.name)"
      // An editor would find the control's own attributes, not those of the state.
      violation.repair = nil
      violations.append(violation)
    }
  }
}

extension AccessibilityTree {
  /// The elements that UIKit makes in the stead of controls.
  fileprivate var vendedElements: Int {
    screen.controls.indices.count { screen.controls[$0].isVended && reach(of: $0) == .element }
  }
}
