internal import CLibrary

/// A lock with a condition: one thread waits for what another one changes under the lock.
package final class Monitor: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    lock.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(lock, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(condition)
    lock.deallocate()
    condition.deallocate()
  }

  package func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  /// Wakes a thread that waits. The lock is held.
  package func signal() { pthread_cond_signal(condition) }

  /// Gives the lock back until another thread signals, or the time is over. The lock is held.
  package func wait(milliseconds: Int) {
    var until = timespec()
    clock_gettime(CLOCK_REALTIME, &until)
    until.tv_nsec += milliseconds * 1_000_000
    until.tv_sec += until.tv_nsec / 1_000_000_000
    until.tv_nsec %= 1_000_000_000
    pthread_cond_timedwait(condition, lock, &until)
  }
}
