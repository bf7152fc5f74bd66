package import A11yConfiguration

extension RuleOptions {
  /// What the command line says of rules; a configuration file may say more.
  package var choice: RuleChoice {
    RuleChoice(only: only, enable: enable, disable: disable, set: set.map { ($0.rule, $0.option, $0.value) })
  }
}
