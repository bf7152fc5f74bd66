public import A11yCore

/// SARIF 2.1.0 as GitHub's code scanning takes it.
/// Standard: https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html
/// What GitHub reads: https://docs.github.com/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning
public enum SARIFReporter: Reporter {
  public static let name = "sarif"
  public static let summary = "for code scanning: SARIF 2.1.0"
  public static let consumer = "GitHub code scanning, Azure DevOps, SonarQube, DefectDojo, editors with a SARIF viewer"
  public static let fileName: String? = "a11y-audit.sarif"
  public static let details = """
    One run, one result a finding, with the rules that found something, their help in text and Markdown, precision and tags. \
    A notice is a `note`. What a person must look at has the kind `review` and, as the standard wants it, the level `none`. \
    Nothing carries `security-severity`: GitHub would call it a security alert. Paths start at the root of the repository. \
    `partialFingerprints` hold the finding's identity, so an alert survives moved lines. What was not checked, skipped or \
    suppressed is among the notifications of the run's invocation. With a baseline every result has its `baselineState`: \
    `new`, or `unchanged` for a known one, which is suppressed (`external`) too. GitHub refuses more than 25,000 results; beyond that the \
    gravest are kept, and a notification says how many were left out. No category is written: the upload step sets it.
    """

  /// GitHub refuses a file with more.
  static let cap = 25_000

  public static func report(_ result: AuditResult, options: ReportOptions) -> String {
    // Known ones come last, and are the first to be left out.
    let known = result.known ?? []
    let findings = known.isEmpty ? result.findings : result.findings + known
    let rules = SARIFRule.rules(of: findings, known: options.rules)
    let kept = kept(findings, new: result.findings.count)
    return JSONWriter.document { writer in
      writer.object { writer in
        writer.member(
          "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
        writer.array("runs") { writer in
          writer.element { $0.object { run(result, findings, kept, rules, options, to: &$0) } }
        }
        writer.member("version", "2.1.0")
      }
    }
  }

  private static func run(
    _ result: AuditResult, _ findings: [Finding], _ kept: [Int], _ rules: [SARIFRule], _ options: ReportOptions,
    to writer: inout JSONWriter
  ) {
    writer.member("columnKind", "unicodeCodePoints")
    writer.array("invocations") { writer in
      writer.element { $0.object { invocation(result, kept: kept.count, of: findings.count, to: &$0) } }
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
      writer.member("suppressed", result.suppressed)
    }
    let indices = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    let identities = FindingIdentity.identities(of: findings)
    writer.array("results") { writer in
      for index in kept {
        let finding = findings[index]
        let baseline = result.known.map { _ in index < result.findings.count ? "new" : "unchanged" }
        writer.element { writer in
          writer.object { writer in
            SARIFResult.write(
              finding, identities[index], ruleIndex: indices[finding.rule] ?? 0, baseline: baseline, options,
              to: &writer)
          }
        }
      }
    }
    writer.object("tool") { writer in
      writer.object("driver") { driver(rules, options, to: &$0) }
    }
  }

  private static func driver(_ rules: [SARIFRule], _ options: ReportOptions, to writer: inout JSONWriter) {
    writer.member("name", options.tool)
    writer.array("rules") { writer in
      for rule in rules { writer.element { $0.object { rule.write(to: &$0) } } }
    }
    writer.member("semanticVersion", options.version)
    writer.member("version", options.version)
  }

  private static func invocation(
    _ result: AuditResult, kept: Int, of all: Int, to writer: inout JSONWriter
  ) {
    writer.member("executionSuccessful", true)
    var notes = result.remarks
    if kept < all { notes.append("\(all - kept) of \(all) findings were left out: GitHub takes \(cap)") }
    if notes.isEmpty { return }
    writer.array("toolExecutionNotifications") { writer in
      for note in notes {
        writer.element { writer in
          writer.object { writer in
            writer.member("level", "note")
            writer.object("message") { $0.member("text", note.safe) }
          }
        }
      }
    }
  }

  /// The indices of the findings that are written, in order: all, or the gravest.
  private static func kept(_ findings: [Finding], new: Int) -> [Int] {
    guard findings.count > cap else { return Array(findings.indices) }
    let weights = findings.indices.map { ($0 < new ? 0 : 1, findings[$0].rank, $0) }
    let grave = findings.indices.sorted { weights[$0] < weights[$1] }
    return grave.prefix(cap).sorted()
  }
}
