/// One cause with all of its places: the same rule on the rows of one list, on the instances of one class, on one part of
/// several screens.
public struct FindingGroup: Sendable, Equatable {
  /// In the order of the report; never empty. The first speaks for all.
  public private(set) var findings: [Finding]

  public var first: Finding { findings[0] }

  /// How many screens it is on.
  public var screens: Int { Set(findings.map { Place(file: $0.file, location: $0.screenLocation) }).count }

  /// ` (in 60 places on 12 screens)`; empty for a single place.
  public var extent: String {
    if findings.count == 1 { return "" }
    let screens = screens
    return " (in \(findings.count) places" + (screens == 1 ? ")" : " on \(screens) screens)")
  }

  /// Groups findings, or leaves each by itself; a group stands where its first finding stood.
  public static func groups(of findings: [Finding], together: Bool = true) -> [FindingGroup] {
    if !together { return findings.map { FindingGroup(findings: [$0]) } }
    var groups: [FindingGroup] = []
    var numbers: [Key: Int] = [:]
    var counts: [Control: Int] = [:]
    for finding in findings {
      let control = Control(finding)
      let key = Key(finding, ordinal: counts[control] ?? 0)
      counts[control] = key.ordinal + 1
      if let number = numbers[key] {
        groups[number].findings.append(finding)
      } else {
        numbers[key] = groups.count
        groups.append(FindingGroup(findings: [finding]))
      }
    }
    return groups
  }

  private struct Key: Hashable {
    var rule: String
    var severity: Severity
    var outcome: Outcome
    var component: String
    /// A rule may say several things of one control, each of which is a cause of its own.
    var ordinal: Int

    init(_ finding: Finding, ordinal: Int) {
      rule = finding.rule
      severity = finding.severity
      outcome = finding.outcome
      component = finding.component
      self.ordinal = ordinal
    }
  }

  private struct Control: Hashable {
    var rule: String
    var path: String
    var place: Place

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.subject.path
      place = Place(file: finding.file, location: finding.screenLocation)
    }
  }

  private struct Place: Hashable {
    var file: String
    var location: SourceLocation
  }
}
