public import A11yCore

/// For programs. The shape is documented in Docs/JSONReport.md; `version` grows when a field changes its meaning.
public enum JSONReporter: Reporter {
  public static let name = "json"
  public static let summary = "for programs: complete, with sorted keys"
  public static let consumer = "custom scripts, jq"
  public static let fileName: String? = "a11y-audit.json"
  public static let details = """
    All findings, and what was not checked, skipped and suppressed; [JSONReport.md](JSONReport.md) describes all \
    fields. `version` is incremented when the meaning of a field changes; new fields may be added without that.
    """
  /// Of the report's shape.
  public static let formatVersion = 1

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let result = run.result
    let identities = run.identities
    JSONWriter.document(to: &text) { writer in
      writer.object { writer in
        if !result.accepted.isEmpty {
          writer.array("accepted") { writer in
            for accepted in result.accepted {
              writer.element { $0.object { write(accepted.finding, nil, accepted, to: &$0) } }
            }
          }
        }
        if !result.exempt.isEmpty { writer.array("exempt", result.exempt.map(\.text)) }
        writer.array("files") { writer in
          for record in result.records { writer.element { $0.object { JSONTotals.write(record, to: &$0) } } }
        }
        writer.array("findings") { writer in
          for index in result.findings.indices {
            writer.element { $0.object { write(result.findings[index], identities[index], to: &$0) } }
          }
        }
        if !result.omissions.isEmpty {
          writer.array("incomplete") { writer in
            for omission in result.omissions { writer.element { $0.object { write(omission, to: &$0) } } }
          }
        }
        if let known = result.known {
          writer.array("known") { writer in
            for finding in known { writer.element { $0.object { write(finding, nil, to: &$0) } } }
          }
        }
        JSONTotals.write(result, to: &writer)
        writer.array("rules", options.rules.map(\.id))
        writer.object("skipped") { JSONTotals.write(result.skipped, to: &$0) }
        writer.object("summary") { JSONTotals.summary(result, to: &$0) }
        writer.member("tool", options.tool)
        writer.member("toolVersion", options.version)
        if !result.unchanged.isEmpty { writer.array("unchanged", result.unchanged.map(\.text)) }
        if !result.unread.isEmpty { writer.array("unread", result.unread) }
        writer.member("version", formatVersion)
      }
    }
  }

  static func write(
    _ finding: Finding, _ identity: FindingIdentity?, _ acceptance: Acceptance? = nil, to writer: inout JSONWriter
  ) {
    writer.member("column", Int(finding.location.column))
    writer.member("component", finding.component)
    writer.object("control") { write(finding.subject, to: &$0) }
    writer.array("criteria", finding.criteria.map(\.description))
    if !finding.edits.isEmpty { writer.array("edits", finding.edits, members: write) }
    write(end: finding.end, to: &writer)
    writer.member("file", finding.file.text)
    writer.member("fingerprint", identity?.fingerprint)
    writer.member("fix", finding.fix)
    if !finding.edits.isEmpty { writer.member("fixability", finding.areEditsSafe ? "safe" : "unsafe") }
    if let acceptance { writer.member("inSource", acceptance.isInSource) }
    writer.member("line", Int(finding.location.line))
    writer.member("measured", finding.measured)
    writer.member("message", finding.message)
    writer.member("outcome", finding.outcome.rawValue)
    writer.member("reason", acceptance?.reason)
    writer.array("related") { writer in
      for related in finding.related {
        writer.element { writer in
          writer.object { writer in
            writer.member("column", Int(related.location.column))
            writer.object("control") { write(related.subject, to: &$0) }
            write(end: related.end, to: &writer)
            writer.member("file", related.file?.text)
            writer.member("line", Int(related.location.line))
            writer.member("message", related.message)
          }
        }
      }
    }
    writer.member("required", finding.required)
    writer.member("rule", finding.rule)
    writer.member("screen", finding.screen)
    writer.member("screenColumn", Int(finding.screenLocation.column))
    writer.member("screenLine", Int(finding.screenLocation.line))
    writer.member("severity", finding.severity.rawValue)
  }

  private static func write(end: SourceLocation?, to writer: inout JSONWriter) {
    guard let end else { return }
    writer.member("endColumn", Int(end.column))
    writer.member("endLine", Int(end.line))
  }

  private static func write(_ edit: Finding.Edit, to writer: inout JSONWriter) {
    writer.member("column", Int(edit.start.column))
    writer.member("endColumn", Int(edit.end.column))
    writer.member("endLine", Int(edit.end.line))
    writer.member("line", Int(edit.start.line))
    writer.member("replacement", edit.replacement)
  }

  static func write(_ omission: AuditResult.Omission, to writer: inout JSONWriter) {
    writer.member("column", Int(omission.location.column))
    writer.member("file", omission.file.text)
    writer.member("line", Int(omission.location.line))
    writer.member("message", omission.message)
  }

  private static func write(_ subject: Finding.Subject, to writer: inout JSONWriter) {
    writer.member("anchor", subject.anchor)
    writer.member("class", subject.className)
    writer.member("declaration", subject.declaration)
    writer.member("identifier", subject.identifier)
    writer.member("lookup", subject.lookup)
    writer.member("name", subject.name)
    writer.member("path", subject.path)
    writer.member("role", subject.role)
  }
}
