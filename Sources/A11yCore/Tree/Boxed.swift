/// Keeps facts that few controls have out of line, so that a hundred thousand controls without them stay small.
///
/// Reading gives the default value when nothing was set; setting the default value frees the box.
@propertyWrapper
public struct Boxed<Value: FactGroup>: Sendable, Equatable {
  private final class Storage: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var wrappedValue: Value {
    get { storage?.value ?? Value() }
    set { storage = newValue == Value() ? nil : Storage(newValue) }
  }

  /// Whether any fact of the group was given.
  public var projectedValue: Bool { storage != nil }

  public static func == (a: Boxed, b: Boxed) -> Bool {
    a.storage === b.storage || a.wrappedValue == b.wrappedValue
  }
}

/// A group of facts of which each may be missing.
public protocol FactGroup: Sendable, Equatable {
  /// The group that says nothing.
  init()
}
