/// Numbers a control states about its value or its place. Nil means the description does not say.
public struct Metrics: FactGroup {
  public var minimum: Double?
  public var maximum: Double?
  /// 1 to 6.
  public var headingLevel: Int?
  /// Counted from 0.
  public var row: Int?
  /// Counted from 0.
  public var column: Int?

  public init() {}
}
