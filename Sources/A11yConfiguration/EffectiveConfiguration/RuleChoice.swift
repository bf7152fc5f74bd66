/// What a command line says of rules. Every name in it is known to be right.
public struct RuleChoice: Sendable {
  public var only: [String]
  public var enable: [String]
  public var disable: [String]
  public var set: [(rule: String, option: String, value: String)]

  public init(
    only: [String] = [], enable: [String] = [], disable: [String] = [],
    set: [(rule: String, option: String, value: String)] = []
  ) {
    self.only = only
    self.enable = enable
    self.disable = disable
    self.set = set
  }
}
