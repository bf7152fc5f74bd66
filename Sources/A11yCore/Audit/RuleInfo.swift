/// All that is to be said of a rule without running it.
public struct RuleInfo: Sendable {
  /// Kebab case; the rule's type is the same words in camel case. Never reused, never renamed without an alias.
  public var id: String
  /// What is wrong when it fires: a sentence without a full stop.
  public var summary: String
  public var family: Family
  public var severity: Severity
  /// Off unless asked for.
  public var isOptIn: Bool
  public var criteria: [Criterion]
  /// Facts the rule cannot do without.
  public var needs: [Fact]
  /// Rules that name the same cause better: where one of them speaks of a control, this one is silent.
  public var supersededBy: [String]
  /// Whom it hurts, and how.
  public var why: String
  /// What to do, as an instruction.
  public var fix: String
  /// What a person is to decide where the rule cannot: a question in lower case, which is put behind what was found.
  public var reviewQuestion: String?
  public var examples: [Example]

  public init(
    id: String, summary: String, family: Family, severity: Severity, isOptIn: Bool = false,
    criteria: [Criterion] = [], needs: [Fact] = [], supersededBy: [String] = [], why: String, fix: String,
    reviewQuestion: String? = nil, examples: [Example]
  ) {
    self.id = id
    self.summary = summary
    self.family = family
    self.severity = severity
    self.isOptIn = isOptIn
    self.criteria = criteria
    self.needs = needs
    self.supersededBy = supersededBy
    self.why = why
    self.fix = fix
    self.reviewQuestion = reviewQuestion
    self.examples = examples
  }

  /// The themes of the catalogue; each is a folder of rules.
  public enum Family: String, CaseIterable, Sendable {
    case naming, traits, value, hint, geometry, structure, text
    case color = "colour"
    case state, custom, forms
    case localization = "localisation"
    case behaviour, integrity
  }
}
