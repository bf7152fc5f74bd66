import A11yCore
import A11yFormats
import A11yRules
import Foundation
import Testing

/// A tree in which one clause of a rule decides, marked as the examples are; a mark may name the severity too, as
/// `✗notice` does.
struct Clause: CustomTestStringConvertible {
  var rule: any Rule<AccessibilityTree>
  var title: String
  var outline: String

  var testDescription: String { "\(rule.info.id): \(title)" }

  /// The files, from this one: the package's `Fixtures/clauses`.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/clauses")

  static var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted() }
  }

  /// Those of a file named after its rule: a line `# title` begins each.
  static func read(_ file: String) throws -> [Clause] {
    let rule = try #require(Catalog.rule(String(file.prefix { $0 != "." })), "\(file) is named after no rule")
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return text.components(separatedBy: "# ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1)
      return Clause(rule: rule, title: String(lines[0]), outline: lines.count > 1 ? String(lines[1]) : "")
    }
  }

  /// What the rule ought to say.
  struct Mark: Equatable {
    var line: Int
    var outcome: Outcome
    var severity: Severity?
  }

  /// The tree without its marks, and these.
  func unmarked() -> (outline: String, marks: [Mark]) {
    var marks: [Mark] = []
    var lines: [Substring] = []
    for (number, line) in outline.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indent = line.prefix { $0 == " " }
      let words = line.dropFirst(indent.count).split(separator: " ", maxSplits: 1)
      guard let first = words.first?.first, words.count == 2, first == "✗" || first == "?" else {
        lines.append(line)
        continue
      }
      let severity = Severity(rawValue: String(words[0].dropFirst()))
      marks.append(Mark(line: number + 1, outcome: first == "✗" ? .fail : .review, severity: severity))
      lines.append(indent + words[1])
    }
    return (lines.joined(separator: "\n"), marks)
  }
}
