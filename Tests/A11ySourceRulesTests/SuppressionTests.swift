import A11yCore
import Testing

@testable import A11ySourceRules

/// Comments accept findings, and are themselves accounted for.
@Suite struct SuppressionTests {
  private func lint(_ source: String, today: Day? = nil) -> AuditResult {
    let tree = SourceTree(path: "a.swift", bytes: Array(source.utf8))
    let audit = SourceAudit(rules: SourceCatalog.defaults, today: today)
    return audit.run(SourceFile(tree, index: SourceIndex([tree]))).result
  }

  private static let font = "label.font = .systemFont(ofSize: 15)"

  @Test(
    "a comment suppresses the rules it names, in its scope",
    arguments: [
      ("// a11y:disable:next fixed-font - a logo\n\(font)", [], 1),
      ("\(font) // a11y:disable:this fixed-font - a logo", [], 1),
      ("// a11y:disable fixed-font - logos\n\(font)\n\(font)\n// a11y:enable fixed-font\n\(font)", ["5 fixed-font"], 2),
      ("\(font)\n// a11y:disable:file fixed-font - a game\n\(font)", [], 2),
      // A rule without a finding there is reported by itself.
      ("// a11y:disable:next fixed-font, debug-string-label - a logo\n\(font)", ["1 suppression-comment"], 1),
      ("// a11y:disable:next fixed-font - a logo\n\n\(font)", ["1 suppression-comment", "3 fixed-font"], 0),
      ("// a11y:disable:next debug-string-label - no\n\(font)", ["1 suppression-comment", "2 fixed-font"], 0),
      ("// a11y:disable:next fixed-font\n\(font)", ["1 suppression-comment"], 1),
      ("// a11y:disable:next fixed-font -\n\(font)", ["1 suppression-comment"], 1),
      ("// a11y:disable:next fixed-font -- a logo\n\(font)", [], 1),
      ("// A11Y:disable:next fixed-font - a logo\n\(font)", ["1 suppression-comment", "2 fixed-font"], 0),
      ("/* a11y:disable:next fixed-font - a logo */\n\(font)", ["1 suppression-comment", "2 fixed-font"], 0),
      ("// a11y-lint:ignore fixed-font\n\(font)", ["1 suppression-comment", "2 fixed-font"], 0),
      ("// A11y: disable nothing but the logo\n\(font)", ["1 suppression-comment", "2 fixed-font"], 0),
      ("// The a11y label is set in code.\n\(font)", ["2 fixed-font"], 0),
      ("let mark = \"// a11y-lint:ignore\"\n\(font)", ["2 fixed-font"], 0),
    ] as [(String, [String], Int)])
  func comments(_ source: String, _ findings: [String], _ suppressed: Int) {
    let found = lint(source)
    #expect(found.findings.map { "\($0.location.line) \($0.rule)" } == findings)
    #expect(found.suppressed == suppressed)
  }

  private static func row(_ comment: String, _ view: String) -> String {
    "struct Row: View {\n var body: some View {\n \(comment)\n \(view)\n }\n}"
  }

  @Test(
    "a comment for SwiftLint's rules accepts what they are called here, without a reason",
    arguments: [
      (row("// swiftlint:disable:next accessibility_trait_for_button", "Text(name).onTapGesture { open() }"), [], 1),
      (row("// swiftlint:disable:next accessibility_label_for_image", "Image(\"ic_star\")"), [], 1),
      (row("// swiftlint:disable:next line_length", "Image(\"ic_star\")"), ["4 image-missing-name"], 0),
      (row("// swiftlint:disable:next accessibility_label_for_image", "Text(name)"), [], 0),
      (
        row(
          "Button { close() } label: {",
          "// swiftlint:disable:next accessibility_label_for_image\nImage(\"x\") }"), [], 1
      ),
      (
        row(
          "// swiftlint:disable accessibility_label_for_image",
          "Image(\"ic_star\")\n// swiftlint:enable accessibility_label_for_image\nImage(\"ic_moon\")"),
        ["6 image-missing-name"], 1
      ),
    ] as [(String, [String], Int)])
  func swiftLint(_ source: String, _ findings: [String], _ suppressed: Int) {
    let found = lint(source)
    #expect(found.findings.map { "\($0.location.line) \($0.rule)" } == findings)
    #expect(found.suppressed == suppressed)
  }

