import A11yCommand
import A11yCore
import A11yNarration

/// The difference for programs.
enum DiffJSON {
  static func write(_ report: DiffReport) -> String {
    PrintedJSON.text(Document(report))
  }

  private struct Document: Encodable {
    var version = 1
    var isWorse: Bool
    var failOn: String
    var summary: String
    var screens: [ScreenRecord]
    var newScreens: [AloneRecord]
    var goneScreens: [AloneRecord]

    init(_ report: DiffReport) {
      isWorse = report.isWorse
      failOn = report.failOn.rawValue
      summary = report.summary
      screens = report.screens.map(ScreenRecord.init)
      newScreens = report.added.map { AloneRecord($0, findings: $0.findings) }
      goneScreens = report.gone.map { AloneRecord($0, findings: []) }
    }
  }

  private struct ScreenRecord: Encodable {
    var name: String?
    var oldFile: String
    var newFile: String
    var oldElements: Int
    var newElements: Int
    var changes: [ChangeRecord]
    var newFindings: [FindingRecord]
    var worseFindings: [FindingRecord]
    var fixedFindings: [FindingRecord]
    var unchangedFindings: Int

    init(_ pair: DiffReport.Pair) {
      name = pair.new.narrated.name
      oldFile = pair.old.narrated.file.text
      newFile = pair.new.narrated.file.text
      oldElements = pair.speech.oldCount
      newElements = pair.speech.newCount
      changes = pair.speech.changes.map { change in
        ChangeRecord(
          kind: change.kind.rawValue, isWorse: change.isWorse, old: change.old.map(ElementRecord.init),
          new: change.new.map(ElementRecord.init))
      }
      newFindings = pair.findings.added.map(FindingRecord.init)
      worseFindings = pair.findings.risen.map(FindingRecord.init)
      fixedFindings = pair.findings.fixed.map(FindingRecord.init)
      unchangedFindings = pair.findings.kept
    }
  }

  private struct AloneRecord: Encodable {
    var name: String?
    var file: String
    var elements: Int
    var findings: [FindingRecord]

    init(_ screen: DiffScreen, findings: [Finding]) {
      name = screen.narrated.name
      file = screen.narrated.file.text
      elements = screen.narrated.utterances.count
      self.findings = findings.map(FindingRecord.init)
    }
  }

  private struct ChangeRecord: Encodable {
    var kind: String
    var isWorse: Bool
    var old: ElementRecord?
    var new: ElementRecord?
  }

  private struct ElementRecord: Encodable {
    var identifier: String?
    var role: String?
    var spoken: String
    var number: Int
    var line: Int32
    var column: Int32

    init(_ heard: HeardElement) {
      identifier = heard.element.control.identifier ?? heard.element.control.id
      role = heard.element.role?.rawValue
      spoken = heard.spoken
      number = heard.number
      line = heard.element.control.location.line
      column = heard.element.control.location.column
    }
  }

  private struct FindingRecord: Encodable {
    var rule: String
    var severity: String
    var outcome: String
    var subject: String
    var message: String
    var file: String
    var line: Int32
    var column: Int32

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity.rawValue
      outcome = finding.outcome == .review ? "review" : "fail"
      subject = finding.subject.description
      message = finding.message
      file = finding.file.text
      line = finding.location.line
      column = finding.location.column
    }
  }
}
