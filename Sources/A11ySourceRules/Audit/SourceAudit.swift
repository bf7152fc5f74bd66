public import A11yCore

/// Audits Swift files: what can be said of a file at once, what takes the whole run, and the edits that fix findings.
public struct SourceAudit: Sendable {
  private let audit: Audit<SourceFile>

  public init(_ audit: Audit<SourceFile>) { self.audit = audit }

  public init(rules: [any Rule<SourceFile>], today: Day? = nil) {
    var audit = Audit(rules: rules)
    audit.today = today
    self.init(audit)
  }

  /// The ids of the rules.
  public var ids: Set<String> { audit.ids }

  /// What was found in a file, and the edits that fix it.
  public struct Answer: Sendable {
    public var result: AuditResult
    public var edits: [TextEdit]
    /// Those that a person has to check.
    public var unsafeEdits: [TextEdit] = []
  }

  /// What can be said of a file before the run has been read to its end.
  public struct FirstPass: Sendable {
    /// By rule; nil where the rule asked what only the whole run can tell.
    fileprivate var results: [RuleResult?] = []
    /// Nothing is left to ask: the file can be checked at once.
    public fileprivate(set) var isWhole = true
  }

  /// - Parameter file: without an index.
  public func begin(_ file: SourceFile) -> FirstPass {
    var opening = FirstPass()
    if file.tree.isExempt { return opening }
    opening.isWhole = !file.trackingIndexAccess { (file.controls.count, file.examined) }.hasAsked
    for rule in audit.rules {
      let (result, hasAsked) = file.trackingIndexAccess { rule.check(file) }
      opening.results.append(hasAsked ? nil : result)
      if hasAsked || result.violations.contains(where: { !$0.isInferred && file.asksForUse($0) }) {
        opening.isWhole = false
      }
    }
    return opening
  }

  /// - Parameters:
  ///   - opening: what was said of the file already.
  ///   - accepting: what is accepted beyond the comments of the file.
  public func run(_ file: SourceFile, since opening: FirstPass? = nil, accepting: [Suppression] = []) -> Answer {
    if file.tree.isExempt {
      var result = AuditResult()
      result.isOfSource = true
      result.exempt = [file.path]
      result.close(file: file.path)
      return Answer(result: result, edits: [])
    }
    let results = audit.rules.indices.map { number in
      let found = opening?.results[number] ?? audit.rules[number].check(file)
      return found.judged(by: audit.infos[number], on: file)
    }
    var result = audit.result(of: results, on: file, file: file.path, accepting: accepting)
    result.close(file: file.path)
    // What cannot be read whole is not changed by a machine.
    guard file.tree.fault == nil else { return Answer(result: result, edits: []) }
    func edits(areSafe: Bool) -> [TextEdit] {
      result.findings.lazy.filter { $0.areEditsSafe == areSafe && (areSafe || $0.outcome == .fail) }.flatMap(\.edits)
        .map { TextEdit($0, in: file.tree) }
    }
    return Answer(result: result, edits: edits(areSafe: true), unsafeEdits: edits(areSafe: false))
  }
}

extension TextEdit {
  fileprivate init(_ edit: Finding.Edit, in tree: SourceTree) {
    let start = tree.offset(of: edit.start)
    self.init(start..<max(start, tree.offset(of: edit.end)), edit.replacement)
  }
}
