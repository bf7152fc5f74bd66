import A11yCore

/// The words that a configuration may use: a tool's rules, those of the tool next to it, formats and reports.
public struct ConfigurationVocabulary: Sendable {
  public var rules: [KnownRule]
  /// A rule of one id in both tools is set for both.
  public var otherRules: [OtherRule]
  public var formats: [String]
  public var reports: [String]
  /// Whether the tool reads source: the key `lint` is for it.
  public var isOfSource: Bool

  public init(
    rules: [KnownRule], otherRules: [OtherRule] = [], formats: [String], reports: [String], isOfSource: Bool = false
  ) {
    self.rules = rules
    self.otherRules = otherRules
    self.formats = formats
    self.reports = reports
    self.isOfSource = isOfSource
  }

  public static let failingLevels = ["error", "warning", "notice", "review", "never"]

  /// Of both tools, each once.
  var ruleIDs: [String] {
    let own = rules.map(\.info.id)
    let known = Set(own)
    return own + otherRules.map(\.id).filter { !known.contains($0) }
  }

  var tags: [String] { RuleTag.all.map(\.name) }

  /// Whether names are of rules that only the other tool has: a choice among those is none of this tool's.
  func areOthers(_ names: [String]) -> Bool {
    let others = Set(otherRules.map(\.id)).subtracting(rules.map(\.info.id))
    return !names.isEmpty && names.allSatisfy(others.contains)
  }
}
