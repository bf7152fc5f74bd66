public import A11yCore

/// Counts over a whole run which suppressions of one configuration accepted something.
public struct SuppressionLedger: Sendable {
  private let suppressions: [AcceptedFinding]
  private var matched: Set<Int> = []
  /// They describe a control on which their rule could check.
  private var audited: Set<Int> = []
  /// Their rule ran for a file they concern.
  private var ran: Set<Int> = []
  private var fileCounts: [Int: Int] = [:]
  /// The ids of the rules that the run could have had: those of the other tool are for it to speak of.
  private let rules: Set<String>
  /// The ids that rules of the other tool have, too: an entry of one may be meant for that tool.
  private let sharedRules: Set<String>
  private let isOfSource: Bool

  /// - Parameters:
  ///   - otherRules: the ids of the rules of the other tool.
  ///   - isOfSource: whether the run checks Swift source.
  public init(
    _ configuration: Configuration, rules: Set<String>, otherRules: Set<String> = [], isOfSource: Bool = false
  ) {
    suppressions = configuration.suppressions
    self.rules = rules
    sharedRules = rules.intersection(otherRules)
    self.isOfSource = isOfSource
  }

  /// Whether an entry can only be meant for this tool.
  private func isOwn(_ entry: AcceptedFinding) -> Bool {
    !sharedRules.contains(entry.rule) || (isOfSource ? entry.isOnlyOfSource : entry.isOnlyOfScreens)
  }

  /// - Parameters:
  ///   - entries: those that concern the file.
  ///   - rules: the ids of the rules that ran.
  public mutating func addFile(_ entries: [Int], rules: Set<String>) {
    for entry in entries {
      fileCounts[entry, default: 0] += 1
      if rules.contains(suppressions[entry].rule) { ran.insert(entry) }
    }
  }

  /// - Parameters:
  ///   - present: those that describe a control on the screen.
  ///   - result: what the audit of the screen gave.
  public mutating func addScreen(_ present: [Suppression], _ result: AuditResult) {
    matched.formUnion(result.matchedEntries)
    for suppression in present where suppression.rules.allSatisfy({ result.notChecked[$0] == nil }) {
      if let entry = suppression.entry { audited.insert(entry) }
    }
  }

  /// Findings for unused and expired suppressions.
  ///
  /// - Parameters:
  ///   - sawEverything: whether all files were read to which the configuration may apply.
  ///   - exists: whether there is a file or folder.
  ///   - info: the rule for suppressions.
  ///   - severity: overrides the severity of that rule.
  public func findings(
    today: Day, sawEverything: Bool, exists: (FilePath) -> Bool = { _ in true }, by info: RuleInfo, severity: Severity?
  ) -> [Finding] {
    suppressions.enumerated().compactMap { number, entry in
      guard rules.contains(entry.rule) else { return nil }
      if let until = entry.until, entry.hasEnded(by: today) {
        let message = "expired on \(until)"
        return finding(entry, message, severity ?? max(.warning, info.severity), info)
      }
      guard isOwn(entry) else { return nil }
      // A misspelled name: what was to be suppressed is still reported, or will be.
      let misspelled = severity ?? max(.warning, info.severity)
      if fileCounts[number] == nil, entry.namesFiles, sawEverything || entry.names(noneThat: exists) {
        return finding(entry, "matches no file", misspelled, info)
      }
      guard ran.contains(number), !matched.contains(number) else { return nil }
      let sawAll = sawEverything || fileCounts[number] ?? 0 >= entry.exactFileCount ?? .max
      guard sawAll || audited.contains(number) else { return nil }
      return audited.contains(number)
        ? finding(entry, "suppresses no finding", severity ?? info.severity, info)
        : finding(entry, "matches no control", misspelled, info)
    }
  }

  private func finding(_ entry: AcceptedFinding, _ message: String, _ severity: Severity, _ info: RuleInfo) -> Finding {
    Finding(
      aboutSuppressionOf: entry.rule, by: info, severity: severity, file: entry.file, location: entry.location,
      message: message)
  }
}

extension AcceptedFinding {
  /// Every pattern is for Swift source.
  fileprivate var isOnlyOfSource: Bool { namesOnly(FileEndings.source) }

  /// It describes a control of a screen, or every pattern is for screens.
  fileprivate var isOnlyOfScreens: Bool { identifier != nil || label != nil || namesOnly(FileEndings.screens) }

  private func namesOnly(_ endings: [String]) -> Bool {
    !files.isEmpty && files.allSatisfy { glob in endings.contains(where: glob.pattern.hasSuffix) }
  }

  /// Every file is named, and none of them is there.
  fileprivate func names(noneThat exists: (FilePath) -> Bool) -> Bool {
    files.allSatisfy { glob in glob.namedPlace(in: folder).map { !exists($0) } ?? false }
  }

  /// How many files it is about, when it names each; nil for patterns, folders and all files.
  fileprivate var exactFileCount: Int? {
    let areNames = files.allSatisfy { glob in
      !glob.pattern.contains { "*?".contains($0) } && glob.pattern.split(separator: "/").last?.contains(".") == true
    }
    return files.isEmpty || !areNames ? nil : files.count
  }
}
