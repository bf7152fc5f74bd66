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

  /// `stepValue`.
  public var step: Double?
  public var numberOfPages: Int?
  /// Counted from 0.
  public var currentPage: Int?
  /// Counted from 0; -1 for none.
  public var selectedSegmentIndex: Int?

  public init() {}
}
