/// The description of a rule. A class, because each rule is asked for it on each screen: copies
/// of a structure with as many texts took 2 % of the time of small screens.
public final class RuleInfo: Sendable {
  /// Kebab case; the rule's type is the same words in camel case. Never reused, never renamed without an alias.
  public let id: String
  /// What is wrong when it fires: a sentence without a period.
  public let summary: String
  public let family: Family
  public let severity: Severity
  /// Off unless asked for.
  public let isOptIn: Bool
  public let criteria: [Criterion]
  /// Facts without which nothing can be said: elements that lack one are not checked, and counted.
  public let needs: [Fact]
  /// Facts a violation rests on: the weakest evidence for one of them decides whether it fails or needs review.
  public let restsOn: [Fact]
  /// Rules that name the same cause better: where one of them speaks of a control, this one is silent.
  public let supersededBy: [String]
  /// Rules whose review questions a certain violation of this one answers: they are silent about the control then.
  public let settles: [String]
  /// Whom it hurts, and how.
  public let why: String
  /// What to do, as an instruction.
  public let fix: String
  /// The same for a control that was made in Interface Builder: inspector and field. Nil where the code has to change.
  public let editorFix: String?
  /// What `--fix` does about its findings; nil if a person has to fix them.
  public let fixability: Fixability?
  /// What a person is to decide where the rule cannot: a question in lower case, which is put behind what was found.
  public let reviewQuestion: String?
  /// The options of a rule that also runs if only others are selected: its violations make the result of all others
  /// doubtful. Nil for a rule that runs only if it is selected.
  public let optionsUnlessSelected: [String: String]?
  public let examples: [Example]

  public init(
    id: String, summary: String, family: Family, severity: Severity, isOptIn: Bool = false,
    criteria: [Criterion] = [], needs: [Fact] = [], restsOn: [Fact]? = nil, supersededBy: [String] = [],
    settles: [String] = [], why: String,
    fix: String, editorFix: String? = nil, fixability: Fixability? = nil,
    reviewQuestion: String? = nil, optionsUnlessSelected: [String: String]? = nil, examples: [Example]
  ) {
    self.id = id
    self.summary = summary
    self.family = family
    self.severity = severity
    self.isOptIn = isOptIn
    self.criteria = criteria
    self.needs = needs
    self.restsOn = restsOn ?? needs
    self.supersededBy = supersededBy
    self.settles = settles
    self.why = why
    self.fix = fix
    self.editorFix = editorFix
    self.fixability = fixability
    self.reviewQuestion = reviewQuestion
    self.optionsUnlessSelected = optionsUnlessSelected
    self.examples = examples
  }

  /// Why an element is not checked, each reason once: as reports and explanations say it.
  public var absences: [String] {
    var seen: Set<String> = []
    return needs.map(\.absence).filter { seen.insert($0).inserted }
  }

  /// The themes of the catalog; each is a folder of rules.
  public enum Family: String, CaseIterable, Sendable {
    case naming, traits, value, hint, geometry, structure, text
    case color = "colour"
    case state, custom, forms
    case localization = "localisation"
    case behaviour, integrity, apple
  }
}

/// A setting of a rule, as `explain` tells of it.
public struct RuleOption: Sendable, Equatable {
  public var name: String
  /// As it would be typed.
  public var defaultValue: String
  /// What may be typed: "a number from 0 to 1000".
  public var accepts: String
  public var meaning: String

  public init(name: String, defaultValue: String, accepts: String, meaning: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.accepts = accepts
    self.meaning = meaning
  }
}

/// How much a finding matters. `error`: people are stopped. `warning`: people are slowed. `notice`: a matter of taste
/// or of certainty.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  case notice, warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .notice: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What a rule says of a control it checked.
public enum Outcome: String, Sendable {
  /// The requirement does not hold.
  case fail
  /// The description does not settle it; people have to look. Never changes the exit status by default.
  case review
}

/// A small tree in the outline's notation that a rule fires on, or does not: documentation and test at once.
public struct Example: Sendable, Equatable {
  public var expectation: Expectation
  /// What it shows, in a few words.
  public var title: String
  /// The outline. A line that begins with `✗` is one the rule must fire on, `?` one it must hand to a person; on every
  /// other line it must be silent.
  public var outline: String

  public enum Expectation: Sendable, Equatable {
    case fails, passes
    /// people have to look.
    case needsReview
    /// The rule cannot tell, and says so.
    case notChecked
  }

  public static func fails(_ title: String, _ outline: String) -> Example {
    Example(expectation: .fails, title: title, outline: outline)
  }

  public static func passes(_ title: String, _ outline: String) -> Example {
    Example(expectation: .passes, title: title, outline: outline)
  }

  public static func needsReview(_ title: String, _ outline: String) -> Example {
    Example(expectation: .needsReview, title: title, outline: outline)
  }

  public static func notChecked(_ title: String, _ outline: String) -> Example {
    Example(expectation: .notChecked, title: title, outline: outline)
  }
}
