import A11yCore
import A11yRules
import ArgumentParser

/// Which rules run, and how they are set.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Run this opt-in rule too. May be given several times.", valueName: "rule"))
  var enable: [String] = []

  @Option(help: ArgumentHelp("Do not run this rule. May be given several times.", valueName: "rule"))
  var disable: [String] = []

  @Option(help: ArgumentHelp("Run this rule and no other. May be given several times.", valueName: "rule"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Set an option of a rule, as in target-size.minimum=48; 'explain' names them. May be given several times.",
      valueName: "rule.option=value"))
  var set: [RuleAssignment] = []

  mutating func validate() throws {
    for id in enable + disable + only where Catalog.rule(id) == nil { throw Self.unknown(id) }
    for assignment in set { try assignment.check() }
  }

  /// The rules asked for, in the catalogue's order, with their settings made.
  var rules: [any Rule<Exposure>] {
    Catalog.rules.filter { rule in
      let id = rule.info.id
      if disable.contains(id) { return false }
      return only.isEmpty ? !rule.info.isOptIn || enable.contains(id) : only.contains(id) || enable.contains(id)
    }.map { rule in
      var rule = rule
      // Each was tried when the command line was read.
      for assignment in set where assignment.rule == rule.info.id { try? assignment.apply(to: &rule) }
      return rule
    }
  }

  static func unknown(_ id: String) -> ValidationError {
    let question = Suggestion.question(for: id, among: Catalog.rules.map(\.info.id))
    let remedy = question.isEmpty ? "; 'a11y-audit rules' lists them" : question
    return ValidationError("unknown rule '\(id.escapedForDisplay)'\(remedy)")
  }
}
