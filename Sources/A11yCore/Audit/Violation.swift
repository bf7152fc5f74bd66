/// What a rule found wrong with an element, stated as if every fact were certain.
///
/// Whether it fails or needs a person's review is decided by the audit, from the facts it rests on. Id, severity, fix and
/// criteria are the rule's, stated once in its `info`.
@dynamicMemberLookup
public struct Violation: Sendable, Equatable {
  /// How far an element is from what the rule requires.
  public enum Grade: Sendable {
    /// As the rule's severity says.
    case full
    /// Less than that: close to the requirement, or with the loss made good in part. One severity lower.
    case minor
    /// More than that: one severity higher.
    case severe
    /// What the system chose, and the app only used: a notice.
    case remark
  }

  /// What a violation consists of. Each part is a member of the violation itself.
  public struct Parts: Sendable, Equatable {
    /// The control's index in its screen; nil for the screen as a whole.
    public var control: Int?
    /// A predicate in lower case without a period, with the number or text found: "is 20 × 20 points, needs 44 × 44".
    public var message: String
    public var grade: Grade
    /// What was found, for machines: "20 × 20 points".
    public var measured: String?
    /// What is needed, for machines: "44 × 44 points".
    public var required: String?
    /// A better remedy for this case than the rule's own.
    public var fix: String?
    /// The same in Xcode's editor of interface files: inspector and field.
    public var fixInEditor: String?
    /// The remedy in a description that a person writes, by its keys.
    public var fixInDescription: String?
    /// A better question for this case than the rule's own.
    public var reviewQuestion: String?
    /// Facts it rests on, if they are others than the rule's.
    public var restsOn: [Fact]?
    /// Other controls whose facts it rests on, by index.
    public var witnesses: [Int]
    /// Concluded from words, names or looks instead of a stated fact: only a person can confirm it.
    public var isInferred: Bool
    /// One answer holds for all violations of a screen that put the same question.
    public var sharesQuestion = false
    /// False for what the system chose, or what nearly meets the requirement: if it is uncertain, it is not checked.
    public var isWorthAQuestion = true
    /// Other controls that take part, by index.
    public var related: [Int]
    /// Equal for all that one change fixes in a whole file, if that is more than instances of one class or rows of one
    /// list: `of 16 points`.
    public var cause: String?
    /// Its location in the file, if that is not where the control begins.
    public var location: SourceLocation?
    /// The class or view it is about, if there is no control: in source.
    public var subject: Finding.Subject?
    /// Changes that fix it, if a machine can make them.
    public var edits: [TextEdit] = []
    /// Whether these edits are right in every case; if not, a person has to look at them.
    public var areEditsSafe = true
    /// What a machine can change about the control to fix it.
    public var repair: Repair?
    /// What the control is or says is uncertain because of it: the audit drops what other rules say about the control.
    public var obscures = false

    /// The line of code that sets a fact it rests on.
    package var codeSite: CodeSite?

    /// What the audit decided, from the facts it rests on.
    package var decided: Outcome?
  }

  /// Held by reference, so that an optional violation is a pointer: nearly all answers of rules are nil, and each was a
  /// copy of 370 bytes.
  private var box: Box

  private final class Box: Sendable {
    let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
  }

  public subscript<Value>(dynamicMember part: WritableKeyPath<Parts, Value>) -> Value {
    get { box.parts[keyPath: part] }
    set {
      var parts = box.parts
      parts[keyPath: part] = newValue
      box = Box(parts)
    }
  }

  public static func == (a: Violation, b: Violation) -> Bool { a.box.parts == b.box.parts }

  /// Whether it fails or needs review. Before the audit has decided, all violations fail that are not inferred.
  public var outcome: Outcome { self.decided ?? (self.isInferred ? .review : .fail) }

  public init(
    _ element: Element?, _ message: String, grade: Grade = .full, measured: String? = nil, required: String? = nil,
    fix: String? = nil, fixInEditor: String? = nil,
    fixInDescription: String? = nil, reviewQuestion: String? = nil, restsOn: [Fact]? = nil,
    witnesses: [Element] = [], isInferred: Bool = false, related: [Element] = [], cause: String? = nil,
    at location: SourceLocation? = nil
  ) {
    box = Box(
      Parts(
        control: element?.index, message: message, grade: grade, measured: measured, required: required, fix: fix,
        fixInEditor: fixInEditor, fixInDescription: fixInDescription, reviewQuestion: reviewQuestion, restsOn: restsOn,
        witnesses: witnesses.map(\.index), isInferred: isInferred,
        related: related.map(\.index), cause: cause, location: location))
  }
}

extension Violation {
  /// In source code, where there are no controls but locations.
  public init(
    _ subject: Finding.Subject, _ message: String, grade: Grade = .full, measured: String? = nil,
    required: String? = nil, fix: String? = nil, reviewQuestion: String? = nil, isInferred: Bool = false,
    edits: [TextEdit] = [], at location: SourceLocation
  ) {
    self.init(
      nil as Element?, message, grade: grade, measured: measured, required: required, fix: fix,
      reviewQuestion: reviewQuestion, isInferred: isInferred, at: location)
    self.subject = subject
    self.edits = edits
  }
}

extension Finding.Subject {
  /// A piece of source, in words or as it is called there: `RangeSlider`, `Button`, `close`.
  public init(source name: String, className: String? = nil) {
    role = name
    self.className = className
    path = ""
  }
}
