import A11yReports

/// `Docs/Reports.md`, from the reporters' declarations.
package enum ReportsDocument {
  package static var markdown: String {
    var text = """
      # Reports

      Written from the reporters' declarations by a test; edit the reporters, not this file. `a11y-audit reports` prints the \
      list.

      `--report NAME[=FILE]`, as often as needed, all in one run: `--report text --report sarif=a11y-audit.sarif`. Without a \
      file a report goes to standard output. Reports are written before a failing exit, each whole or not at all. The same \
      findings give the same bytes on every machine.

      | name | for | taken by | suggested file |
      | --- | --- | --- | --- |

      """
    for reporter in Reporters.all {
      text += "| [`\(reporter.name)`](#\(reporter.name)) | \(reporter.summary.withoutFor) | \(reporter.consumer) | "
      text += "\(reporter.fileName.map { "`\($0)`" } ?? "standard output") |\n"
    }
    text += "\n" + identity
    for reporter in Reporters.all { text += "\n## \(reporter.name)\n\n\(reporter.details)\n" }
    return text
  }

  private static let identity = """
    A finding's identity (`partialFingerprints` in `sarif`, `fingerprint` in `json`, `gitlab` and `csv`) is its rule and where the \
    control stands in meaning: the file's name without its folder, the screen, and the control's identifier and role or, \
    where it has no identifier, its role and name, with every number in them as 0. Findings that agree in all this are told \
    apart by an ordinal. Line, index, frame, class, containers, message and counts are no part of it.

    In every report text that a user wrote is data: control characters, line breaks, invisible characters and those that turn the direction of \
    text are shown as escapes (`\\u{1B}`, `\\n`), and nothing in a label, an identifier or a file's name becomes markup, a \
    formula or a command to a CI system.

    """
}

extension String {
  /// "for people" is "people" in a column that says "for".
  fileprivate var withoutFor: String { hasPrefix("for ") ? String(dropFirst(4)) : self }
}
