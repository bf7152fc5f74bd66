/// A rule's whole story as plain text: what `explain` prints.
public enum RuleExplanation {
  public static func text(of rule: some Rule) -> String {
    let info = rule.info
    var text = "\(info.id) (\(info.severity.rawValue)\(info.isOptIn ? ", opt-in" : ""))\n\(info.summary).\n"
    text += "\nWhy: \(info.why)\n\nFix: \(info.fix)\n"
    if let fix = info.editorFix { text += "\nIn Interface Builder: \(fix)\n" }
    text += "\nAutomatic fix: \(info.automaticFix)\n"
    if let question = info.reviewQuestion { text += "\nNeeds review if uncertain: \(question)\n" }
    if !info.criteria.isEmpty {
      text += "\nCriteria:\n" + info.criteria.map { "  \($0.description)\n" }.joined()
    }
    text += "\nTags: \(info.tags.joined(separator: ", "))\n"
    if !info.needs.isEmpty {
      text += "\nNot checked if: \(info.absences.joined(separator: ", "))\n"
    }
    if !info.supersededBy.isEmpty {
      text += "\nSuperseded by: \(info.supersededBy.joined(separator: ", "))\n"
    }
    if !rule.options.isEmpty {
      text += "\nOptions, set with --set \(info.id).NAME=VALUE:\n"
      text += rule.options.map(option).joined()
    }
    return text + "\nExamples:\n" + info.examples.map(example).joined(separator: "\n")
  }

  private static func option(_ option: RuleOption) -> String {
    "  \(option.name): \(option.meaning); \(option.accepts), default: \(option.defaultValue)\n"
  }

  private static func example(_ example: Example) -> String {
    let lines = example.outline.split(separator: "\n", omittingEmptySubsequences: false)
    return "  \(example.expectation.word): \(example.title)\n" + lines.map { "    \($0)\n" }.joined()
  }
}

extension Example.Expectation {
  /// The word that introduces an example.
  public var word: String {
    switch self {
    case .fails: "fails"
    case .passes: "passes"
    case .needsReview: "needs review"
    case .notChecked: "not checked"
    }
  }
}

extension RuleInfo {
  /// `--fix removes the hint.`, or that there is none.
  public var automaticFix: String {
    switch fixability {
    case .safe(let action): "--fix \(action)."
    case .unsafe(let action): "--fix --unsafe-fixes \(action)."
    case nil: "none."
    }
  }
}
