public import A11yCore

/// A table for spreadsheets, one finding a row.
public enum CSVReporter: Reporter {
  public static let name = "csv"
  public static let summary = "for spreadsheets: one row per finding"
  public static let consumer = "Excel, Numbers, LibreOffice, Google Sheets, pandas"
  public static let fileName: String? = "a11y-audit.csv"
  public static let details = """
    RFC 4180: UTF-8, all values in quotes, rows ended by CR LF, a header row. A text that a spreadsheet would \
    treat as a formula is prefixed with `'`; control characters are written as `\\u{1B}`. A text of more than 32,767 \
    characters, Excel's limit for a cell, is cut and ends with `… [cut]`. `outcome` is `fail` or, for findings that \
    need review, `review`. `fingerprint` identifies the finding across runs. The format cannot express rules and elements \
    that were not checked.
    """

  private static let header = [
    "severity", "outcome", "rule", "message", "screen", "role", "name", "identifier", "class", "path", "file", "line",
    "column", "measured", "required", "fix", "criteria", "fingerprint",
  ]

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    let result = run.result
    write(header, to: &text)
    let identities = run.identities
    for index in result.findings.indices { write(row(result.findings[index], identities[index]), to: &text) }
  }

  private static func row(_ finding: Finding, _ identity: FindingIdentity) -> [String?] {
    [
      finding.severity.rawValue, finding.outcome.rawValue, finding.rule, finding.message, finding.screen,
      finding.subject.role, finding.subject.name, finding.subject.identifier, finding.subject.className,
      finding.subject.path, finding.file.text, String(finding.line), String(finding.column), finding.measured,
      finding.required, finding.fix, finding.criteria.map(\.id).joined(separator: "; "), identity.fingerprint,
    ]
  }

  private static func write(_ row: [String?], to buffer: inout TextBuffer) {
    for (number, value) in row.enumerated() {
      buffer.append(number == 0 ? "\"" : ",\"")
      let text = (value ?? "").safe
      buffer.append(bounded(isFormula(text) ? "'" + text : text)) { $0 == UInt8(ascii: "\"") ? "\"\"" : nil }
      buffer.append(UInt8(ascii: "\""))
    }
    buffer.append("\r\n" as StaticString)
  }

  /// The most characters of a cell in Excel, in UTF-16. It spreads the rest over the cells below.
  private static let longest = 32_767
  private static let cut = "… [cut]"

  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > longest, text.utf16.count > longest else { return text }
    var room = longest - cut.utf16.count
    let kept = text.unicodeScalars.prefix { scalar in
      room -= scalar.utf16.count
      return room >= 0
    }
    return String(kept) + cut
  }

  /// Whether a spreadsheet may run it. OWASP names `=`, `+`, `-` and `@` (tab and CR never get here); programs in East
  /// Asian locales take the wide forms for the same, and some pass over blanks before them.
  private static func isFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first(where: { !isBlank($0) }) {
    case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "|", "%": true
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == " " }
    return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }
}
