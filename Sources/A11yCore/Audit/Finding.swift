/// A problem with everything a reader of a report needs: what, where, how bad, how to fix it.
public struct Finding: Sendable, Equatable {
  public var rule: String
  public var severity: Severity
  public var outcome: Outcome
  /// The screen's name.
  public var screen: String?
  public var file: FilePath
  public var location: SourceLocation
  /// Behind what it points at, on the line of `location`; nil if there is no text, or it is not known.
  public var end: SourceLocation?
  public var subject: Subject
  /// A predicate about the subject.
  public var message: String
  public var measured: String?
  public var required: String?
  public var fix: String
  public var criteria: [Criterion]
  public var related: [Related]
  /// Tells screens of one name in one file apart: where the screen begins.
  public var screenLocation = SourceLocation(line: 1, column: 1)
  /// Equal for what one repair would fix: instances of one class, rows of one list, one part of several screens.
  public var component = ""
  /// What a machine can change about the control to fix it; nil also where the file cannot be changed.
  public var repair: Repair?
  /// What a machine can do about it; together, or not at all.
  public var edits: [Edit] = []
  /// Whether the edits are right in every case; if not, a person has to look at them.
  public var areEditsSafe = true

  /// Whether `--fix` alone fixes it.
  public var isFixable: Bool { !edits.isEmpty && outcome == .fail && areEditsSafe }

  public init(
    rule: String, severity: Severity, outcome: Outcome, screen: String?, file: FilePath, location: SourceLocation,
    subject: Subject, message: String, measured: String? = nil, required: String? = nil, fix: String,
    criteria: [Criterion], related: [Related] = [],
    screenLocation: SourceLocation = SourceLocation(line: 1, column: 1), component: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.outcome = outcome
    self.screen = screen
    self.file = file
    self.location = location
    self.subject = subject
    self.message = message
    self.measured = measured
    self.required = required
    self.fix = fix
    self.criteria = criteria
    self.related = related
    self.screenLocation = screenLocation
    self.component = component
  }

  /// The control a finding is about, as a person would point it out.
  public struct Subject: Sendable, Equatable {
    /// `text field`; nil for the screen as a whole.
    public var role: String?
    public var name: String?
    public var identifier: String?
    public var className: String?
    /// How to find a control that its name does not tell from others: `image "gear", right of "Play"`,
    /// `outlet stopButton`, `second of three`. Quoted and safe to print.
    public var lookup: String?
    /// From the root: `UIView/UITableView/UITableViewCell[3]`.
    public var path: String
    /// The nearest identifier above it.
    public var anchor: String?
    /// In source, where there is no path: the types and members it is in, `RangeSlider/layoutSubviews()`; empty for
    /// what is in none.
    public var declaration: String?

    public init(
      role: String? = nil, name: String? = nil, identifier: String? = nil, className: String? = nil, path: String,
      anchor: String? = nil, declaration: String? = nil
    ) {
      self.role = role
      self.name = name
      self.identifier = identifier
      self.className = className
      self.path = path
      self.anchor = anchor
      self.declaration = declaration
    }
  }

  /// A change to the file: what is from one place to another gives way to a text.
  public struct Edit: Sendable, Equatable {
    public var start: SourceLocation
    /// Where the first character is that is kept.
    public var end: SourceLocation
    public var replacement: String

    public init(start: SourceLocation, end: SourceLocation, replacement: String) {
      self.start = start
      self.end = end
      self.replacement = replacement
    }
  }

  /// Another control that takes part, or a place that explains it.
  public struct Related: Sendable, Equatable {
    public var subject: Subject
    public var location: SourceLocation
    /// Behind what it points at, on the same line; nil if it is not known.
    public var end: SourceLocation?
    /// Nil where it is the finding's own.
    public var file: FilePath?
    /// What the place has to do with it, where that is more than taking part: a predicate of the subject.
    public var message: String?

    public init(subject: Subject, location: SourceLocation, file: FilePath? = nil, message: String? = nil) {
      self.subject = subject
      self.location = location
      self.file = file
      self.message = message
    }
  }
}

extension Finding {
  /// What it points at: at least one character.
  public var range: SourceRange { SourceRange(location, end: end) }
}

extension Finding.Related {
  /// What it points at: at least one character.
  public var range: SourceRange { SourceRange(location, end: end) }

  /// A line of the code behind an interface file.
  init(_ site: CodeSite) {
    let subject = Finding.Subject(role: "class", name: site.className, path: "", declaration: site.className)
    self.init(
      subject: subject, location: SourceLocation(line: site.line, column: 1), file: site.file, message: "sets it here")
  }
}

extension Finding.Subject {
  /// `button "Options"`, `button "More" (second of three)`, `button (#close, image "xmark")`, `button #options`,
  /// `RangeSlider`: quoted and safe to print. Only the screen has no path.
  public var description: String {
    guard let lookup else { return plainDescription }
    let isNamed = name.map { !SpokenText.isBlank($0) } ?? false
    return "\(isNamed ? plainDescription : kind) (\(lookup))"
  }

  /// Without what is next to it, which a change of another control changes: `button "More"`.
  public var plainDescription: String {
    if let name, !SpokenText.isBlank(name) { return "\(kind) \(name.quoted())" }
    if let identifier, !identifier.isEmpty { return "\(kind) #\(identifier.escapedForDisplay)" }
    return kind
  }

  private var kind: String { role ?? className?.escapedForDisplay ?? (path.isEmpty ? "screen" : "element") }
}
