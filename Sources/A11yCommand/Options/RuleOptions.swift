package import A11yConfiguration
package import A11yCore
package import ArgumentParser

/// Which rules run, and how they are set.
package struct RuleOptions<List: RuleCatalog>: ParsableArguments {
  @Option(
    name: .customLong("enable"),
    help: ArgumentHelp("Also run this opt-in rule, or the rules with this tag. May be repeated.", valueName: "rule"),
    completion: List.completion)
  package var enableNames: [String] = []

  @Option(
    name: [.customLong("disable"), .customLong("ignore")],
    help: ArgumentHelp("Do not run this rule, or the rules with this tag. May be repeated.", valueName: "rule"),
    completion: List.completion)
  package var disable: [String] = []

  @Option(
    name: [.customLong("only"), .customLong("select")],
    help: ArgumentHelp(
      "Run only this rule, or the rules with this tag (naming, wcag22aa, en301549; see 'rules'). May be repeated.",
      valueName: "rule"), completion: List.completion)
  package var onlyNames: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run the rules of a standard with the levels below it: \(RulePreset.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name"))
  package var preset: String?

  @Option(
    help: ArgumentHelp(
      "Set an option of a rule, for example \(List.exampleSetting); 'explain' lists the options. May be repeated.",
      valueName: "rule.option=value"))
  package var set: [RuleAssignment] = []

  package mutating func validate() throws {
    for name in enableNames + disable + onlyNames where !List.exists(name) { throw List.unknown(name) }
    guard let preset else { return try checkAssignments() }
    guard RulePreset(rawValue: preset) != nil else {
      throw ValidationError.unknown("preset", preset, known: RulePreset.allCases.map(\.rawValue))
    }
    if !onlyNames.isEmpty { throw ValidationError("--preset and --only cannot be combined") }
    try checkAssignments()
  }

  private func checkAssignments() throws {
    for assignment in set { try assignment.check(against: List.self) }
  }

  /// The rules asked for, in the catalog's order, with their settings made.
  package var rules: [any Rule<List.Subject>] {
    List.rules.filter { rule in
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

  package var only: [String] { onlyNames + (preset.flatMap(RulePreset.init)?.only ?? []) }

  package var enable: [String] { enableNames + (preset.flatMap(RulePreset.init)?.enable ?? []) }

  /// What the command line says of rules; a configuration file may say more.
  package var choice: RuleChoice {
    RuleChoice(only: only, enable: enable, disable: disable, set: set.map { ($0.rule, $0.option, $0.value) })
  }

  package init() {}
}
