/// What a function does to one of its parameters or to its own object: in any case, and in the cases of a `switch` over
/// one of its parameters.
struct CodeNode {
  private var always = CodeSummary()
  private var chosen: [(choice: CodeRecord.Choice, summary: CodeSummary)] = []

  /// With more branches each counts as done in any case.
  private static let mostBranches = 64

  mutating func add(_ summary: CodeSummary, _ choice: CodeRecord.Choice?) {
    if summary.entries.isEmpty { return }
    if let choice, chosen.count < Self.mostBranches {
      chosen.append((choice, summary))
    } else {
      always.add(summary)
    }
  }

  /// What is done if the cases are passed for the parameters; of other parameters any case may be.
  func summary(of cases: [UInt32: UInt32]) -> CodeSummary {
    if chosen.isEmpty { return always }
    var result = always
    for (choice, summary) in chosen where applies(choice, cases) { result.add(summary) }
    return result
  }

  private func applies(_ choice: CodeRecord.Choice, _ cases: [UInt32: UInt32]) -> Bool {
    guard let passed = cases[choice.parameter] else { return true }
    if !choice.cases.isEmpty { return choice.cases.contains(passed) }
    return !chosen.contains { $0.choice.parameter == choice.parameter && $0.choice.cases.contains(passed) }
  }
}
