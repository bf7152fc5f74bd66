import A11yCore
import A11yRules

/// `Docs/Criteria.md`: which rule speaks to which criterion, and what is left to a person.
package enum CriteriaDocument {
  package static var markdown: String {
    var text = """
      # Criteria

      Written from the catalogue by a test; edit the rules, not this file.

      A screen without findings is not a screen that meets the criteria: the last column says what has to be looked at by \
      a person. The clauses are those of EN 301 549 v3.2.1, chapter 11.

      | WCAG 2.2 | level | EN 301 549 | rules | no automatic check can tell |
      | --- | --- | --- | --- | --- |

      """
    text += WCAG.criteria.map(row).joined()
    text += "\n## Rules of good practice\n\nThey rest on no criterion; what they ask for helps all the same.\n\n"
    let others = Catalog.rules.map(\.info).filter { $0.tags.contains("best-practice") }
    return text + others.map { "* \(link($0)): \($0.summary).\n" }.joined()
  }

  private static func row(_ criterion: WCAG.SuccessCriterion) -> String {
    let rules = Catalog.rules.map(\.info).filter { $0.criteria.contains(.wcag(criterion.number)) }
    let links = rules.isEmpty ? "none" : rules.map(link).joined(separator: ", ")
    let name = "\(criterion.number) \(criterion.title)"
    let clause = criterion.clause ?? "no clause"
    return "| \(name) | \(criterion.level.rawValue) | \(clause) | \(links) | \(criterion.beyond) |\n"
  }

  private static func link(_ info: RuleInfo) -> String {
    "[`\(info.id)`](Rules.md#\(info.id))\(info.isOptIn ? " (opt-in)" : "")"
  }
}
