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

extension AuditResult {
  /// What a record counts, as the result of its file.
  public init(_ record: FileRecord) {
    self.init(controls: record.controls, screens: record.screens, skipped: record.skipped)
    elements = record.elements
    suppressed = record.suppressed
    settledInCode = record.settledInCode
    notChecked = record.notChecked
    examined = record.examined
    files = 1
    records = [record]
  }

  /// Says that all of this is of one file.
  public mutating func close(file path: FilePath) {
    files = 1
    records = [FileRecord(path: path, of: self)]
  }

  /// Puts everything into the order of the report, whatever order files were read in.
  public mutating func sort() {
    if !findings.isSorted(by: Finding.precedes) { findings.sort(by: Finding.precedes) }
    known?.sort(by: Finding.precedes)
    accepted.sort { Finding.precedes($0.finding, $1.finding) }
    records.sort { $0.path < $1.path }
    omissions.sort { ($0.file, $0.location, $0.message) < ($1.file, $1.location, $1.message) }
    unread.sort()
    unchanged.sort()
    exempt.sort()
  }
}

extension Array {
  /// Findings are large and most results are sorted already: no copy is made to find that out.
  fileprivate func isSorted(by precedes: (Element, Element) -> Bool) -> Bool {
    indices.dropFirst().allSatisfy { !precedes(self[$0], self[$0 - 1]) }
  }
}

/// A finding that somebody accepts, and what they say of it.
public struct Acceptance: Sendable, Equatable {
  public var finding: Finding
  public var reason: String?
  /// Said where the control is described, and not in the project's configuration.
  public var isInSource: Bool

  public init(finding: Finding, reason: String?, isInSource: Bool) {
    self.finding = finding
    self.reason = reason
    self.isInSource = isInSource
  }
}

extension AuditResult {
  /// Counts a finding as accepted, not as found.
  public mutating func accept(_ finding: Finding, because reason: String?, inSource: Bool) {
    suppressed += 1
    accepted.append(Acceptance(finding: finding, reason: reason, isInSource: inSource))
  }
}

/// What was looked at in one file. Results of parts of a whole are put together by file: a file that was audited twice
/// counts once.
public struct FileRecord: Sendable, Equatable {
  /// As findings name it.
  public var path: FilePath
  public var controls = 0
  public var screens = 0
  public var elements = 0
  public var suppressed = 0
  public var settledInCode = 0
  public var notChecked: [String: [Fact: Int]] = [:]
  public var skipped: [AccessibilityTree.SkipReason: Int] = [:]
  public var examined: [ExaminedKind: Int] = [:]

  public init(path: FilePath) { self.path = path }

  /// - Parameter result: the file's own.
  public init(path: FilePath, of result: AuditResult) {
    self.path = path
    controls = result.controls
    screens = result.screens
    elements = result.elements
    suppressed = result.suppressed
    settledInCode = result.settledInCode
    notChecked = result.notChecked
    skipped = result.skipped
    examined = result.examined
  }
}

/// What is counted in source, so that a report says how much of it was looked at.
public enum ExaminedKind: String, CaseIterable, Comparable, Sendable {
  case buttons, taps, images, inputs, fonts
  /// Outlets that no interface file of the run connects: what these files set is not known.
  case unresolvedOutlets

  public static func < (a: ExaminedKind, b: ExaminedKind) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
