/// How much a finding matters. `error`: people are stopped. `warning`: people are slowed. `notice`: a matter of taste
/// or of certainty.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  case notice, warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .notice: 0
    case .warning: 1
    case .error: 2
    }
  }
}
