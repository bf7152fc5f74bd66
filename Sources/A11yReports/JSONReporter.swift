public import A11yCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// For programs. The shape is documented in Docs/JSONReport.md; `version` grows when a field changes its meaning.
public enum JSONReporter: Reporter {
  public static let name = "json"
  public static let summary = "for programs: everything, with sorted keys"
  static let formatVersion = 1

  public static func report(_ result: AuditResult, options: ReportOptions) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Every number in a report is a whole one and every text a string: encoding them cannot fail.
    guard let data = try? encoder.encode(Document(result, version: options.version)) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    var tool = "a11y-audit"
    var toolVersion: String
    var version = formatVersion
    var findings: [FindingRecord]
    /// Left out when every description was whole.
    var incomplete: [OmissionRecord]?
    var notChecked: [NotCheckedRecord]
    var skipped: [String: Int]
    var summary: SummaryRecord

    init(_ result: AuditResult, version: String) {
      toolVersion = version
      findings = result.findings.map(FindingRecord.init)
      incomplete = result.omissions.isEmpty ? nil : result.omissions.map(OmissionRecord.init)
      notChecked = result.notChecked.sorted { $0.key < $1.key }.flatMap { rule, facts in
        facts.sorted { $0.key.rawValue < $1.key.rawValue }.map {
          NotCheckedRecord(rule: rule, fact: $0.key.rawValue, controls: $0.value, reason: $0.key.absence)
        }
      }
      skipped = Dictionary(uniqueKeysWithValues: result.skipped.map { ("\($0.key)", $0.value) })
      summary = SummaryRecord(result)
    }
  }

  private struct FindingRecord: Encodable {
    var component: String
    var rule: String
    var severity: String
    var outcome: String
    var screen: String?
    var control: SubjectRecord
    var file: String
    var line: Int32
    var column: Int32
    var message: String
    var measured: String?
    var required: String?
    var fix: String
    var criteria: [String]
    var related: [RelatedRecord]

    init(_ finding: Finding) {
      component = finding.component
      rule = finding.rule
      severity = finding.severity.rawValue
      outcome = finding.outcome.rawValue
      screen = finding.screen
      control = SubjectRecord(finding.subject)
      file = finding.file
      line = finding.location.line
      column = finding.location.column
      message = finding.message
      measured = finding.measured
      required = finding.required
      fix = finding.fix
      criteria = finding.criteria.map(\.description)
      related = finding.related.map {
        RelatedRecord(control: SubjectRecord($0.subject), line: $0.location.line, column: $0.location.column)
      }
    }
  }

  private struct SubjectRecord: Encodable {
    var role: String?
    var name: String?
    var identifier: String?
    var `class`: String?
    var path: String

    init(_ subject: Finding.Subject) {
      role = subject.role
      name = subject.name
      identifier = subject.identifier
      self.class = subject.className
      path = subject.path
    }
  }

  private struct RelatedRecord: Encodable {
    var control: SubjectRecord
    var line: Int32
    var column: Int32
  }

  private struct OmissionRecord: Encodable {
    var file: String
    var line: Int32
    var column: Int32
    var message: String

    init(_ omission: AuditResult.Omission) {
      file = omission.file
      line = omission.location.line
      column = omission.location.column
      message = omission.message
    }
  }

  private struct NotCheckedRecord: Encodable {
    var rule: String
    var fact: String
    var controls: Int
    var reason: String
  }

  private struct SummaryRecord: Encodable {
    var errors: Int
    var warnings: Int
    var notices: Int
    var reviews: Int
    var suppressed: Int
    var controls: Int
    var screens: Int
    var files: Int

    init(_ result: AuditResult) {
      errors = result.count(.error)
      warnings = result.count(.warning)
      notices = result.count(.notice)
      reviews = result.reviewCount
      suppressed = result.suppressed
      controls = result.controls
      screens = result.screens
      files = result.files
    }
  }
}
