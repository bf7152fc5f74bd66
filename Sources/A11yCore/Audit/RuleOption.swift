/// A setting of a rule, as `explain` tells of it.
public struct RuleOption: Sendable, Equatable {
  public var name: String
  /// As it would be typed.
  public var defaultValue: String
  /// What may be typed: "a number from 0 to 1000".
  public var accepts: String
  public var meaning: String

  public init(name: String, defaultValue: String, accepts: String, meaning: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.accepts = accepts
    self.meaning = meaning
  }
}
