import A11yCore
import A11ySourceRules

/// `Docs/SourceRules.md`: every rule for Swift source with why, fix and examples, written from the catalog.
package enum SourceRulesDocument {
  package static var markdown: String {
    RulesPage(title: "Rules for Swift source", tool: "a11y-lint", language: "swift").markdown(SourceCatalog.rules)
  }
}
