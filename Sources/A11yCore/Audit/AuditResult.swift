/// What an audit found, and what it could not look at.
public struct AuditResult: Sendable, Equatable {
  public var findings: [Finding] = []
  /// Findings that a baseline accepts; nil where there is no baseline. They are counted and not shown.
  public var known: [Finding]?
  public var files = 0
  /// What each of the files had, so that results of parts of a whole can be put together.
  public var records: [FileRecord] = []
  /// What could not be read, in a line each: `login.json: error: the file is empty`. It was not checked.
  public var unread: [String] = []
  /// Files that were left out because they have not changed.
  public var unchanged: [FilePath] = []
  /// Files of source that were read and not checked: tests, previews and generated files.
  public var exempt: [FilePath] = []
  public var controls = 0
  public var screens = 0
  /// Elements that were there to be checked.
  public var elements = 0
  /// How many findings are accepted where the control is described, or in the configuration.
  public var suppressed = 0
  /// Violations of interface files that rest on a fact which code sets to something else.
  public var settledInCode = 0
  /// Those findings.
  public var accepted: [Acceptance] = []
  /// Those of the caller's suppressions (`Suppression.entry`) that accepted something.
  public var matchedEntries: Set<Int> = []
  /// By rule: how many controls lacked which fact.
  public var notChecked: [String: [Fact: Int]] = [:]
  /// What descriptions say that they leave out, and where source does not parse.
  public var omissions: [Omission] = []
  /// What was looked at is Swift source: `controls` are custom controls in it, and there are no screens.
  public var isOfSource = false
  /// Of source: how many of what it holds.
  public var examined: [ExaminedKind: Int] = [:]
  /// Elements left out on purpose, by kind.
  public var skipped: [AccessibilityTree.SkipReason: Int] = [:]

  public init(controls: Int = 0, screens: Int = 0, skipped: [AccessibilityTree.SkipReason: Int] = [:]) {
    self.controls = controls
    self.screens = screens
    self.skipped = skipped
  }

  /// Adds what was found elsewhere. Findings stay in the order in which results are added.
  public mutating func add(_ other: AuditResult) {
    findings += other.findings
    if let others = other.known { known = (known ?? []) + others }
    files += other.files
    records += other.records
    unread += other.unread
    unchanged += other.unchanged
    exempt += other.exempt
    controls += other.controls
    screens += other.screens
    isOfSource = isOfSource || other.isOfSource
    elements += other.elements
    suppressed += other.suppressed
    settledInCode += other.settledInCode
    accepted += other.accepted
    matchedEntries.formUnion(other.matchedEntries)
    omissions += other.omissions
    notChecked.merge(other.notChecked) { $0.merging($1, uniquingKeysWith: +) }
    skipped.merge(other.skipped, uniquingKeysWith: +)
    examined.merge(other.examined, uniquingKeysWith: +)
  }

  /// A description's own word that it is not whole, or the first place of a source file that does not parse: what is
  /// missing was not checked.
  public struct Omission: Hashable, Sendable {
    public var file: FilePath
    public var location: SourceLocation
    /// A predicate of the description or the file, without a period.
    public var message: String

    public init(file: FilePath, location: SourceLocation, message: String) {
      self.file = file
      self.location = location
      self.message = message
    }
  }

  /// How many findings of a severity failed outright.
  public func count(_ severity: Severity) -> Int {
    findings.indices.count { findings[$0].outcome == .fail && findings[$0].severity == severity }
  }

  /// Whether anything was there to be checked. A screen that exposes nothing is no screen without faults.
  public var hasJudged: Bool { isOfSource ? files > 0 : elements > 0 }

  /// How many findings people have to look at.
  public var reviewCount: Int { findings.indices.count { findings[$0].outcome == .review } }
}
