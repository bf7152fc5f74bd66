package import A11yCore
import ArgumentParser

/// `target-size.minimum=48`
package struct RuleAssignment: ExpressibleByArgument {
  package var rule: String
  package var option: String
  package var value: String

  /// Nil unless it has the shape of an assignment; whether there is such a rule and option, `check` tells.
  package init?(argument: String) {
    guard let equals = argument.firstIndex(of: "=") else { return nil }
    let dot = argument[..<equals].firstIndex(of: ".")
    rule = String(argument[..<(dot ?? equals)])
    option = dot.map { String(argument[argument.index(after: $0)..<equals]) } ?? ""
    value = String(argument[argument.index(after: equals)...])
  }

  package func apply<Subject>(to rule: inout any Rule<Subject>) throws(RuleSettingError) {
    try rule.set(option, to: value)
  }

  /// Says what is wrong with it, and what would be right.
  package func check<List: RuleCatalog>(against list: List.Type) throws {
    guard var rule = list.rule(rule) else { throw list.unknown(rule) }
    if option.isEmpty {
      let fitting = rule.options.filter { (try? rule.set($0.name, to: value)) != nil }
      let options = (fitting.isEmpty ? rule.options : fitting).map {
        "--set \(self.rule).\($0.name)=\(value.escapedForDisplay)"
      }
      throw ValidationError(
        options.isEmpty
          ? "\(self.rule) has no options; the configuration file sets its severity"
          : "write the option after a period: \(options.prefix(3).joined(separator: " or "))")
    }
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
