import A11yCommand
import A11ySourceRules

extension Catalog: RuleList {
  static var tool: String { Main.name }
}
