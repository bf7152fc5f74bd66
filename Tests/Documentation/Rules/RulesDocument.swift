import A11yCore
import A11yRules

/// `Docs/Rules.md`: every rule with why, fix, criteria and examples, written from the catalog.
package enum RulesDocument {
  package static var markdown: String { RulesPage(title: "Rules", tool: "a11y-audit").markdown(Catalog.rules) }
}
