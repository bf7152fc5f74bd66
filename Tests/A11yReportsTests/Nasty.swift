import A11yReports
import Foundation

@testable import A11yCore

/// Results made of texts that would do harm if they were taken for more than text.
enum Nasty {
  /// Quotes, markup, line breaks, commands, escapes, directions, formulas; NUL; nothing at all.
  static let texts = [
    "\"'&<>]]></failure><!--", "a\nb\r\nc\u{85}d\u{2028}e", "::error file=a,line=1::b", "%0A::warning::x%25",
    "🎉👩‍👩‍👧\u{FE0F}", "\u{202E}gpj.exe\u{2066}", "\u{1B}[31mred\u{9B}0m\u{7}", "\0", "=cmd|' /C calc'!A0", "+1", "-1",
    "@sum(a1)",
    "C:\\dir\\tree.json", "a b#c?d%e.json", "##[error]x", "##vso[task.complete]", "@team #1 !2 $x$ ~l &e :tada:",
    "[x](https://example.org) ![y](z) <https://example.org>", "```\n</details>\n# x", "\\", "*_`|~^", "",
    "\u{FFFE}\u{FFFF}", "www.example.org https://example.org", "https://user@example.org", " ::add-mask::x",
    "\u{3000}＝1+1", "##teamcity[buildStop]", String(repeating: "long ", count: 30), "e\u{301}\u{200B}@x",
    "\u{200F}price\u{200E}\u{61C} ad\u{200B}min\u{2060}\u{FEFF}\u{180E} x\u{200D}y\u{200C}z",
    "Flag 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} a\u{E0041}\u{E0042}\u{E007F}",
    "می\u{200C}خواهم क्\u{200D}ष", "[[ATTACHMENT|/etc/passwd]]", "gh-12 GH-1 0123456789abcdef0123456789abcdef01234567",
  ]

  /// One finding for each text, which is everywhere in it; with and without a position, a screen, an identifier.
  static var result: AuditResult {
    result(texts.enumerated().map { finding([$1], number: $0) }, texts: ["a\n::error::\u{1B}[31mb ##[error]c"])
  }

  /// - Parameter texts: what the run itself says of rules and of what it could not read.
  static func result(_ findings: [Finding], texts: [String] = []) -> AuditResult {
    var result = AuditResult(controls: 57, screens: 3, skipped: [.keyboard: 1, .web: 2])
    result.findings = findings
    result.files = 2
    result.elements = 40
    result.suppressed = 1
    result.settledInCode = 4
    result.accepted = findings.prefix(4).enumerated().map { number, finding in
      Acceptance(finding: finding, reason: number == 0 ? nil : finding.fix, isInSource: number % 2 == 0)
    }
    result.notChecked = ["text-contrast": [.colors: 31], "target-size": [.frame: 1]]
    for (number, text) in texts.enumerated() {
      result.notChecked["rule" + text] = [.font: number + 1]
      result.unread.append("x" + text)
      result.omissions.append(
        .init(file: FilePath(text), location: SourceLocation(line: 1, column: number), message: text))
    }
    return result
  }

  /// Findings that are easily taken for one another: equals, equals but for how they are escaped, and one that is called
  /// as the second of equals would be.
  static var alike: [Finding] {
    ["a", "a (2)", "a", "b\u{1B}", "b\\u{1B}", "b\\u{1B}"].map { screen in
      var finding = finding(["Close"], number: 1)
      finding.screen = screen
      return finding
    }
  }

  /// A finding whose every text is one of those given, in turn.
  static func finding(_ texts: [String], number: Int) -> Finding {
    func text(_ index: Int) -> String { texts.isEmpty ? "" : texts[(number + index) % texts.count] }
    let severity = Severity.allCases[number % 3]
    var subject = Finding.Subject(
      role: number % 4 == 0 ? nil : "button", name: text(0), identifier: number % 2 == 0 ? text(1) : nil,
      className: text(2), path: text(3))
    if number % 9 == 4 { subject.declaration = text(9) }
    let location = SourceLocation(line: number % 5 == 0 ? 0 : number, column: number % 5 == 0 ? -1 : 3)
    var finding = Finding(
      rule: number % 10 == 8 ? "rule" + text(0) : ["target-size", "text-contrast", "unheard-of"][number % 3],
      severity: severity,
      outcome: number % 7 == 3 ? .review : .fail, screen: number % 6 == 0 ? nil : text(4), file: FilePath(text(5)),
      location: location, subject: subject, message: "says \(text(6).quoted()) and \(text(7))",
      measured: text(8), required: number % 2 == 0 ? nil : text(9), fix: "Write `\(text(10))`, not \(text(11)).",
      criteria: [.wcag("2.5.5"), .hig(text(12))], related: [Finding.Related(subject: subject, location: location)])
    if number % 6 == 2 { finding.related[0].message = text(10) }
    if number % 6 == 5 { finding.related[0].file = FilePath(text(11)) }
    if number % 3 == 1 {
      finding.edits = [Finding.Edit(start: location, end: location, replacement: text(13))]
    }
    return finding
  }

  /// Everything on that can be, so that nothing is left out of a report.
  static var options: ReportOptions {
    var options = ReportOptions(version: "1.2.3")
    options.showsNotices = true
    options.workingFolder = "/project"
    options.rules = [
      RuleInfo(
        id: "target-size", summary: "A control is smaller than 44 × 44 points", family: .geometry, severity: .warning,
        criteria: [.wcag("2.5.5")], why: "People miss it.", fix: "Make it larger.",
        examples: [.fails("a small one", "✗ button \"Close\" frame=0,0,20,20")]),
      RuleInfo(
        id: "role-in-label", summary: "A label says the kind", family: .naming, severity: .notice, why: "Heard twice.",
        fix: "Drop it.", examples: []),
    ]
    return options
  }
}
