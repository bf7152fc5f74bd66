import Foundation
import TestSupport
import Testing

/// Files of strangers: what cannot be read is reported with its place and counts as unread, and no name is a command.
@Suite struct LintHostileTests {
  private static let deep = "let a = 1\nlet b = " + String(repeating: "(", count: 300)
  private static let message = "Sources/Deep.swift:2:265: error: nested deeper than 256 levels; not checked"

  @Test("source that is nested too deeply is reported with its location, and the rest is checked")
  func deep() throws {
    try LintProject.with(["Sources/Deep.swift": Self.deep]) { folder in
      let run = try Tool.lint(["Sources"], in: folder)
      #expect(run.errors == Self.message + "\n")
      #expect(run.status == 2)
      #expect(LintProject.findings(run).contains("Banner.swift warning fixed-font"))
      let json = try Tool.lint(["Sources", "--report", "json"], in: folder)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      #expect((report["unread"] as? [String]) == [Self.message])
      for command in [["lint", "--diff"], ["contract"], ["classes"]] {
        let run = try Tool.lint(command + ["Sources"], in: folder)
        // '--diff' also notes that there is nothing to fix.
        #expect(run.errors.hasPrefix(Self.message + "\n"))
        #expect(run.status == 2)
      }
    }
  }

  static let rows: [(name: String, unit: String)] = [
    ("parentheses", "("), ("brackets", "["), ("braces", "{"), ("arguments", "A<"), ("comparisons", "a < "),
    ("conditions", "#if A\n"), ("interpolations", "\"\\("), ("tuples in arrays", "[(a,"), ("attributes", "@a("),
  ]

  @Test("a megabyte of opening brackets does not hang", arguments: rows)
  func brackets(_ name: String, _ unit: String) throws {
    let text = "let x = " + String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    try Tool.withFiles(["A.swift": text]) { folder in
      let run = try Tool.lint(["A.swift"], in: folder)
      #expect(run.errors.contains(/^A\.swift:\d+:\d+: error: nested deeper than \d+ levels; not checked\n/))
      #expect(run.status == 2)
    }
  }

  @Test("a file that is larger than source can be is not read")
  func large() throws {
    let text = "let x = \"" + String(repeating: "a", count: 9 << 20) + "\""
    try Tool.withFiles(["A.swift": text]) { folder in
      let run = try Tool.lint(["A.swift"], in: folder)
      #expect(run.errors.hasPrefix("A.swift:1:1: error: larger than 8 MB; not checked\n"))
      #expect(run.status == 2)
    }
  }

