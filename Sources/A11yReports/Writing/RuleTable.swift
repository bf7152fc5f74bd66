import A11yCore

/// How many findings of each rule there are, by severity: the worst rule first.
struct RuleTable {
  private var rows: [String: [Int]] = [:]

  private static let columns = ["errors", "warnings", "notices", "to review"]

  init(_ findings: [Finding]) {
    for finding in findings { rows[finding.rule, default: [0, 0, 0, 0]][Self.column(of: finding)] += 1 }
  }

  private static func column(of finding: Finding) -> Int {
    if finding.outcome == .review { return 3 }
    return switch finding.severity {
    case .error: 0
    case .warning: 1
    case .notice: 2
    }
  }

  /// A line for the head and for each rule; rules end the lines, so that nothing has to be cut off.
  var text: String {
    let sorted = rows.sorted { a, b in
      a.value == b.value ? a.key < b.key : b.value.lexicographicallyPrecedes(a.value)
    }
    let head = Self.columns.joined(separator: "  ") + "  rule"
    let lines = sorted.map { rule, counts in
      zip(Self.columns, counts).map { column, count in
        let number = count == 0 ? "-" : String(count)
        return String(repeating: " ", count: max(0, column.count - number.count)) + number
      }.joined(separator: "  ") + "  " + rule.safe
    }
    return "\n" + ([head] + lines).joined(separator: "\n") + "\n"
  }
}
