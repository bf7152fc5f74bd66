/// One cause with all of its places: the same rule on the rows of one list, on the instances of one class, on one part of
/// several screens.
public struct FindingGroup: Sendable {
  /// Where its findings stand among those that were grouped; in their order and never empty. Findings are large and are
  /// not copied.
  public private(set) var indices: [Int]
  private let all: [Finding]

  /// Speaks for all.
  public var first: Finding { all[indices[0]] }

  /// In the order of the report.
  public var findings: [Finding] { indices.map { all[$0] } }

  public var severity: Severity { all[indices[0]].severity }

  public var outcome: Outcome { all[indices[0]].outcome }

  /// How many screens it is on.
  public var screens: Int { Set(indices.map { Place(all[$0]) }).count }

  /// ` (in 60 places on 12 screens)`; empty for a single place.
  public var extent: String {
    if indices.count == 1 { return "" }
    let screens = screens
    return " (\(indices.count) occurrences" + (screens == 1 ? ")" : " on \(screens) screens)")
  }

  /// Groups findings, or leaves each by itself; a group is where its first finding stood.
  public static func groups(of findings: [Finding], together: Bool = true) -> [FindingGroup] {
    if !together { return findings.indices.map { FindingGroup(indices: [$0], all: findings) } }
    var groups: [FindingGroup] = []
    var numbers: [Key: Int] = [:]
    var counts: [Control: Int] = [:]
    for index in findings.indices {
      let ordinal = Self.next(&counts[Control(findings[index]), default: 0])
      let key = Key(findings[index], ordinal: ordinal)
      if let number = numbers[key] {
        groups[number].indices.append(index)
      } else {
        numbers[key] = groups.count
        groups.append(FindingGroup(indices: [index], all: findings))
      }
    }
    return groups
  }

  /// The count, which is one more then.
  private static func next(_ count: inout Int) -> Int {
    defer { count += 1 }
    return count
  }

  private struct Key: Hashable {
    var rule: String
    var severity: Severity
    var outcome: Outcome
    var component: String
    /// A rule may say several things of one control, each of which is a cause of its own.
    var ordinal: Int

    init(_ finding: borrowing Finding, ordinal: Int) {
      rule = finding.rule
      severity = finding.severity
      outcome = finding.outcome
      component = finding.component
      self.ordinal = ordinal
    }
  }

  /// What is said of one control in one voice: groups are the same whether or not notices are among the findings.
  private struct Control: Hashable {
    var rule: String
    var severity: Severity
    var outcome: Outcome
    var path: String
    var place: Place

    init(_ finding: borrowing Finding) {
      rule = finding.rule
      severity = finding.severity
      outcome = finding.outcome
      path = finding.subject.path
      place = Place(finding)
    }
  }

  private struct Place: Hashable {
    var file: FilePath
    var location: SourceLocation

    init(_ finding: borrowing Finding) {
      file = finding.file
      location = finding.screenLocation
    }
  }
}
