public import A11yCore

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
