public import A11yCore
import A11yReports
import A11yRules

/// The rules of an audit, with their options.
public struct RuleSelection: Sendable {
  var rules: [any Rule<AccessibilityTree>]

  /// The rules that are on by default.
  public static let defaults = RuleSelection(rules: Catalog.defaults)
  /// Every rule.
  public static let all = RuleSelection(rules: Catalog.rules)

  /// One rule alone: `try .only("target-size", ["minimum": "48"])`.
  ///
  /// - Throws: a `RuleSelectionError` for an unknown rule, or an option or value that the rule does not take.
  public static func only(_ id: String, _ options: [String: String] = [:]) throws -> RuleSelection {
    try RuleSelection(rules: []).adding(id, options)
  }

  /// With one rule more, or with other options for it.
  ///
  /// - Throws: a `RuleSelectionError` for an unknown rule, or an option or value that the rule does not take.
  public func adding(_ id: String, _ options: [String: String] = [:]) throws -> RuleSelection {
    guard var rule = Catalog.rule(id) else { throw RuleSelectionError(message: "unknown rule '\(id)'") }
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      do {
        try rule.set(name, to: value)
      } catch {
        throw RuleSelectionError(message: "\(id): \(error)")
      }
    }
    return RuleSelection(rules: rules.filter { $0.info.id != id } + [rule])
  }

  /// Without a rule.
  ///
  /// - Throws: a `RuleSelectionError` for an unknown rule.
  public func removing(_ id: String) throws -> RuleSelection {
    guard Catalog.rule(id) != nil else { throw RuleSelectionError(message: "unknown rule '\(id)'") }
    return RuleSelection(rules: rules.filter { $0.info.id != id })
  }
}

/// A rule, an option or a value that does not exist.
public struct RuleSelectionError: Error, CustomStringConvertible {
  var message: String
  public var description: String { message }
}

/// The findings of an audit. They print as the command's text report does, so that a failing
/// `#expect(screen.audit().isEmpty)` shows the problems.
public struct Findings: RandomAccessCollection, Sendable, CustomStringConvertible {
  private let findings: [Finding]
  /// The whole result: also reviews, notices, suppressed findings and what was not checked.
  public let result: AuditResult

  init(_ findings: [Finding], of result: AuditResult) {
    self.findings = findings
    self.result = result
  }

  public var startIndex: Int { findings.startIndex }
  public var endIndex: Int { findings.endIndex }
  public subscript(position: Int) -> Finding { findings[position] }

  public var description: String {
    var shown = result
    shown.findings = findings
    var options = ReportOptions(version: "")
    options.groupsFindings = false
    options.showsNotices = true
    return TextReporter.report(shown, options: options)
  }
}

extension Screen {
  /// Audits the screen.
  ///
  /// - Parameters:
  ///   - rules: the rules to run.
  ///   - severity: the minimum severity of the findings returned.
  ///   - reviews: whether findings that need manual review are returned as well.
  ///   - file: the file that findings name.
  /// - Returns: findings in the order of the screen.
  public func audit(
    _ rules: RuleSelection = .defaults, from severity: Severity = .warning, reviews: Bool = false,
    file: String = #filePath
  ) -> Findings {
    let result = Audit(rules: rules.rules).run(AccessibilityTree(self), file: FilePath(file))
    let counted = result.findings.filter { finding in
      finding.outcome == .review ? reviews : finding.severity >= severity
    }
    return Findings(counted, of: result)
  }
}
