/// What changed in the findings between two versions of a screen. The same finding is known by its `FindingIdentity`, so
/// lines, frames and measured numbers may change freely.
public struct FindingComparison: Sendable, Equatable {
  /// In the new version only, in its order.
  public let added: [Finding]
  /// In both, and worse now: it fails where it was for a person to look at, or its severity has risen.
  public let risen: [Finding]
  /// In the old version only, in its order.
  public let fixed: [Finding]
  /// How many are in both and no worse.
  public let kept: Int

  /// Files and screens may be called otherwise in the new version: their names take no part.
  public init(old: [Finding], new: [Finding]) {
    let oldIdentities = Self.identities(of: old)
    let newIdentities = Self.identities(of: new)
    let before = Dictionary(zip(oldIdentities, old)) { first, _ in first }
    let now = Set(newIdentities)
    var added: [Finding] = []
    var risen: [Finding] = []
    for (identity, finding) in zip(newIdentities, new) {
      guard let earlier = before[identity] else {
        added.append(finding)
        continue
      }
      if Self.weight(finding) > Self.weight(earlier) { risen.append(finding) }
    }
    self.added = added
    self.risen = risen
    fixed = zip(oldIdentities, old).filter { !now.contains($0.0) }.map(\.1)
    kept = new.count - added.count - risen.count
  }

  private static func identities(of findings: [Finding]) -> [FindingIdentity] {
    FindingIdentity.identities(
      of: findings.map { finding in
        var finding = finding
        finding.file = ""
        finding.screen = nil
        // A finding about the screen as a whole goes by the screen's name.
        if finding.subject.path.isEmpty { finding.subject.name = nil }
        return finding
      })
  }

  private static func weight(_ finding: Finding) -> Int {
    guard finding.outcome == .fail else { return 0 }
    return 1 + (Severity.allCases.firstIndex(of: finding.severity) ?? 0)
  }
}
