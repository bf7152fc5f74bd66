public import A11yCore

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

/// A rule as a configuration may speak of it, whatever it checks.
public struct KnownRule: Sendable {
  public var info: RuleInfo
  private let readOptions: @Sendable () -> [RuleOption]
  /// The error in a value; nil if it is valid.
  let mistake: @Sendable (_ option: String, _ text: String) -> RuleSettingError?

  public init(_ rule: some Rule) {
    info = rule.info
    readOptions = { rule.options }
    mistake = { option, text in
      var trial = rule
      do throws(RuleSettingError) {
        try trial.set(option, to: text)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Its options and their defaults. Asked for rarely: every run makes this table, and few look at a default.
  public var options: [RuleOption] { readOptions() }
}

/// A rule of the tool next to this one, which reads the same file: a name that is right, and nothing to run.
///
/// The values of its options are for its own tool to check.
public struct OtherRule: Sendable, Equatable {
  public var id: String
  public var summary: String
  public var options: [RuleOption]

  public init(id: String, summary: String, options: [RuleOption] = []) {
    self.id = id
    self.summary = summary
    self.options = options
  }

  public init(_ rule: some Rule) { self.init(id: rule.info.id, summary: rule.info.summary, options: rule.options) }
}