  struct Term: CustomTestStringConvertible, Sendable {
    var comment: String
    var today: String?
    /// What is reported of the comment; nil while it holds.
    var told: String?
    var testDescription: String { "\(comment) on \(today ?? "no day")" }
  }

  static let terms = [
    Term(comment: "fixed-font until:2026-03-31 - a logo", today: "2026-03-31"),
    Term(
      comment: "fixed-font until:2026-03-31 - a logo", today: "2026-04-01",
      told: "suppresses findings of fixed-font but expired on 2026-03-31"),
    Term(comment: "fixed-font until:2026-03-31 - a logo"),
    Term(
      comment: "until:2026-03-31, fixed-font - until:2020-01-01 is no term here",
      today: "2026-01-01"),
    Term(
      comment: "fixed-font until:2026-02-30 - a logo", today: "2026-01-01",
      told: "suppresses findings of fixed-font until '2026-02-30', expected a date such as 2030-12-31"),
    Term(
      comment: "fixed-font until: - a logo",
      told: "suppresses findings of fixed-font until '', expected a date such as 2030-12-31"),
  ]

  @Test("a comment applies through its last day; after that it is reported as expired", arguments: terms)
  func until(_ term: Term) {
    for (place, line) in [("next", 2), ("file", 2), ("this", 1)] {
      let comment = "// a11y:disable:\(place) \(term.comment)"
      let source = place == "this" ? "\(Self.font) \(comment)" : "\(comment)\n\(Self.font)"
      let result = lint(source, today: term.today.flatMap { Day($0) })
      let told = result.findings.filter { $0.rule == "suppression-comment" }
      #expect(told.map(\.message) == (term.told.map { [$0] } ?? []))
      #expect(told.allSatisfy { $0.severity == .warning && ($0.fix.contains("day") || $0.fix.contains("date")) })
      let rest = result.findings.filter { $0.rule != "suppression-comment" }.map { "\($0.location.line) \($0.rule)" }
      #expect(rest == (term.told == nil ? [] : ["\(line) fixed-font"]))
      #expect(result.suppressed == (term.told == nil ? 1 : 0))
    }
  }

  @Test("if two comments suppress one finding, the first gives the reason, and neither is reported")
  func redundant() {
    let comments = "// a11y:disable:file fixed-font - first\n// a11y:disable:next fixed-font - second\n"
    let result = lint(comments + Self.font)
    #expect(result.accepted.map(\.reason) == ["first"])
    #expect(result.findings.map(\.message) == [])
  }

  @Test("a finding about an unused comment can be suppressed")
  func unused() {
    let comments = "// a11y:disable:file suppression-comment - kept\n// a11y:disable:next fixed-font - unused\n"
    #expect(lint(comments).accepted.map(\.finding.message) == ["suppresses fixed-font, which has no finding there"])
    #expect(lint(comments).findings.map(\.message) == [])
  }

  @Test("a configuration entry suppresses matching findings, and counts as used even if a comment suppresses them")
  func entries() {
    let tree = SourceTree(
      path: "a.swift", bytes: Array("\(Self.font)\n\(Self.font) // a11y:disable:this fixed-font - so".utf8))
    let file = SourceFile(tree, index: SourceIndex([tree]))
    func run(line: Int) -> AuditResult {
      let entry = Suppression(
        rules: ["fixed-font"], scope: .findings { $0.location.line == line }, reason: "agreed",
        location: SourceLocation(line: 1, column: 1), entry: 7)
      return SourceAudit(rules: SourceCatalog.defaults).run(file, accepting: [entry]).result
    }
    #expect(run(line: 1).findings.isEmpty && run(line: 1).accepted.map(\.reason) == ["agreed", "so"])
    #expect(run(line: 2).findings.count == 1 && run(line: 2).accepted.map(\.reason) == ["so"])
    #expect([1, 2, 3].map { run(line: $0).matchedEntries } == [[7], [7], []])
  }

  @Test("of two comments, the one that has not expired suppresses")
  func renewed() {
    let comments = ["until:2025-01-01 - first", "- for good"].map { "// a11y:disable:file fixed-font \($0)\n" }.joined()
    let result = lint(comments + Self.font, today: Day("2026-01-01"))
    #expect(result.accepted.map(\.reason) == ["for good"])
    #expect(result.findings.map(\.message) == ["suppresses findings of fixed-font but expired on 2025-01-01"])
  }
}
