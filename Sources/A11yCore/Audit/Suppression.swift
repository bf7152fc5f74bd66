/// A finding that somebody accepts: of which rule, on which control, why, and where that is said.
public struct Suppression: Sendable, Equatable {
  public var rule: String
  /// The control's index in its screen. The root's accepts what is said of the screen as a whole, too.
  public var control: Int
  public var reason: String?
  public var location: SourceLocation
  /// Holds for everything the control contains, too.
  public var isRecursive = false
  /// Its number among those that the audit's caller keeps; nil when it stands in the description itself.
  public var entry: Int?

  public init(rule: String, control: Int, reason: String? = nil, location: SourceLocation) {
    self.rule = rule
    self.control = control
    self.reason = reason
    self.location = location
  }
}
