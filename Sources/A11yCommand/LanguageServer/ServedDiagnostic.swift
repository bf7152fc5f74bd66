package import A11yCore

/// What a server tells an editor about a place in a document.
package struct ServedDiagnostic: Sendable, Equatable {
  /// As the Language Server Protocol numbers them.
  package enum Severity: Int, Sendable { case error = 1, warning, information }

  /// Another place, in the document or in another file.
  package struct Related: Sendable, Equatable {
    package var file: FilePath?
    package var range: SourceRange
    package var message: String
  }

  package var severity: Severity
  package var range: SourceRange
  package var message: String
  /// The rule; nil for what cannot be read.
  package var rule: String?
  package var related: [Related] = []
  package var remedy = ""
  package var edits: [Finding.Edit] = []
  package var areEditsSafe = true
  /// The change of the document that accepts the finding; nil where the configuration has to.
  package var suppression: Finding.Edit?

  package init(_ severity: Severity, _ message: String, at range: SourceRange) {
    self.severity = severity
    self.message = message
    self.range = range
  }

  package init(_ finding: Finding) {
    let isReview = finding.outcome == .review
    severity =
      switch finding.severity {
      case _ where isReview: .information
      case .error: .error
      case .warning: .warning
      case .notice: .information
      }
    range = finding.range
    let words = "\(finding.subject.description): \(finding.message)"
    message = (isReview ? "review: " : "") + words + "\n\(finding.fix)"
    rule = finding.rule
    remedy = finding.fix
    edits = finding.edits
    areEditsSafe = finding.isFixable
    related = finding.related.map { other in
      Related(
        file: other.file == finding.file ? nil : other.file, range: other.range,
        message: other.message.map { "\(other.subject.description): \($0)" } ?? other.subject.description)
    }
  }
}
