import A11yCore

/// What the JSON report counts.
enum JSONTotals {
  static func write(_ record: FileRecord, to writer: inout JSONWriter) {
    writer.member("controls", record.controls)
    writer.member("elements", record.elements)
    if !record.examined.isEmpty { writer.object("examined") { write(record.examined, to: &$0) } }
    writer.member("file", record.path.text)
    writer.object("notChecked") { writer in
      for (rule, facts) in record.notChecked.sorted(by: { $0.key < $1.key }) {
        writer.object(named: rule) { writer in
          for (fact, count) in facts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            writer.member(named: fact.rawValue, count)
          }
        }
      }
    }
    writer.member("screens", record.screens)
    if record.settledInCode > 0 { writer.member("settledInCode", record.settledInCode) }
    writer.object("skipped") { write(record.skipped, to: &$0) }
    writer.member("suppressed", record.suppressed)
  }

  /// `notChecked` of all files.
  static func write(_ result: AuditResult, to writer: inout JSONWriter) {
    writer.array("notChecked") { writer in
      for gap in result.gaps {
        writer.element { writer in
          writer.object { writer in
            writer.member("controls", gap.controls)
            writer.member("fact", gap.fact.rawValue)
            writer.member("reason", gap.fact.absence)
            writer.member("rule", gap.rule)
          }
        }
      }
    }
  }

  static func write(_ examined: [ExaminedKind: Int], to writer: inout JSONWriter) {
    for (kind, count) in examined.map({ ($0.key.rawValue, $0.value) }).sorted(by: { $0.0 < $1.0 }) {
      writer.member(named: kind, count)
    }
  }

  static func write(_ skipped: [AccessibilityTree.SkipReason: Int], to writer: inout JSONWriter) {
    for (reason, count) in skipped.map({ ("\($0.key)", $0.value) }).sorted(by: { $0.0 < $1.0 }) {
      writer.member(named: reason, count)
    }
  }

  static func summary(_ result: AuditResult, to writer: inout JSONWriter) {
    writer.member("controls", result.controls)
    writer.member("errors", result.count(.error))
    if !result.examined.isEmpty { writer.object("examined") { write(result.examined, to: &$0) } }
    if !result.exempt.isEmpty { writer.member("exempt", result.exempt.count) }
    writer.member("files", result.files)
    if let known = result.known { writer.member("known", known.count) }
    writer.member("notices", result.count(.notice))
    writer.member("reviews", result.reviewCount)
    writer.member("screens", result.screens)
    if result.settledInCode > 0 { writer.member("settledInCode", result.settledInCode) }
    writer.member("suppressed", result.suppressed)
    if !result.unchanged.isEmpty { writer.member("unchanged", result.unchanged.count) }
    writer.member("warnings", result.count(.warning))
  }
}
