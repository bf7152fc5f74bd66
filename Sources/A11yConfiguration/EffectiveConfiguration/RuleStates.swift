public import A11yCore

/// How every rule of a tool stands for one file.
public struct RuleStates: Sendable {
  private let vocabulary: ConfigurationVocabulary
  /// In the catalog's order.
  public private(set) var all: [RuleState]

  init(_ vocabulary: ConfigurationVocabulary) {
    self.vocabulary = vocabulary
    all = vocabulary.rules.map { RuleState(id: $0.info.id, isOn: Setting(!$0.info.isOptIn, from: .standard)) }
  }

  /// What a file says, or an override in it.
  mutating func apply(_ block: SettingsBlock) {
    if let only = block.only, !vocabulary.areOthers(only.value) { select(only.value, from: only.origin) }
    for entry in block.rules { apply(entry) }
  }

  /// The command line has the last word. Of its own options, `--disable` wins over `--enable`, and that over `--only`.
  mutating func apply(_ choice: RuleChoice) {
    if !choice.only.isEmpty {
      select(choice.only, from: .commandLine(choice.only.map { "--only \($0)" }.joined(separator: " ")))
    }
    for name in choice.enable { turn(name, on: true, from: .commandLine("--enable \(name)")) }
    for name in choice.disable { turn(name, on: false, from: .commandLine("--disable \(name)")) }
    for (rule, option, value) in choice.set {
      let origin = Origin.commandLine("--set \(rule).\(option)=\(value)")
      for index in all.indices where all[index].id == rule { set(option, Setting(value, from: origin), at: index) }
    }
  }

  private mutating func select(_ names: [String], from origin: Origin) {
    for (index, rule) in vocabulary.rules.enumerated() {
      let isAnswer = names.contains(where: rule.info.answers)
      let isNamed = names.contains(rule.info.id) || names.contains("opt-in")
      if !isAnswer, let options = rule.info.optionsUnlessSelected {
        for (name, value) in options { set(name, Setting(value, from: origin), at: index) }
        continue
      }
      all[index].isOn = Setting(isAnswer && (!rule.info.isOptIn || isNamed), from: origin)
    }
  }

  private mutating func apply(_ entry: RuleEntry) {
    if let isOn = entry.isOn { turn(entry.name, on: isOn.value, from: isOn.origin) }
    for (index, rule) in vocabulary.rules.enumerated() where rule.info.answers(to: entry.name) {
      if let severity = entry.severity { all[index].severity = severity }
      for (option, value) in entry.options { set(option, value, at: index) }
    }
  }

  private mutating func turn(_ name: String, on isOn: Bool, from origin: Origin) {
    for (index, rule) in vocabulary.rules.enumerated() where rule.info.answers(to: name) {
      all[index].isOn = Setting(isOn, from: origin)
    }
  }

  private mutating func set(_ option: String, _ value: Setting<String>, at index: Int) {
    all[index].options.removeAll { $0.name == option }
    all[index].options.append((option, value))
  }
}

extension RuleStates {
  /// The rules that run, of the catalog these states were made for, with their options set.
  public func rules<Subject>(of catalog: [any Rule<Subject>]) -> [any Rule<Subject>] {
    var states: [String: RuleState] = [:]
    for state in all { states[state.id] = state }
    return catalog.compactMap { rule in
      guard let state = states[rule.info.id], state.isOn.value else { return nil }
      var rule = rule
      // Each was tried when it was read.
      for (name, value) in state.options { try? rule.set(name, to: value.value) }
      return rule
    }
  }

  /// By rule: the severities that were chosen.
  public var severities: [String: Severity] {
    var severities: [String: Severity] = [:]
    for state in all { severities[state.id] = state.severity?.value }
    return severities
  }
}

/// How one rule stands for one file, and who said so.
public struct RuleState: Sendable {
  public var id: String
  public var isOn: Setting<Bool>
  /// Nil where the rule's own holds.
  public var severity: Setting<Severity>?
  /// Only those that were set; later ones win.
  public var options: [(name: String, value: Setting<String>)] = []
}

/// What a command line says of rules. Every name in it is known to be right.
public struct RuleChoice: Sendable {
  public var only: [String]
  public var enable: [String]
  public var disable: [String]
  public var set: [(rule: String, option: String, value: String)]

  public init(
    only: [String] = [], enable: [String] = [], disable: [String] = [],
    set: [(rule: String, option: String, value: String)] = []
  ) {
    self.only = only
    self.enable = enable
    self.disable = disable
    self.set = set
  }
}
