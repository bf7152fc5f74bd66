import A11yCore

/// `Docs/Rules.md`: every rule with why, fix, criteria and examples, written from the catalogue.
public enum RulesDocument {
  public static var markdown: String { RulesPage(title: "Rules", tool: "a11y-audit").markdown(Catalog.rules) }
}
