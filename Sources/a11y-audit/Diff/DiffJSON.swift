import A11yCommand
import A11yCore
import A11yNarration

/// The difference for programs.
enum DiffJSON {
  static func write(_ report: DiffReport) -> String {
    JSONWriter.document { writer in
      writer.object { writer in
        writer.member("failOn", report.failOn.rawValue)
        writer.array("goneScreens", report.gone) { write($0, findings: [], to: &$1) }
        writer.member("isWorse", report.isWorse)
        writer.array("newScreens", report.added) { write($0, findings: $0.findings, to: &$1) }
        writer.array("screens", report.screens, members: write)
        writer.member("summary", report.summary)
        writer.member("version", 1)
      }
    }
  }

  private static func write(_ pair: DiffReport.Pair, to writer: inout JSONWriter) {
    writer.array("changes", pair.speech.changes) { change, writer in
      writer.member("isWorse", change.isWorse)
      writer.member("kind", change.kind.rawValue)
      if let new = change.new { writer.object("new") { write(new, to: &$0) } }
      if let old = change.old { writer.object("old") { write(old, to: &$0) } }
    }
    writer.array("fixedFindings", pair.findings.fixed, members: write)
    writer.member("name", pair.new.narrated.name)
    writer.member("newElements", pair.speech.newCount)
    writer.member("newFile", pair.new.narrated.file.text)
    writer.array("newFindings", pair.findings.added, members: write)
    writer.member("oldElements", pair.speech.oldCount)
    writer.member("oldFile", pair.old.narrated.file.text)
    writer.member("unchangedFindings", pair.findings.kept)
    writer.array("worseFindings", pair.findings.risen, members: write)
  }

  /// A screen that only one version has.
  private static func write(_ screen: DiffScreen, findings: [Finding], to writer: inout JSONWriter) {
    writer.member("elements", screen.narrated.utterances.count)
    writer.member("file", screen.narrated.file.text)
    writer.array("findings", findings, members: write)
    writer.member("name", screen.narrated.name)
  }

  private static func write(_ heard: HeardElement, to writer: inout JSONWriter) {
    let control = heard.element.control
    writer.member("column", Int(control.location.column))
    writer.member("identifier", control.identifier ?? control.id)
    writer.member("line", Int(control.location.line))
    writer.member("number", heard.number)
    writer.member("role", heard.element.role?.rawValue)
    writer.member("spoken", heard.spoken)
  }

  private static func write(_ finding: Finding, to writer: inout JSONWriter) {
    writer.member("column", Int(finding.location.column))
    writer.member("file", finding.file.text)
    writer.member("line", Int(finding.location.line))
    writer.member("message", finding.message)
    writer.member("outcome", finding.outcome.rawValue)
    writer.member("rule", finding.rule)
    writer.member("severity", finding.severity.rawValue)
    writer.member("subject", finding.subject.description)
  }
}
