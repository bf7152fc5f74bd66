import A11yCore
import A11yRules
import TestSupport
import Testing

/// A tree in which one clause of a rule decides, marked as the examples are; a mark may name the severity too, as
/// `✗notice` does.
struct Clause: CustomTestStringConvertible {
  var rule: any Rule<AccessibilityTree>
  var title: String
  var outline: String

  var testDescription: String { "\(rule.info.id): \(title)" }

  static let folder = ClauseFolder("clauses")

  static var files: [String] { get throws { try folder.files } }

  /// The clauses of a file.
  static func read(_ file: String) throws -> [Clause] {
    let rule = try #require(Catalog.rule(ClauseFolder.rule(of: file)), "\(file): there is no rule of this name")
    return try folder.clauses(of: file).map { Clause(rule: rule, title: $0.title, outline: $0.text) }
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
