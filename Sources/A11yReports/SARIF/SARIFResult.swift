import A11yCore

/// A finding as SARIF has it (`result`, section 3.27).
struct SARIFResult {
  /// Why a result is no alert (`suppression`, section 3.35).
  private struct Suppression {
    var kind: String
    var justification: String?
  }

  let finding: Finding
  private let identity: FindingIdentity
  /// `new` or `unchanged`; nil where there is no baseline, or it has no say.
  private var baseline: String?
  private var suppression: Suppression?

  var isSuppressed: Bool { suppression != nil }

  /// What a person has to do with.
  static func unsuppressed(of run: ReportedRun) -> [SARIFResult] {
    let identities = run.identities
    let findings = run.result.findings
    return findings.indices.map {
      SARIFResult(finding: findings[$0], identity: identities[$0], baseline: run.result.known == nil ? nil : "new")
    }
  }

  /// The same, then what the baseline accepts, then what else is accepted.
  static func all(of run: ReportedRun) -> [SARIFResult] {
    let known = zip(run.result.known ?? [], run.identities.dropFirst(run.result.findings.count)).map {
      SARIFResult(
        finding: $0, identity: $1, baseline: "unchanged",
        suppression: Suppression(kind: "external", justification: "in the baseline"))
    }
    let accepted = zip(run.result.accepted, run.acceptedIdentities).map {
      SARIFResult(
        finding: $0.finding, identity: $1,
        suppression: Suppression(kind: $0.isInSource ? "inSource" : "external", justification: $0.reason))
    }
    return unsuppressed(of: run) + known + accepted
  }

  /// - Parameter rule: its number among the rules.
  func write(rule: Int, _ options: ReportOptions, to writer: inout JSONWriter) {
    let isReview = finding.outcome == .review
    writer.member("baselineState", baseline)
    fixes(options, to: &writer)
    writer.member("kind", isReview ? "review" : "fail")
    // Section 3.27.10: a kind other than "fail" goes with the level "none".
    writer.member("level", isReview ? "none" : finding.severity.sarifLevel)
    writer.array("locations") { writer in
      writer.element { writer in
        writer.object { writer in
          logical(finding.subject, to: &writer)
          physical(finding.range, in: finding.file, options, to: &writer)
        }
      }
    }
    // GitHub shows the first sentence where room is short.
    Self.message("\(finding.sentence)\(finding.message.hasSuffix("?") ? "" : ".") Fix: \(finding.fix)", to: &writer)
    writer.object("partialFingerprints") { writer in
      writer.member("a11yAudit/v1", identity.fingerprint)
      // The only one GitHub uses. The number behind the colon tells equals apart, as in GitHub's own.
      writer.member("primaryLocationLineHash", "\(identity.commonFingerprint):\(identity.ordinal)")
    }
    properties(to: &writer)
    related(options, to: &writer)
    writer.member("ruleId", finding.rule)
    writer.member("ruleIndex", rule)
    if let suppression { Self.write(suppression, to: &writer) }
  }

  private static func write(_ suppression: Suppression, to writer: inout JSONWriter) {
    writer.array("suppressions") { writer in
      writer.element { writer in
        writer.object { writer in
          writer.member("justification", suppression.justification?.safe)
          writer.member("kind", suppression.kind)
          writer.member("status", "accepted")
        }
      }
    }
  }

  /// Section 3.55. One change of one file, which editors offer.
  private func fixes(_ options: ReportOptions, to writer: inout JSONWriter) {
    if finding.edits.isEmpty { return }
    writer.array("fixes") { writer in
      writer.element { writer in
        writer.object { writer in
          writer.array("artifactChanges") { writer in
            writer.element { $0.object { change(options, to: &$0) } }
          }
          writer.object("description") { $0.member("text", finding.fix.safe.withoutLinks) }
        }
      }
    }
  }

  private func change(_ options: ReportOptions, to writer: inout JSONWriter) {
    artifact(finding.file, options, to: &writer)
    writer.array("replacements") { writer in
      for edit in finding.edits {
        writer.element { writer in
          writer.object { writer in
            writer.object("deletedRegion") { writer in
              writer.member("endColumn", Int(edit.end.shown.column))
              writer.member("endLine", Int(edit.end.shown.line))
              writer.member("startColumn", Int(edit.start.shown.column))
              writer.member("startLine", Int(edit.start.shown.line))
            }
            writer.object("insertedContent") { $0.member("text", edit.replacement) }
          }
        }
      }
    }
  }

  private static func message(_ text: String, to writer: inout JSONWriter) {
    writer.object("message") { $0.member("text", text.safe.withoutLinks) }
  }

  private func properties(to writer: inout JSONWriter) {
    if finding.measured == nil, finding.required == nil, finding.screen == nil { return }
    writer.object("properties") { writer in
      writer.member("measured", finding.measured)
      writer.member("required", finding.required)
      writer.member("screen", finding.screen)
    }
  }

  private func related(_ options: ReportOptions, to writer: inout JSONWriter) {
    // GitHub takes a thousand places of a result and keeps a hundred.
    let related = finding.related.prefix(100)
    if related.isEmpty { return }
    writer.array("relatedLocations") { writer in
      for (number, other) in related.enumerated() {
        writer.element { writer in
          writer.object { writer in
            writer.member("id", number + 1)
            logical(other.subject, to: &writer)
            Self.message(other.sentence, to: &writer)
            physical(other.range, in: finding.file(of: other), options, to: &writer)
          }
        }
      }
    }
  }

  private func logical(_ subject: Finding.Subject, to writer: inout JSONWriter) {
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

  private func artifact(_ file: FilePath, _ options: ReportOptions, to writer: inout JSONWriter) {
    writer.object("artifactLocation") { writer in
      let path = options.repositoryPath(file)
      writer.member("uri", path.uri)
      if !path.isAbsoluteAnywhere { writer.member("uriBaseId", "%SRCROOT%") }
    }
  }

  private func physical(
    _ range: SourceRange, in file: FilePath, _ options: ReportOptions, to writer: inout JSONWriter
  ) {
    let (start, end) = (range.start.shown, range.end.shown)
    writer.object("physicalLocation") { writer in
      artifact(file, options, to: &writer)
      writer.object("region") { writer in
        writer.member("endColumn", max(Int(end.column), Int(start.column) + 1))
        writer.member("endLine", Int(end.line))
        writer.member("startColumn", Int(start.column))
        writer.member("startLine", Int(start.line))
      }
    }
  }
}

extension String {
  /// `[text](target)` is a link even in plain messages (section 3.11.6); a label may not bring one.
  var withoutLinks: String {
    guard utf8.contains(UInt8(ascii: "]")) else { return self }
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte == UInt8(ascii: "("), bytes.last == UInt8(ascii: "]") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
