public import A11yCore

extension Screen {
  /// Audits the screen.
  ///
  /// ```swift
  /// #expect(screen.audit().isEmpty)
  /// #expect(screen.audit([TargetSize(minimum: 48)]).isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - rules: the rules to run, with their options.
  ///   - severity: the minimum severity of the findings returned.
  ///   - reviews: whether findings that need manual review are returned as well.
  ///   - file: the file in which findings are reported.
  public func audit(
    _ rules: [any Rule<AccessibilityTree>] = .defaults, from severity: Severity = .warning, reviews: Bool = false,
    file: String = #filePath
  ) -> Findings {
    let result = Audit(rules: rules).run(AccessibilityTree(self), file: FilePath(file))
    let counted = result.findings.filter { finding in
      finding.outcome == .review ? reviews : finding.severity >= severity
    }
    return Findings(counted, of: result)
  }
}
