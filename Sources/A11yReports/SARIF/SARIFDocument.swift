import A11yCore

/// One run as SARIF has it (sections 3.13 and 3.14).
struct SARIFDocument {
  private let run: ReportedRun
  private let options: ReportOptions
  private let results: [SARIFResult]
  /// The indices of the results that are written, in order: all, or the gravest.
  private let kept: [Int]
  private let rules: [SARIFRule]

  private var result: AuditResult { run.result }

  /// - Parameter withSuppressed: whether results are written that somebody accepts.
  init(_ run: ReportedRun, withSuppressed: Bool, _ options: ReportOptions) {
    self.run = run
    self.options = options
    results = withSuppressed ? SARIFResult.all(of: run) : SARIFResult.unsuppressed(of: run)
    kept = Self.gravest(results)
    rules = SARIFRule.rules(of: results, known: options.rules)
  }

  func write(to text: inout TextBuffer) {
    JSONWriter.document(to: &text) { writer in
      writer.object { writer in
        writer.member(
          "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
        writer.array("runs") { writer in
          writer.element { $0.object { write(to: &$0) } }
        }
        writer.member("version", "2.1.0")
      }
    }
  }

  /// GitHub refuses a file with more.
  private static let cap = 25_000

  private static func gravest(_ results: [SARIFResult]) -> [Int] {
    guard results.count > cap else { return Array(results.indices) }
    let weights = results.indices.map { (results[$0].isSuppressed ? 1 : 0, results[$0].finding.rank, $0) }
    return results.indices.sorted { weights[$0] < weights[$1] }.prefix(cap).sorted()
  }

  private func write(to writer: inout JSONWriter) {
    writer.member("columnKind", "unicodeCodePoints")
    writer.array("invocations") { writer in
      writer.element { $0.object { invocation(to: &$0) } }
    }
    writer.object("originalUriBaseIds") { writer in
      writer.object("%SRCROOT%") { writer in
        writer.object("description") { $0.member("text", "The root of the repository") }
      }
    }
    writer.object("properties") { writer in
      writer.member("controls", result.controls)
      writer.member("files", result.files)
      writer.member("screens", result.screens)
      if result.settledInCode > 0 { writer.member("settledInCode", result.settledInCode) }
      writer.member("suppressed", result.suppressed)
    }
    let numbers = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    writer.array("results") { writer in
      for index in kept {
        writer.element { writer in
          writer.object { results[index].write(rule: numbers[results[index].finding.rule] ?? 0, options, to: &$0) }
        }
      }
    }
    writer.object("tool") { writer in
      writer.object("driver") { driver(to: &$0) }
    }
  }

  private func driver(to writer: inout JSONWriter) {
    writer.member("name", options.tool)
    writer.array("rules") { writer in
      for rule in rules { writer.element { $0.object { rule.write(options, to: &$0) } } }
    }
    writer.member("semanticVersion", options.version)
    writer.member("version", options.version)
  }

  private func invocation(to writer: inout JSONWriter) {
    writer.member("executionSuccessful", result.failures.isEmpty)
    var notes = result.remarks
    if kept.count < results.count {
      notes.append(
        "\(results.count - kept.count) of \(results.count) findings were left out: GitHub accepts \(Self.cap)")
    }
    let all = [("error", result.failures), ("warning", result.cautions), ("note", notes)]
    if all.allSatisfy(\.1.isEmpty) { return }
    writer.array("toolExecutionNotifications") { writer in
      for (level, texts) in all {
        for text in texts { writer.element { $0.object { Self.notification(text, level, to: &$0) } } }
      }
    }
  }

  private static func notification(_ text: String, _ level: String, to writer: inout JSONWriter) {
    writer.member("level", level)
    writer.object("message") { $0.member("text", text.safe.withoutLinks) }
  }
}
