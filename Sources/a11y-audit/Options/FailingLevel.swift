import A11yCore
import ArgumentParser

/// From which severity on findings make the command fail.
enum FailingLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, notice, review, never

  /// Whether a result fails at this level. `review` fails on everything, reviews among it.
  func fails(_ result: AuditResult) -> Bool {
    switch self {
    case .never: false
    case .error: result.count(.error) > 0
    case .warning: result.count(.error) + result.count(.warning) > 0
    case .notice: result.count(.error) + result.count(.warning) + result.count(.notice) > 0
    case .review: !result.findings.isEmpty
    }
  }
}
