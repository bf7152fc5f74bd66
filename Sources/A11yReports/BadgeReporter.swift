public import A11yCore

/// The JSON of a shields.io endpoint badge.
public enum BadgeReporter: Reporter {
  public static let name = "badge"
  public static let summary = "for a badge in a README"
  public static let consumer = "shields.io (endpoint badge)"
  public static let fileName: String? = "a11y-badge.json"
  public static let details = """
    The JSON of an endpoint badge: publish the file, and use \
    `https://img.shields.io/endpoint?url=` with its URL. The text is the number of errors and warnings, or `passed`; the \
    color is red for errors, yellow for warnings, and gray if nothing was checked. Findings that need review are not \
    counted.
    """

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let result = run.result
    let (errors, warnings) = (result.count(.error), result.count(.warning))
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    let isChecked = result.files > 0 && result.hasJudged && result.unread.isEmpty
    let isClear = isChecked && counts.isEmpty
    let message = counts.isEmpty ? (isClear ? "passed" : "not checked") : counts.joined(separator: ", ")
    let color = errors > 0 ? "red" : warnings > 0 ? "yellow" : isClear ? "brightgreen" : "lightgrey"
    JSONWriter.document(to: &text) { writer in
      writer.object { writer in
        writer.member("color", color)
        writer.member("label", "accessibility")
        writer.member("message", message)
        writer.member("schemaVersion", 1)
      }
    }
  }
}
