/// A value and where it comes from.
public struct Setting<Value: Sendable>: Sendable {
  public var value: Value
  public var origin: Origin

  public init(_ value: Value, from origin: Origin) {
    self.value = value
    self.origin = origin
  }
}
