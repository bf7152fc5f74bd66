import Foundation
import TestSupport
import Testing

/// What people try with the linter next to the audit of screens.
@Suite struct LintSharedConfigurationTests {
  private static let source = """
    import UIKit
    final class Banner {
      func show(_ label: UILabel) {
        label.font = UIFont.systemFont(ofSize: 12)
      }
    }

    """

  private func run(_ arguments: [String], _ files: [String: String]) throws -> Tool.Run {
    try Tool.withFiles(files.merging([".git/HEAD": ""]) { $1 }) { try Tool.lint(arguments, in: $0) }
  }

  @Test(
    "a suppression of a rule that both tools have may be for the other one",
    arguments: [
      ("file: '**/Main.storyboard'", false), ("label: Pay", false), ("class: PayButton", false),
      ("file: 'Banners/*.swift'", true),
    ])
  func shared(_ description: String, _ isTold: Bool) throws {
    let text = "suppress:\n  - rule: fixed-font\n    \(description)\n    reason: legacy\n"
    let run = try run(["."], ["Banner.swift": Self.source, ".a11y-audit.yml": text])
    #expect(run.output.contains("fixed-font"), "\(run)")
    #expect(run.output.contains("matches no") == isTold, "\(run)")
  }

  @Test("comments that suppress nothing say what to write")
  func comments() throws {
    for (comment, answer) in [
      (
        "swiftlint:disable:next fixed-font",
        "is for SwiftLint and suppresses nothing here; write '// a11y:disable:next fixed-font"
      ),
      ("a11y:disable:next all - logo", "has the unknown rule 'all'; write the id of each rule"),
      ("a11y:disable:next target-size - logo", "'a11y-lint rules' lists the rules for source"),
    ] {
      let source = Self.source.replacing("    label.font", with: "    // \(comment)\n    label.font")
      let run = try run(["."], ["Banner.swift": source])
      #expect(run.output.contains(answer), "\(run)")
      #expect(run.output.contains("fixed-font]"), "\(run)")
    }
  }

  @Test("a screen without an ending is no Swift")
  func noEnding() throws {
    let run = try run(["screen"], ["screen": "<?xml version=\"1.0\"?><document/>"])
    #expect(run.status == 2)
    #expect(run.errors.contains("this is not Swift source; check screens with: a11y-audit screen"), "\(run)")
  }

  @Test(
    "commands and switches of other tools",
    arguments: [
      (["check", "."], "did you mean 'lint'?"), (["lint", "--path", "."], "name the files or folders without it"),
      ([".", "--narrate"], "a11y-audit has it: a11y-audit narrate FILE"), ([".", "--lenient"], "use --exit-zero"),
    ])
  func words(_ arguments: [String], _ answer: String) throws {
    let run = try run(arguments, ["Banner.swift": Self.source])
    #expect(run.status == 2)
    #expect(run.errors.contains(answer), "\(run)")
  }
}
