import A11yCore

/// Finds for each finding an entry that accepts it, each entry for one finding only.
struct BaselineMatching {
  /// What makes a finding the same finding, but for its number.
  private struct Key: Hashable {
    var rule: String
    var id: String
  }

  /// Taken entries are nil.
  private var entries: [BaselineEntry?]
  private var byKey: [Key: [Int]] = [:]
  /// Version 1 knows neither marks nor places.
  private let hasPlaces: Bool

  init(_ entries: [BaselineEntry], version: Int) {
    self.entries = entries
    hasPlaces = version > 1
    for (index, entry) in entries.enumerated() {
      byKey[Key(rule: entry.rule, id: entry.id), default: []].append(index)
    }
  }

  /// The entries that accepted nothing.
  var left: [BaselineEntry] { entries.compactMap(\.self) }

  /// Whether each finding is accepted.
  ///
  /// Of findings that agree in all that counts, those that look as they did at the place where they were are accepted
  /// first, and then those that look as they did: of nine numbered rows and a tenth the tenth is new, wherever it is. Then
  /// failures and then reviews, as many as there are entries.
  mutating func match(_ findings: [Finding]) -> [Bool] {
    var isKnown = [Bool](repeating: false, count: findings.count)
    let identities = FindingIdentity.identities(of: findings)
    var groups: [Key: [Int]] = [:]
    for (index, identity) in identities.enumerated() {
      groups[Key(rule: identity.rule, id: id(of: identity)), default: []].append(index)
    }
    for (key, group) in groups {
      guard let entries = byKey[key] else { continue }
      let ordered = group.sorted { (identities[$0].ordinal, $0) < (identities[$1].ordinal, $1) }
      let alike = ordered.map { (index: $0, entry: BaselineEntry(findings[$0], identities[$0], id: key.id)) }
      if hasPlaces { matchAlike(alike, entries, &isKnown) }
      matchAlike(alike.map { ($0.index, $0.entry.withoutPlace) }, entries, withoutPlaces: true, &isKnown)
      matchRest(ordered.map { ($0, findings[$0].outcome == .review) }, entries, &isKnown)
    }
    return isKnown
  }

  private func id(of identity: FindingIdentity) -> String {
    hasPlaces ? identity.commonFingerprint : identity.unmarkedFingerprint
  }

  private mutating func matchAlike(
    _ findings: [(index: Int, entry: BaselineEntry)], _ candidates: [Int], withoutPlaces: Bool = false,
    _ isKnown: inout [Bool]
  ) {
    var alike: [BaselineEntry: [Int]] = [:]
    for candidate in candidates.reversed() {
      guard var entry = entries[candidate] else { continue }
      entry.number = 1
      if withoutPlaces { entry.place = nil }
      alike[entry, default: []].append(candidate)
    }
    for (index, entry) in findings where !isKnown[index] {
      guard let candidate = alike[entry]?.popLast() else { continue }
      entries[candidate] = nil
      isKnown[index] = true
    }
  }

  private mutating func matchRest(
    _ findings: [(index: Int, isReview: Bool)], _ candidates: [Int], _ isKnown: inout [Bool]
  ) {
    var failures = candidates.filter { entries[$0]?.isReview == false }[...]
    var reviews = candidates.filter { entries[$0]?.isReview == true }[...]
    for isReview in [false, true] {
      for finding in findings where finding.isReview == isReview && !isKnown[finding.index] {
        guard let candidate = (isReview ? reviews.popFirst() : nil) ?? failures.popFirst() else { continue }
        entries[candidate] = nil
        isKnown[finding.index] = true
      }
    }
  }
}
