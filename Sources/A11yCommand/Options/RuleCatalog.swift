package import A11yConfiguration
package import A11yCore
import A11yFormats
import A11yReports
package import ArgumentParser

/// A catalog of rules as a command offers it.
package protocol RuleCatalog: SendableMetatype {
  associatedtype Subject

  static var rules: [any Rule<Subject>] { get }

  /// The tool that runs them: `a11y-audit`.
  static var tool: String { get }

  static var version: String { get }

  /// The rules of the tool next to it, of which one configuration speaks, too.
  static var otherRules: [OtherRule] { get }

  /// What a configuration may say to this tool; made once.
  static var vocabulary: ConfigurationVocabulary { get }

  /// The id of the rule that speaks of what is accepted and need not be.
  static var suppressionRule: String { get }

  /// Whether they check Swift source.
  static var isOfSource: Bool { get }

  /// For examples: a rule.
  static var exampleRule: String { get }

  /// For examples: an option of a rule, with a value.
  static var exampleSetting: String { get }

  /// The examples of `merge`.
  static var mergeExamples: String { get }

  /// For examples: what one would name on the command line.
  static var exampleInput: String { get }
}

extension RuleCatalog {
  // Closures: a key path into an existential with a generic subject makes the 6.3 compiler crash.
  package static func rule(_ id: String) -> (any Rule<Subject>)? { rules.first { $0.info.id == id } }

  /// Makes the table of what a configuration may say to this tool.
  package static func makeVocabulary() -> ConfigurationVocabulary {
    ConfigurationVocabulary(
      rules: rules.map { KnownRule($0) }, otherRules: otherRules, formats: Formats.all.map { $0.name },
      reports: Reporters.all.map { $0.name }, isOfSource: isOfSource)
  }

  /// Whether there is a rule or a tag of this name.
  package static func exists(_ name: String) -> Bool { rule(name) != nil || RuleTag.all.contains { $0.name == name } }

  /// What a shell offers for a rule or a tag. The tool is asked when a person presses Tab, so it costs a run nothing.
  package static var completion: CompletionKind {
    .custom { _, _, _ in rules.map { $0.info.id } + RuleTag.all.map { $0.name } }
  }

  package static func unknown(_ id: String) -> ValidationError {
    let names = rules.map { $0.info.id } + RuleTag.all.map { $0.name }
    if RulePreset(rawValue: id) != nil { return ValidationError("'\(id)' is a preset; use --preset \(id)") }
    if otherRules.contains(where: { $0.id == id }) {
      let other = isOfSource ? "a11y-audit" : "a11y-lint"
      return ValidationError("'\(id)' is a rule of \(other); '\(other) explain \(id)' explains it")
    }
    if FilePath(argument: id).exists, !id.isEmpty {
      return ValidationError(
        "unknown rule '\(id.escapedForDisplay)'; to leave out files, write 'skip' in the configuration file")
    }
    let question = RuleNames.remedy(for: id, among: names, criteria: rulesByCriterion)
    let list = id.contains(",") ? "; repeat the option for each rule" : "; '\(tool) rules' lists them"
    let remedy = question.isEmpty ? list : question
    return ValidationError("unknown rule '\(id.escapedForDisplay)'\(remedy)")
  }

  /// By the number of a success criterion: `1.4.3`.
  private static var rulesByCriterion: [String: [String]] {
    var found: [String: [String]] = [:]
    for info in rules.map({ $0.info }) {
      for case .wcag(let number) in info.criteria { found[number, default: []].append(info.id) }
    }
    return found
  }

  /// A line a rule, and the tags they bear: what `rules` prints.
  package static func listing(of rules: [any Rule<Subject>] = rules) -> String {
    let infos = rules.map { $0.info }
    let tags = RuleTag.all.filter { tag in infos.contains { $0.tags.contains(tag.name) } }.map { $0.name }
    return lines(of: rules) + "\ntags, for --only, --enable and --disable: \(tags.joined(separator: ", "))\n"
  }

  /// A line per rule.
  package static func lines(of rules: [any Rule<Subject>]) -> String {
    let infos = rules.map { $0.info }
    let width = infos.map { $0.id.count }.max() ?? 0
    var text = ""
    for info in infos {
      let id = info.id + String(repeating: " ", count: width - info.id.count)
      let severity = info.severity.rawValue + String(repeating: " ", count: 7 - info.severity.rawValue.count)
      text += "\(id)  \(severity)  \(info.summary)\(info.isOptIn ? " (opt-in)" : "")\n"
    }
    return text
  }
}
