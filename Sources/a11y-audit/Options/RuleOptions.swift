import A11yCore
import A11yRules
import ArgumentParser

/// Which rules run, and how they are set.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Run this opt-in rule, or those of this tag, too. May be repeated.", valueName: "rule"))
  var enable: [String] = []

  @Option(help: ArgumentHelp("Do not run this rule, or those of this tag. May be repeated.", valueName: "rule"))
  var disable: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run this rule, or those of this tag (naming, wcag22aa, en301549; 'rules' lists them), and no other. May be repeated.",
      valueName: "rule"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Set an option of a rule, as in target-size.minimum=48; 'explain' names them. May be given several times.",
      valueName: "rule.option=value"))
  var set: [RuleAssignment] = []

  mutating func validate() throws {
    for name in enable + disable + only where !Self.exists(name) { throw Self.unknown(name) }
    for assignment in set { try assignment.check() }
  }

  /// The rules asked for, in the catalogue's order, with their settings made.
  var rules: [any Rule<Exposure>] {
    Catalog.rules.filter { rule in
      let info = rule.info
      if disable.contains(where: info.answers) { return false }
      if enable.contains(where: info.answers) || only.contains(info.id) { return true }
      return (only.isEmpty || only.contains(where: info.answers)) && (!info.isOptIn || only.contains("opt-in"))
    }.map { rule in
      var rule = rule
      // Each was tried when the command line was read.
      for assignment in set where assignment.rule == rule.info.id { try? assignment.apply(to: &rule) }
      return rule
    }
  }

  static func exists(_ name: String) -> Bool {
    Catalog.rule(name) != nil || RuleTag.all.contains { $0.name == name }
  }

  static func unknown(_ id: String) -> ValidationError {
    let question = Suggestion.question(for: id, among: Catalog.rules.map(\.info.id) + RuleTag.all.map(\.name))
    let remedy = question.isEmpty ? "; 'a11y-audit rules' lists them" : question
    return ValidationError("unknown rule '\(id.escapedForDisplay)'\(remedy)")
  }
}

extension RuleInfo {
  /// Whether a name on the command line means this rule: its own, or that of a tag it bears.
  func answers(to name: String) -> Bool { id == name || tags.contains(name) }
}
