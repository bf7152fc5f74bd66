import A11yCore

/// A rule as SARIF describes it (`reportingDescriptor`, section 3.49), with the properties GitHub reads.
struct SARIFRule {
  var id: String
  private var severity: Severity
  private var summary: String
  private var why: String
  private var helpText: String
  private var helpMarkdown: String
  private var precision: String
  private var tags: [String]

  /// The rules that found something, by id.
  static func rules(of results: [SARIFResult], known: [RuleInfo]) -> [SARIFRule] {
    var first: [String: Finding] = [:]
    for index in results.indices where first[results[index].finding.rule] == nil {
      first[results[index].finding.rule] = results[index].finding
    }
    let infos = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    return first.values.sorted { $0.rule < $1.rule }.map { finding in
      infos[finding.rule].map(SARIFRule.init) ?? SARIFRule(finding)
    }
  }

  func write(_ options: ReportOptions, to writer: inout JSONWriter) {
    writer.object("defaultConfiguration") { $0.member("level", severity.sarifLevel) }
    text("fullDescription", why, to: &writer)
    writer.object("help") { writer in
      writer.member("markdown", helpMarkdown)
      writer.member("text", helpText)
    }
    if let page = options.page(of: id) { writer.member("helpUri", page) }
    writer.member("id", id)
    writer.member("name", Self.name(id))
    writer.object("properties") { writer in
      writer.member("precision", precision)
      writer.member("problem.severity", severity == .notice ? "recommendation" : severity.rawValue)
      writer.array("tags", tags)
    }
    text("shortDescription", summary, to: &writer)
  }

  private init(_ info: RuleInfo) {
    id = info.id
    severity = info.severity
    summary = info.summary
    why = info.why
    // Taste and opt-in rules are right less often in the reader's eyes; no rule guesses on purpose.
    precision = info.isOptIn || info.severity == .notice ? "medium" : "high"
    // GitHub keeps ten tags.
    tags = Array((["accessibility"] + info.tags + info.criteria.map(\.id)).prefix(10))
    helpText = Self.text(info)
    helpMarkdown = Self.markdown(info)
  }

  /// For a rule without a description.
  private init(_ finding: Finding) {
    id = finding.rule
    severity = finding.severity
    summary = finding.rule
    why = finding.rule
    precision = "medium"
    tags = ["accessibility"]
    helpText = finding.fix.isEmpty ? finding.rule : finding.fix
    helpMarkdown = helpText.markdown
  }

  /// GitHub allows 1,024 characters.
  private func text(_ key: StaticString, _ text: String, to writer: inout JSONWriter) {
    writer.object(key) { $0.member("text", text.excerpt(limit: 1000)) }
  }

  private static func text(_ info: RuleInfo) -> String {
    var text = "\(info.summary).\n\nWhy: \(info.why)\n\nFix: \(info.fix)\n"
    if !info.criteria.isEmpty { text += "\nCriteria: \(info.criteria.map(\.description).joined(separator: "; "))\n" }
    return text
  }

  private static func markdown(_ info: RuleInfo) -> String {
    var text = "\(info.summary).\n\n**Why.** \(info.why)\n\n**Fix.** \(info.fix)\n"
    if !info.criteria.isEmpty { text += "\n**Criteria.**\n\n" + info.criteria.map { "- \($0.description)\n" }.joined() }
    for (expectation, word) in [(Example.Expectation.fails, "Fails"), (.passes, "Passes")] {
      guard let example = info.examples.first(where: { $0.expectation == expectation }) else { continue }
      text += "\n\(word): \(example.title)\n\n```\n\(example.outline)\n```\n"
    }
    return text
  }

  /// `TargetSize`, as the rule's type is called.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().excerpt(limit: 200)
  }
}

extension Severity {
  /// SARIF's word (section 3.27.10).
  var sarifLevel: String { self == .notice ? "note" : rawValue }
}
