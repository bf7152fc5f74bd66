/// A setting of a rule, as `explain` tells of it.
public struct RuleOption: Sendable, Equatable {
  public var name: String
  public var defaultValue: String
  public var meaning: String

  public init(_ name: String, default defaultValue: String, _ meaning: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.meaning = meaning
  }
}
