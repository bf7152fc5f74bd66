package import A11yCore

/// An example or a clause with its marks taken out of the lines: `✗` where the rule must fire, `?` where it must ask a
/// person.
package struct ExampleMarks {
  package struct Mark: Equatable, Comparable, CustomStringConvertible {
    package var line: Int
    package var outcome: Outcome

    package init(line: Int, outcome: Outcome) {
      self.line = line
      self.outcome = outcome
    }

    package var description: String { "\(outcome.rawValue) in line \(line)" }

    package static func < (a: Mark, b: Mark) -> Bool { (a.line, a.outcome.rawValue) < (b.line, b.outcome.rawValue) }
  }

  package private(set) var text: String
  package private(set) var marks: [Mark] = []
  /// Nil for a clause, which shows nothing but its marks.
  private var expectation: Example.Expectation?

  package init(_ example: Example) {
    self.init(example.outline)
    expectation = example.expectation
  }

  package init(_ marked: String) {
    var lines: [String] = []
    for (number, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.contains("✗ ") { marks.append(Mark(line: number + 1, outcome: .fail)) }
      let isQuestion = line.drop { $0 == " " }.hasPrefix("? ") || line.contains("{ ? ")
      if isQuestion { marks.append(Mark(line: number + 1, outcome: .review)) }
      let plain = line.replacing("✗ ", with: "")
      lines.append(isQuestion ? String(plain.replacing("? ", with: "", maxReplacements: 1)) : String(plain))
    }
    text = lines.joined(separator: "\n")
  }

  /// Whether the rule fires on each marked line and on no other, and the marks are what the example is said to show.
  ///
  /// - Parameter isUnchecked: whether the rule says that it could not check something.
  package func hold(for found: [Mark], isUnchecked: Bool) -> Bool {
    guard found.sorted() == marks else { return false }
    return switch expectation {
    case nil: true
    case .fails: marks.contains { $0.outcome == .fail }
    case .needsReview: marks.contains { $0.outcome == .review }
    case .passes: marks.isEmpty
    case .notChecked: marks.isEmpty && isUnchecked
    }
  }
}
