public import A11yCore

/// The findings that somebody accepts for now, so that only new ones fail.
///
/// An entry means a finding by what `FindingIdentity` knows it by: rule, file name, screen, identifier or role and name, or
/// the mark of a control without a name. Among findings that agree in all this, those at the same place are known first, and
/// then as many as there are entries.
public struct Baseline: Equatable, Sendable {
  /// Grows when an entry changes its meaning.
  public static let version = 2

  /// That of the file it was read from. Version 1 does not know marks and places.
  public private(set) var version: Int

  /// Sorted, and each there once.
  public private(set) var entries: [BaselineEntry]

  public init(_ entries: some Sequence<BaselineEntry>, version: Int = Baseline.version) {
    self.version = version
    self.entries = Set(entries).sorted(by: BaselineEntry.precedes)
  }

  /// Accepts everything an audit found, what people have to look at among it.
  public init(accepting result: AuditResult) {
    let findings = result.findings + (result.known ?? [])
    var numbers: [BaselineEntry: Int] = [:]
    self.init(
      zip(findings, FindingIdentity.identities(of: findings)).map { finding, identity in
        var entry = BaselineEntry(finding, identity)
        numbers[entry, default: 0] += 1
        entry.number = numbers[entry, default: 1]
        return entry
      })
  }
}
