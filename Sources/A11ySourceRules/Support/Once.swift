import Synchronization

/// A value that is made when it is asked for first, and kept. Threads that ask meanwhile wait for it.
final class Once<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}
