import A11yCore

/// A finding as SARIF has it (`result`, section 3.27).
enum SARIFResult {
  /// - Parameter baseline: `new` or `unchanged`; nil where there is no baseline.
  static func write(
    _ finding: Finding, _ identity: FindingIdentity, ruleIndex: Int, baseline: String? = nil, _ options: ReportOptions,
    to writer: inout JSONWriter
  ) {
    let isReview = finding.outcome == .review
    writer.member("baselineState", baseline)
    writer.member("kind", isReview ? "review" : "fail")
    // Section 3.27.10: a kind other than "fail" goes with the level "none".
    writer.member("level", isReview ? "none" : finding.severity.sarifLevel)
    writer.array("locations") { writer in
      writer.element { writer in
        writer.object { writer in
          logical(finding.subject, of: finding, to: &writer)
          physical(finding.location, in: finding.file, options, to: &writer)
        }
      }
    }
    // GitHub shows the first sentence where room is short.
    message("\(finding.sentence). Fix: \(finding.fix)", to: &writer)
    writer.object("partialFingerprints") { writer in
      writer.member("a11yAudit/v1", identity.fingerprint)
      // The only one GitHub uses. The number behind the colon tells equals apart, as in GitHub's own.
      writer.member("primaryLocationLineHash", "\(identity.commonFingerprint):\(identity.ordinal)")
    }
    properties(of: finding, to: &writer)
    related(to: finding, options, to: &writer)
    writer.member("ruleId", finding.rule)
    writer.member("ruleIndex", ruleIndex)
    if baseline == "unchanged" { acceptance(to: &writer) }
  }

  /// Section 3.35: accepted outside of what was audited.
  private static func acceptance(to writer: inout JSONWriter) {
    writer.array("suppressions") { writer in
      writer.element { writer in
        writer.object { writer in
          writer.member("justification", "accepted in the baseline")
          writer.member("kind", "external")
          writer.member("status", "accepted")
        }
      }
    }
  }

  private static func message(_ text: String, to writer: inout JSONWriter) {
    writer.object("message") { $0.member("text", text.safe.withoutLinks) }
  }

  private static func properties(of finding: Finding, to writer: inout JSONWriter) {
    if finding.measured == nil, finding.required == nil, finding.screen == nil { return }
    writer.object("properties") { writer in
      writer.member("measured", finding.measured)
      writer.member("required", finding.required)
      writer.member("screen", finding.screen)
    }
  }

  private static func related(to finding: Finding, _ options: ReportOptions, to writer: inout JSONWriter) {
    // GitHub takes a thousand places of a result and keeps a hundred.
    let related = finding.related.prefix(100)
    if related.isEmpty { return }
    writer.array("relatedLocations") { writer in
      for (number, other) in related.enumerated() {
        writer.element { writer in
          writer.object { writer in
            writer.member("id", number + 1)
            logical(other.subject, of: finding, to: &writer)
            message(other.sentence, to: &writer)
            physical(other.location, in: finding.file(of: other), options, to: &writer)
          }
        }
      }
    }
  }

  private static func logical(_ subject: Finding.Subject, of finding: Finding, to writer: inout JSONWriter) {
    let path = subject.declaration ?? (subject.path.isEmpty ? finding.screen ?? "" : subject.path)
    if path.isEmpty { return }
    writer.array("logicalLocations") { writer in
      writer.element { writer in
        writer.object { writer in
          writer.member("fullyQualifiedName", path)
          writer.member("kind", subject.declaration == nil ? "element" : "member")
        }
      }
    }
  }

  /// One character long: GitHub shows an alert in a pull request only when all of its lines are among the changed ones.
  private static func physical(
    _ location: SourceLocation, in file: String, _ options: ReportOptions, to writer: inout JSONWriter
  ) {
    let line = Int(location.shown.line)
    let column = Int(location.shown.column)
    writer.object("physicalLocation") { writer in
      writer.object("artifactLocation") { writer in
        let path = options.repositoryPath(file)
        writer.member("uri", path.isAbsolutePath ? path.fileURI : path.relativeURI)
        if !path.isAbsolutePath { writer.member("uriBaseId", "%SRCROOT%") }
      }
      writer.object("region") { writer in
        writer.member("endColumn", column + 1)
        writer.member("endLine", line)
        writer.member("startColumn", column)
        writer.member("startLine", line)
      }
    }
  }
}

extension String {
  /// `[text](target)` is a link even in plain messages (section 3.11.6); a label may not bring one.
  fileprivate var withoutLinks: String {
    guard utf8.contains(UInt8(ascii: "]")) else { return self }
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte == UInt8(ascii: "("), bytes.last == UInt8(ascii: "]") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
