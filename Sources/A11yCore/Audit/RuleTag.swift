/// A name for several rules at once, as one gives it to `--only`, `--enable` and `--disable`.
public struct RuleTag: Sendable, Hashable {
  public var name: String
  /// Which rules bear it.
  public var meaning: String

  /// Those that follow from what a rule rests on. Each of WCAG's levels is its own: `wcag22aa` is not also `wcag22a`.
  public static let standards = [
    RuleTag(name: "wcag22a", meaning: "rules for a success criterion of WCAG 2.2, level A"),
    RuleTag(name: "wcag22aa", meaning: "rules for a success criterion of WCAG 2.2, level AA"),
    RuleTag(name: "wcag22aaa", meaning: "rules for a success criterion of WCAG 2.2, level AAA"),
    RuleTag(name: "en301549", meaning: "rules for a clause of EN 301 549"),
    RuleTag(name: "best-practice", meaning: "rules without a WCAG criterion or EN 301 549 clause"),
    RuleTag(name: "opt-in", meaning: "rules that are off by default"),
  ]

  /// Every tag: the standards', and the families of rules.
  public static let all =
    standards
    + RuleInfo.Family.allCases.map { RuleTag(name: $0.rawValue, meaning: "rules of the family \($0.rawValue)") }
}

extension RuleInfo {
  /// The names of its tags, in the order of `RuleTag.all`.
  public var tags: [String] {
    var tags = Set(criteria.flatMap(\.tags))
    if tags.isEmpty { tags.insert("best-practice") }
    if isOptIn { tags.insert("opt-in") }
    tags.insert(family.rawValue)
    return RuleTag.all.map(\.name).filter(tags.contains)
  }
}

extension RuleInfo {
  /// Whether a name that a user gives means this rule: its own, or that of a tag it bears.
  public func answers(to name: String) -> Bool { id == name || tags.contains(name) }
}

extension Criterion {
  fileprivate var tags: [String] {
    switch self {
    case .wcag(let number):
      guard let known = WCAG.criterion(number) else { return [] }
      return ["wcag22\(known.level)"] + (known.clause == nil ? [] : ["en301549"])
    case .en: return ["en301549"]
    case .hig: return []
    }
  }
}
