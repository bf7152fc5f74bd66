package import A11yConfiguration
package import A11yCore
import ArgumentParser

/// From which severity on findings make the command fail.
package enum FailingLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, notice, review, never

  /// What the command line says, or else a file's configuration, or else `error`.
  package init(_ asked: FailingLevel?, or configuration: Configuration) {
    self = asked ?? configuration.failOn.flatMap { FailingLevel(rawValue: $0.value) } ?? .error
  }

  /// The least severity that fails; nil for none.
  package var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .notice, .review: .notice
    case .never: nil
    }
  }

  /// Whether it fails on more than another level does.
  package func isLower(than other: FailingLevel) -> Bool {
    let order: [FailingLevel] = [.review, .notice, .warning, .error, .never]
    return order.first { $0 == self || $0 == other } == self && self != other
  }

  /// Whether a finding fails at this level. `review` fails on everything, reviews among it.
  package func fails(_ finding: Finding) -> Bool {
    switch self {
    case .review: true
    case .error, .warning, .notice, .never: finding.outcome == .fail && severity.map { finding.severity >= $0 } ?? false
    }
  }
}
