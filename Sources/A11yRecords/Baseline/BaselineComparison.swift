public import A11yCore

/// What of an audit's findings is new, and what of a baseline is not there any more.
public struct BaselineComparison: Sendable {
  /// The audit's result, with what the baseline accepts moved to `known`.
  public private(set) var result: AuditResult
  /// Entries without a finding, of rules that ran and files that were read.
  public private(set) var fixed: [BaselineEntry]
  /// The baseline without them.
  public private(set) var rest: Baseline

  public init(_ result: AuditResult, against baseline: Baseline, in scope: BaselineScope) {
    let findings = result.findings + (result.known ?? [])
    // A finding may be in a file that is no description, such as one that accepts findings.
    let files = ReadFiles(Set(result.records.map(\.path) + findings.map(\.file)), scope)
    var places: [FilePath: FilePath?] = [:]
    for entry in baseline.entries where places[entry.file] == nil { places[entry.file] = scope.file(entry.file) }
    func place(_ entry: BaselineEntry) -> FilePath? { places[entry.file] ?? nil }
    var matching = BaselineMatching(
      baseline.entries.filter { place($0) == nil || files.hasRead($0.file, at: place($0)) }, version: baseline.version)
    let isKnown = matching.match(findings)
    self.result = result
    self.result.findings = []
    self.result.known = []
    for (finding, isKnown) in zip(findings, isKnown) {
      if isKnown { self.result.known?.append(finding) } else { self.result.findings.append(finding) }
    }
    self.result.sort()
    // In what breaks off, or does not parse, everything may be there still.
    let damaged = ReadFiles(Set(result.omissions.map(\.file)), scope)
    fixed = matching.left.filter {
      scope.judges($0.rule) && files.hasRead($0.file, at: place($0)) && !damaged.hasRead($0.file, at: place($0))
    }
    rest = Baseline(Set(baseline.entries).subtracting(fixed), version: baseline.version)
  }
}

/// The files of a run. Somebody who works in another folder names them by another beginning.
private struct ReadFiles {
  private var byName: [FilePath: [FilePath]] = [:]
  private var places: Set<FilePath> = []

  init(_ paths: Set<FilePath>, _ scope: BaselineScope) {
    for path in paths {
      byName[Self.name(path), default: []].append(path)
      places.insert(scope.absolute(path))
    }
  }

  /// - Parameter place: the file that the path names; nil if it is not there, and then its name must do.
  func hasRead(_ path: FilePath, at place: FilePath?) -> Bool {
    if let place { return places.contains(place) }
    return (byName[Self.name(path)] ?? []).contains {
      $0 == path || $0.hasSuffix("/" + path.text) || path.hasSuffix("/" + $0.text)
    }
  }

  private static func name(_ path: FilePath) -> FilePath { FilePath(path.name) }
}

/// What a run looked at, so that what it did not look at is not taken for fixed.
public struct BaselineScope: Sendable {
  /// The rules that ran.
  public var rules: Set<String>
  /// Every rule there is: an entry of no rule is of no use.
  public var knownRules: Set<String>
  /// The file that an entry names, from the root of the file system; nil if it is not there. One that is there, and was
  /// not read, keeps its entries to itself.
  public var file: @Sendable (_ path: FilePath) -> FilePath?
  /// A file of the run from the root of the file system.
  public var absolute: @Sendable (_ path: FilePath) -> FilePath

  public init(
    rules: Set<String>, knownRules: Set<String>,
    file: @escaping @Sendable (_ path: FilePath) -> FilePath? = { _ in nil },
    absolute: @escaping @Sendable (_ path: FilePath) -> FilePath = { $0 }
  ) {
    self.rules = rules
    self.knownRules = knownRules
    self.file = file
    self.absolute = absolute
  }

  func judges(_ rule: String) -> Bool { rules.contains(rule) || !knownRules.contains(rule) }
}
