import Synchronization

/// Whether something was asked that cannot be answered yet.
final class IndexAccessProbe: Sendable {
  private let isAsked = Atomic<Bool>(false)

  func ask() { isAsked.store(true, ordering: .relaxed) }

  /// Whether it was, since the last time.
  func take() -> Bool { isAsked.exchange(false, ordering: .relaxed) }
}
