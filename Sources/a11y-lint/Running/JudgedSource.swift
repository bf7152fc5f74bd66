import A11yCommand
import A11yConfiguration
import A11yCore
import A11ySourceRules

/// What came of one file, without the file: a run may have more of them than memory.
struct JudgedSource: Sendable {
  var path: String
  var audit: FileAudit
  /// In how many places a machine can mend it.
  var edits: Int
  /// The mended file, and how it differs, where asked for.
  var text: String?
  var diff = ""

  /// What is wanted of the edits.
  enum Mending: Sendable {
    case none, text, diff
  }

  /// Judges every file by what its configuration says.
  static func all(in run: inout SourceRun, today: Day, mending: Mending = .none) -> [JudgedSource] {
    var audits = SettingsCache<SourceAudit>()
    return run.map(prepare: { audits.value(for: $0.settings) { audit(by: $0, today: today) } }) {
      input, source, audit in
      let answer = FileAudit.answer(of: source, as: input, by: audit, today: today)
      var judged = JudgedSource(path: input.path, audit: answer.audit, edits: answer.edits.count)
      if mending == .text, !answer.edits.isEmpty { judged.text = Fixes.apply(answer.edits, to: source) }
      if mending == .diff { judged.diff = Fixes.diff(source, answer.edits) }
      return judged
    }
  }

  private static func audit(by settings: FileSettings, today: Day) -> SourceAudit {
    var audit = SourceAudit(rules: settings.rules.rules(of: Catalog.rules), today: today)
    audit.severities = settings.rules.severities
    return audit
  }
}
