/// What a rule found: where, and what is the matter. Id, severity, fix and criteria are the rule's, stated once.
public struct Violation: Sendable, Equatable {
  /// The control's index in its screen; nil for the screen as a whole.
  public var control: Int?
  /// A predicate in lower case without a full stop, with the number or text found: "is 20 × 20 points, needs 44 × 44".
  public var message: String
  public var outcome: Outcome
  /// Only where this case weighs other than the rule's own severity.
  public var severity: Severity?
  /// What was found, for machines: "20 × 20 points".
  public var measured: String?
  /// What is asked for, for machines: "44 × 44 points".
  public var required: String?
  /// Only where this case has a better remedy than the rule's own.
  public var fix: String?
  /// Only where a person is to decide something else than what the rule asks.
  public var reviewQuestion: String?
  /// Other controls that take part, by index.
  public var related: [Int]
  /// Equal for what one decision mends in a whole file, where that is more than instances of one class or rows of one
  /// list: `of 16 points`.
  public var cause: String?
  /// Where it stands in the file, when that is not where the control begins.
  public var location: SourceLocation?
  /// Who it is about, where there is no control to tell it: a class or a view in source.
  public var subject: Finding.Subject?
  /// What would mend it, where a machine can.
  public var edits: [TextEdit] = []

  public init(
    _ element: Element?, _ message: String, outcome: Outcome = .fail, severity: Severity? = nil,
    measured: String? = nil, required: String? = nil, fix: String? = nil, reviewQuestion: String? = nil,
    related: [Element] = [],
    cause: String? = nil, at location: SourceLocation? = nil
  ) {
    control = element?.index
    self.message = message
    self.outcome = outcome
    self.severity = severity
    self.measured = measured
    self.required = required
    self.fix = fix
    self.reviewQuestion = reviewQuestion
    self.related = related.map(\.index)
    self.cause = cause
    self.location = location
  }
}

extension Violation {
  /// What was found, and what a person is to decide of it.
  package func message(asking question: String?) -> String {
    guard outcome == .review, let question = reviewQuestion ?? question else { return message }
    return "\(message): \(question)"
  }
}
