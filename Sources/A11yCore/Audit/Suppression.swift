/// A finding that somebody accepts: of which rule, on which control, why, and where that is said.
public struct Suppression: Sendable, Equatable {
  public var rule: String
  /// The control's index in its screen. The root's accepts what is said of the screen as a whole, too.
  public var control: Int
  public var reason: String?
  /// The last day on which it holds, as it is written.
  public var until: String?
  public var location: SourceLocation
  /// Holds for everything the control contains, too.
  public var isRecursive = false
  /// Its number among those that the audit's caller keeps; nil when it stands in the description itself.
  public var entry: Int?

  public init(rule: String, control: Int, reason: String? = nil, until: String? = nil, location: SourceLocation) {
    self.rule = rule
    self.control = control
    self.reason = reason
    self.until = until
    self.location = location
  }

  /// Whether somebody said why.
  public var isExplained: Bool { !(reason.map(SpokenText.isBlank) ?? true) }

  /// What keeps it from holding on a day; nil when nothing does.
  ///
  /// - Parameter today: nil where nothing ends.
  func end(by today: Day?) -> SuppressionFault? { SuppressionFault(until: until, by: today) }
}
