import A11yCommand
import A11ySourceRules

extension Catalog: RuleCatalogue {
  static var tool: String { Main.name }
}
