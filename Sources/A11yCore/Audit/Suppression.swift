/// A finding that somebody accepts: of which rules, where, why, and where that is said.
public struct Suppression: Sendable {
  /// What of its rules' findings it accepts.
  public enum Scope: Sendable {
    /// Those at these positions: controls of a screen by their index, where the root's accepts what is said of the screen
    /// as a whole, too; or lines of a Swift file.
    case positions(ClosedRange<Int>)
    case findings(@Sendable (Finding) -> Bool)
  }

  public var rules: [String]
  public var scope: Scope
  public var reason: String?
  /// The last day on which it holds, as it is written.
  public var until: String?
  public var location: SourceLocation
  /// Its number among those that the audit's caller keeps; nil when it is in the subject itself.
  public var entry: Int?
  /// It is addressed to another tool: whether it accepts something here, and why, is not for this one to ask.
  public var isForeign: Bool

  public init(
    rules: [String], scope: Scope, reason: String? = nil, until: String? = nil, location: SourceLocation,
    entry: Int? = nil, isForeign: Bool = false
  ) {
    self.rules = rules
    self.scope = scope
    self.reason = reason
    self.until = until
    self.location = location
    self.entry = entry
    self.isForeign = isForeign
  }

  /// The first position that it is about; nil where findings decide.
  public var position: Int? { if case .positions(let positions) = scope { positions.lowerBound } else { nil } }

  /// Whether somebody said why.
  public var isExplained: Bool { !(reason.map(SpokenText.isBlank) ?? true) }

  /// What keeps it from holding on a day; nil when nothing does.
  ///
  /// - Parameter today: nil where nothing ends.
  package func end(by today: Day?) -> SuppressionFault? { SuppressionFault(until: until, by: today) }
}
