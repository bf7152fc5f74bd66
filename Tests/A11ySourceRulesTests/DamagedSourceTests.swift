import A11yCore
import Testing

@testable import A11ySourceRules

/// A file that does not parse completely is reported of, and checked as far as it goes.
@Suite struct DamagedSourceTests {
  private static let audit = SourceAudit(rules: SourceCatalog.defaults)

  private func tree(_ source: String, _ path: FilePath = "App.swift") -> SourceTree {
    SourceTree(path: path, bytes: Array(source.utf8))
  }

  /// The findings of the first file of a run.
  private func findings(_ sources: String...) -> [String] {
    let trees = sources.enumerated().map { tree($0.element, "\($0.offset).swift") }
    let answer = Self.audit.run(SourceFile(trees[0], index: SourceIndex(trees)))
    return answer.result.findings.map { "\($0.location.line) \($0.rule) \($0.outcome) \($0.message)" }
  }

  @Test(
    "the first place that does not parse is named",
    arguments: [
      ("class A {\n  func f() {\n", "2:13 does not parse: '}' is missing"),
      (
        "let a = 1\n<<<<<<< HEAD\nlet b = 2\n=======\nlet b = 3\n>>>>>>> main\nlet c = 4\n",
        "2:1 does not parse: \"<<<<<<< HEAD\" is unexpected"
      ),
      ("struct {{ name }}View: View {}\n", "1:8 does not parse: something is missing"),
      ("let a = 1\n\nlet b = \"c\nlet d = 2\n", "3:11 does not parse: '\"' is missing"),
      ("let ä = 0xZZ", "1:11 does not parse: \"ZZ\" is unexpected"),
      ("func f() {}\n}\u{1B}[2J", "2:1 does not parse: \"}\\u{1B}[2J\" is unexpected"),
      ("\u{FEFF}let a = )", "1:10 does not parse: something is missing"),
      ("let x = y\(String(repeating: ".a()", count: 300))", "1:9 is nested too deeply"),
    ])
  func faults(_ source: String, _ fault: String) throws {
    let omission = try #require(SourceFile(tree(source), index: nil).omission)
    #expect("\(omission.location.line):\(omission.location.column) \(omission.message)".hasPrefix(fault))
    #expect(omission.file == "App.swift")
  }

  @Test(
    "what parses, and what is not checked, has no such place",
    arguments: [
      ("", "App.swift"), ("let a = 1", "App.swift"), ("class ___FILEBASENAME___: UIView {}", "App.swift"),
      ("let a = <#value#>", "App.swift"), ("let x = y\(String(repeating: ".a()", count: 60))", "App.swift"),
      ("import XCTest\nclass", "App.swift"), ("class", "AppTests/App.swift"),
      // Swift 5 takes a blank before an attribute's bracket, and none before a type's.
      ("@available (iOS 15, *) func f() {}", "App.swift"), ("@Environment (\\.openURL) var open", "App.swift"),
      ("let tap: (@MainActor() -> Void)?", "App.swift"), ("let tap: (@MainActor (Int) -> Void)?", "App.swift"),
      ("nonisolated(unsafe) var a = { @MainActor (x: Int) in x }", "App.swift"),
    ])
  func whole(_ source: String, _ path: String) {
    #expect(SourceFile(tree(source, FilePath(path)), index: nil).omission == nil)
  }

  @Test("a finding that depends on unstated facts needs review; one on stated facts fails")
  func absence() {
    let source = """
      let close = UIButton()
      close.setImage(UIImage(named: "xmark"), for: .normal)
      label.font = .systemFont(ofSize: 12)

      """
    #expect(
      findings(source) == [
        "1 image-only-button fail is a button with an image but no label",
        "3 fixed-font fail has a font of 12 points that does not scale",
      ])
    #expect(
      findings(source + "func f() {") == [
        "1 image-only-button review is a button with an image but no label: is it set in code that does not parse?",
        "3 fixed-font fail has a font of 12 points that does not scale",
      ])
  }

  @Test("a class of which another part does not parse needs review")
  func parts() {
    let dial =
      "class Dial: UIControl { override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true } }"
    let made = "let dial = Dial()\n"
    let rules = { (findings: [String]) in findings.map { $0.split(separator: " ")[1...2].joined(separator: " ") } }
    #expect(rules(findings(dial, made + "extension Dial {}")) == ["custom-control-not-exposed fail"])
    #expect(rules(findings(dial, made + "extension Dial {")) == ["custom-control-not-exposed review"])
    #expect(rules(findings(dial, made + "extension Other {")) == ["custom-control-not-exposed fail"])
  }

  @Test("a comment that accepts nothing may accept what does not parse; one whose day is past is past")
  func comments() {
    let audit = SourceAudit(rules: SourceCatalog.defaults, today: Day("2030-01-02"))
    for (end, outcomes) in [("", [Outcome.fail, .fail]), ("func f() {", [.review, .fail])] {
      let source = """
        // a11y:disable:next fixed-font - the logo
        // a11y:disable:next fixed-font until:2030-01-01 - the logo
        \(end)
        """
      let found = audit.run(SourceFile(tree(source), index: nil)).result.findings
      #expect(found.map(\.rule) == ["suppression-comment", "suppression-comment"])
      #expect(found.map(\.outcome) == outcomes)
    }
  }

  @Test("files that do not parse are not fixed")
  func edits() {
    for (end, count) in [("", 1), ("func f() {", 0)] {
      let source = "struct V: View { var body: some View { Text(a).accessibility(label: Text(b)) } }\n"
      let answer = Self.audit.run(SourceFile(tree(source + end), index: nil))
      #expect(answer.result.findings.map(\.rule) == ["deprecated-accessibility-modifier"])
      #expect(answer.edits.count == count)
    }
  }
}