  @Test("classes with too many extensions are named as not checked")
  func wideClasses() throws {
    try Tool.withTemporaryFolder { folder in
      let control = "UIControl { override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true } }"
      let extensions = (0..<201).map { "extension Dial { func f\($0)() {} }\n" }.joined()
      let text = "import UIKit\nclass Dial: \(control)\nclass Wheel: Dial {}\n\(extensions)"
      try text.write(to: folder.appending(path: "A.swift"), atomically: true, encoding: .utf8)
      let run = try Tool.lint(["A.swift"], in: folder)
      #expect(
        run.errors == """
          A.swift:2:1: warning: the file declares 'Dial' and 1 more class with more than 200 extensions, \
          counting superclasses and protocols; rules about classes do not check them; the readable part is checked

          """)
      #expect(run.output.contains(" · 1 file not checked in full"))
      let json = try Tool.lint(["A.swift", "--report", "json"], in: folder)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      #expect((report["incomplete"] as? [[String: Any]])?.first?["file"] as? String == "A.swift")
    }
  }

  @Test(
    "thousands of comments, even on one line, do not hang",
    arguments: [
      "// a11y:disable:next fixed-font - a\nl.font = .systemFont(ofSize: 12)\n",
      "// a11y:disable:next fixed-font - a ", "a11y: ", "let a = \"// a11y:disable fixed-font - a\"\n",
    ])
  func many(_ unit: String) throws {
    let text = "import UIKit\n" + String(repeating: unit, count: 200_000 / unit.utf8.count)
    try Tool.withFiles(["A.swift": text]) { folder in
      let run = try Tool.lint(["A.swift", "--fail-on", "never", "--report", "json=/dev/null"], in: folder)
      #expect(run.status == 0)
    }
  }

  private static let names = [
    "::error::x", "##vso[task.setvariable variable=x]y", "\u{202E}x", "a|b", "<b>", "@user", "a`b",
  ]

  @Test("names between backticks are commands nowhere, and JSON stays JSON")
  func classNames() throws {
    try Tool.withTemporaryFolder { folder in
      let control = "override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }"
      let classes = Self.names.map { "class `\($0.replacing("`", with: ""))`: UIControl { \(control) }\n" }.joined()
      try ("import UIKit\n" + classes).write(
        to: folder.appending(path: "##[x]\u{202E}.swift"), atomically: true, encoding: .utf8)
      for command in [["contract"], ["contract", "--format", "markdown"], ["classes"], ["lint", "--diff"]] {
        let run = try Tool.lint(command + ["."], in: folder)
        #expect(!run.output.contains(/(?m)^\s*::|##(vso)?\[|\u{202E}/))
      }
      for command in ["contract", "classes"] {
        let output = try Tool.lint([command, "--format", "json", "."], in: folder).output
        #expect(!output.contains(/##(vso)?\[|\u{202E}/))
        let text = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let rows = try #require((text["classes"] ?? text["controls"]) as? [[String: Any]])
        #expect(rows.compactMap { $0["class"] as? String } == Self.names.map { $0.replacing("`", with: "") })
        #expect(rows.first?["file"] as? String == "##[x]\u{202E}.swift")
      }
      let markdown = try Tool.lint(["contract", "--format", "markdown", "."], in: folder).output
      #expect(markdown.contains("| a\\|b | UIControl |"))
      #expect(markdown.contains("| &lt;b&gt; | UIControl |"))
      #expect(!markdown.contains("@user"))
    }
  }

  @Test("one long class name does not make every row of the contract as long")
  func longName() throws {
    try Tool.withTemporaryFolder { folder in
      let control = "override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }"
      let names = [String(repeating: "A", count: 20_000)] + (0..<100).map { "C\($0)" }
      let classes = names.map { "class \($0): UIControl { \(control) }\n" }.joined()
      try ("import UIKit\n" + classes).write(
        to: folder.appending(path: "A.swift"), atomically: true, encoding: .utf8)
      let lines = try Tool.lint(["contract", "A.swift"], in: folder).output.split(separator: "\n")
      #expect(lines.count == 102)
      #expect(lines.filter { $0.count > 400 }.count == 1)
      // A short name is followed by the base in the 63rd column.
      #expect(lines.last?.hasPrefix("C99" + String(repeating: " ", count: 59) + "UIControl") == true)
    }
  }

  /// Source with so many times the same, and how many findings that makes.
  struct Repeated: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: @Sendable (_ count: Int) -> String
    var findings: Int
  }

  private static let count = 1_000
  private static let drag = "override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }"

  /// - Parameter unit: one of them, by its number.
  private static func each(_ count: Int, _ unit: (Int) -> String) -> String {
    (0..<count).map { unit($0) + "\n" }.joined()
  }

  static let repeated = [
    Repeated(
      testDescription: "members of a view with a tap",
      source: { count in
        "struct V: View {\n" + each(count) { "var a\($0): some View { Image(b).onTapGesture { c() } }" } + "}"
      }, findings: count),
    Repeated(
      testDescription: "members of a view with a button",
      source: { count in
        "struct V: View {\n"
          + each(count) { "var a\($0): some View { Button { c() } label: { Image(systemName: \"x\") } }" } + "}"
      }, findings: count),
    Repeated(
      testDescription: "buttons in one function",
      source: { count in
        "func f() {\n"
          + each(count) { "let b\($0) = UIButton(); b\($0).setImage(image, for: .normal); addSubview(b\($0))" } + "}"
      }, findings: count),
    Repeated(
      testDescription: "labels in one function",
      source: { count in
        "func f() {\n"
          + each(count) { "let l\($0) = UILabel(); l\($0).font = .systemFont(ofSize: 12); addSubview(l\($0))" } + "}"
      }, findings: count),
    Repeated(
      testDescription: "classes with the parts of one protocol",
      source: { count in
        "protocol P {}\n" + each(count) { "class A\($0): UIControl, P { \(drag) }" }
          + each(count) { "extension P { func f\($0)() {} }" }
      }, findings: 0),
    Repeated(
      testDescription: "subclasses of one class in parts",
      source: { count in
        "class B: UIControl {}\n" + each(count) { "class A\($0): B { \(drag) }" }
          + each(count) { "extension B { func f\($0)() {} }" }
      }, findings: 0),
    Repeated(
      testDescription: "classes of one name",
      source: { count in each(count) { "class A: UIControl {}\nextension A { func f\($0)() {} }" } }, findings: 0),
    Repeated(
      testDescription: "waits in one function",
      source: { count in
        "class M { func f() { Task {\n" + each(count) { _ in "try await Task.sleep(for: .seconds(3))" }
          + "hideBanner() } } }"
      }, findings: count),
    Repeated(
      testDescription: "pictures of views in one function",
      source: { count in "func f() {\n" + each(count) { _ in "ImageRenderer(content: A())" } + "}" }, findings: 0),
  ]

  @Test("ordinary code, as a generator writes it a thousand times, ends with its findings", arguments: repeated)
  func repeats(_ repeated: Repeated) throws {
    let text = "import UIKit\nimport SwiftUI\n" + repeated.source(Self.count)
    try Tool.withFiles(["A.swift": text]) { folder in
      let run = try Tool.lint(["A.swift", "--report", "json"], in: folder)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect((report["findings"] as? [Any])?.count == repeated.findings)
    }
  }
}
