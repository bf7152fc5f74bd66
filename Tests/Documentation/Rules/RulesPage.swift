import A11yCore

/// A catalogue of rules as a page for people: every rule with why, fix, criteria, options and examples, in Markdown.
struct RulesPage {
  var title: String
  /// The tool that explains one rule.
  var tool: String
  /// The language of the examples, for who colours them; empty for none.
  var language = ""

  func markdown<Subject>(_ rules: [any Rule<Subject>]) -> String {
    var text = """
      # \(title)

      Written from the catalogue by a test; edit the rules, not this file. `\(tool) explain ID` prints the same.

      `error`: people are stopped. `warning`: people are slowed. `notice`: a matter of taste or of certainty.
      In the examples `✗` marks what a rule reports and `?` what it hands to a person.


      """
    for family in RuleInfo.Family.allCases {
      let rules = rules.filter { $0.info.family == family }
      if rules.isEmpty { continue }
      text += "## \(family.rawValue.capitalizedFirst)\n\n| rule | severity | what is wrong |\n| --- | --- | --- |\n"
      text += rules.map { row($0.info) }.joined() + "\n"
      for rule in rules { text += section(rule) }
    }
    return text
  }

  private func row(_ info: RuleInfo) -> String {
    "| [`\(info.id)`](#\(info.id)) | \(info.severity.rawValue)\(info.isOptIn ? ", opt-in" : "") | \(info.summary) |\n"
  }

  private func section(_ rule: some Rule) -> String {
    let info = rule.info
    var text = "### \(info.id)\n\n\(info.summary). *\(info.severity.rawValue)\(info.isOptIn ? ", opt-in" : "")*\n\n"
    text += "**Why.** \(info.why)\n\n**Fix.** \(info.fix)\n\n"
    if let fix = info.editorFix { text += "**In Interface Builder.** \(fix)\n\n" }
    if let question = info.reviewQuestion { text += "**Where it cannot know, it asks:** \(question)\n\n" }
    if !info.criteria.isEmpty {
      text += "**Criteria.** \(info.criteria.map(\.description).joined(separator: " · "))\n\n"
    }
    if !info.needs.isEmpty {
      text += "**Not checked where.** \(info.absences.joined(separator: ", "))\n\n"
    }
    if !info.supersededBy.isEmpty {
      let others = info.supersededBy.map { "[`\($0)`](#\($0))" }.joined(separator: ", ")
      text += "**Silent where one of these names the cause better.** \(others)\n\n"
    }
    if !rule.options.isEmpty {
      text += "| option | default | accepts | meaning |\n| --- | --- | --- | --- |\n"
      text += rule.options.map(row).joined() + "\n"
    }
    text += info.examples.map(example).joined()
    return text
  }

  private func row(_ option: RuleOption) -> String {
    "| `\(option.name)` | \(option.defaultValue) | \(option.accepts) | \(option.meaning) |\n"
  }

  private func example(_ example: Example) -> String {
    "\(example.expectation.word.capitalizedFirst): \(example.title)\n\n```\(language)\n\(example.outline)\n```\n\n"
  }
}

extension String {
  /// With its first letter as a capital.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
