import A11yCommand
import A11yRules

extension Catalog: RuleCatalogue {
  static var tool: String { Main.name }
}
