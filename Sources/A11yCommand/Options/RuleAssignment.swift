package import A11yCore
import ArgumentParser

/// `target-size.minimum=48`
package struct RuleAssignment: ExpressibleByArgument {
  package var rule: String
  package var option: String
  package var value: String

  /// Nil unless it has the shape of an assignment; whether there is such a rule and option, `check` tells.
  package init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), let dot = argument[..<equals].firstIndex(of: ".") else {
      return nil
    }
    rule = String(argument[..<dot])
    option = String(argument[argument.index(after: dot)..<equals])
    value = String(argument[argument.index(after: equals)...])
  }

  package func apply<Subject>(to rule: inout any Rule<Subject>) throws(RuleSettingError) {
    try rule.set(option, to: value)
  }

  /// Says what is wrong with it, and what would be right.
  package func check<List: RuleCatalog>(against list: List.Type) throws {
    guard var rule = list.rule(rule) else { throw list.unknown(rule) }
    do {
      try apply(to: &rule)
    } catch .unknownName(let known) {
      let question = Suggestion.question(for: option, among: known)
      let remedy = question.isEmpty ? "; expected \(known.isEmpty ? "none" : known.joined(separator: ", "))" : question
      throw ValidationError("\(self.rule) has no option '\(option.escapedForDisplay)'\(remedy)")
    } catch .badValue(let accepts) {
      throw ValidationError("\(self.rule).\(option) expects \(accepts), found '\(value.escapedForDisplay)'")
    }
  }
}
