package import A11yCore
import ArgumentParser

/// From which severity on findings make the command fail.
package enum FailingLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, notice, review, never

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

  /// Whether a result fails at this level. `review` fails on everything, reviews among it.
  package func fails(_ result: AuditResult) -> Bool {
    switch self {
    case .never: false
    case .error: result.count(.error) > 0
    case .warning: result.count(.error) + result.count(.warning) > 0
    case .notice: result.count(.error) + result.count(.warning) + result.count(.notice) > 0
    case .review: !result.findings.isEmpty
    }
  }
}
