import A11yCore

/// The words of a tool that a configuration may use: its rules, formats and reports.
public struct ConfigurationVocabulary: Sendable {
  public var rules: [KnownRule]
  public var formats: [String]
  public var reports: [String]

  public init(rules: [KnownRule], formats: [String], reports: [String]) {
    self.rules = rules
    self.formats = formats
    self.reports = reports
  }

  public static let failingLevels = ["error", "warning", "notice", "review", "never"]

  var ruleIDs: [String] { rules.map(\.info.id) }

  var tags: [String] { RuleTag.all.map(\.name) }
}
