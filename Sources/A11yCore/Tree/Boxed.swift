/// Keeps facts that few controls have out of line, so that a hundred thousand controls without them stay small.
///
/// Reading gives the default value when nothing was set; setting the default value frees the box.
struct Boxed<Value: FactGroup>: Sendable, Equatable {
  private final class Storage: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  var value: Value {
    get { storage?.value ?? Value() }
    set { storage = newValue == Value() ? nil : Storage(newValue) }
  }

  /// Whether no fact of the group was given.
  var isEmpty: Bool { storage == nil }

  static func == (a: Boxed, b: Boxed) -> Bool { a.storage === b.storage || a.value == b.value }
}

/// A group of facts of which each may be missing.
public protocol FactGroup: Sendable, Equatable {
  /// The group that says nothing.
  init()
}
