public import A11yCore
import A11yRules

/// Rules to audit with: `.defaults`, `[TargetSize(minimum: 48), TextContrast()]`, or
/// `.defaults.adding(TargetSize(minimum: 48))`.
extension [any Rule<AccessibilityTree>] {
  /// The rules that are on by default.
  public static var defaults: Self { Catalog.defaults }

  /// All rules, including those that are off by default.
  public static var all: Self { Catalog.rules }

  /// One rule, chosen by its id: `try .only("target-size", ["minimum": "48"])`.
  ///
  /// - Parameter options: values by the names that `a11y-audit explain` lists.
  /// - Throws: a `RuleSelectionError` for an unknown rule, or an option or value that the rule does not accept.
  public static func only(_ id: String, _ options: [String: String] = [:]) throws(RuleSelectionError) -> Self {
    try Self().adding(id, options)
  }

  /// Returns the selection with a rule, which replaces a rule of the same type.
  public func adding(_ rule: any Rule<AccessibilityTree>) -> Self {
    filter { $0.info.id != rule.info.id } + [rule]
  }

  /// Returns the selection with the rule with this id, which replaces the same rule with other options.
  ///
  /// - Parameter options: values by the names that `a11y-audit explain` lists.
  /// - Throws: a `RuleSelectionError` for an unknown rule, or an option or value that the rule does not accept.
  public func adding(_ id: String, _ options: [String: String] = [:]) throws(RuleSelectionError) -> Self {
    var rule = try Self.rule(id)
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      do throws(RuleSettingError) {
        try rule.set(name, to: value)
      } catch {
        throw RuleSelectionError(description: "\(id)\(error.message(option: name, value: value))")
      }
    }
    return adding(rule)
  }

  /// Returns the selection without the rule with this id.
  ///
  /// - Throws: a `RuleSelectionError` for an unknown rule.
  public func removing(_ id: String) throws(RuleSelectionError) -> Self {
    _ = try Self.rule(id)
    return filter { $0.info.id != id }
  }

  private static func rule(_ id: String) throws(RuleSelectionError) -> any Rule<AccessibilityTree> {
    if let rule = Catalog.rule(id) { return rule }
    let question = Suggestion.question(for: id, among: Catalog.rules.map(\.info.id))
    throw RuleSelectionError(description: "unknown rule '\(id)'\(question)")
  }
}

/// A rule, an option or a value that does not exist.
public struct RuleSelectionError: Error, CustomStringConvertible {
  public let description: String
}

extension RuleSettingError {
  fileprivate func message(option: String, value: String) -> String {
    switch self {
    case .unknownName(let known):
      " has no option '\(option)'; expected \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .badValue(let accepts): ".\(option) expects \(accepts), found '\(value)'"
    }
  }
}
