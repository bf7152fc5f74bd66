import Glibc

/// Threads that share out items, and one that takes the results in order. A lock guards everything that changes.
final class Crew<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let work: @Sendable (Item) -> Result
  /// How many items a thread takes at a time: whoever takes the results is woken for each stretch and not for each item.
  private let stretch: Int
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var next = 0
  /// How many items are; to be asked where no other thread is at work.
  private(set) var done = 0
  private var results: [Int: Result] = [:]

  /// - Parameter threads: that share them out.
  init(items: [Item], threads: Int, work: @escaping @Sendable (Item) -> Result) {
    self.items = items
    // At the end no thread has much more to do than another.
    stretch = max(1, min(8, items.count / (16 * max(1, threads))))
    self.work = work
    lock.initialize(to: pthread_mutex_t())
    news.initialize(to: pthread_cond_t())
    pthread_mutex_init(lock, nil)
    pthread_cond_init(news, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(news)
    lock.deallocate()
    news.deallocate()
  }

  /// Works until nothing is left.
  func run() { while runNext() {} }

  /// - Returns: false when there was nothing to do.
  @discardableResult func runNext() -> Bool {
    let claimed = claim()
    if claimed.isEmpty { return false }
    let finished = claimed.map { work(items[$0]) }
    locked {
      for (index, result) in zip(claimed, finished) { results[index] = result }
      done += claimed.count
      pthread_cond_signal(news)
    }
    return true
  }

  /// Waits for an item's result, and lets it go.
  ///
  /// - Parameter wait: called now and then, with how many are done.
  func result(of index: Int, _ wait: (Int) -> Void) -> Result {
    while true {
      let (result, done) = locked { () -> (Result?, Int) in
        if results[index] == nil { waitForNews() }
        return (results.removeValue(forKey: index), self.done)
      }
      wait(done)
      if let result { return result }
    }
  }

  private func claim() -> Range<Int> {
    locked {
      let start = next
      next = min(items.count, next + stretch)
      return start..<next
    }
  }

  /// At most a fifth of a second.
  private func waitForNews() {
    var until = timespec()
    clock_gettime(CLOCK_REALTIME, &until)
    until.tv_nsec += 200_000_000
    if until.tv_nsec >= 1_000_000_000 {
      until.tv_sec += 1
      until.tv_nsec -= 1_000_000_000
    }
    pthread_cond_timedwait(news, lock, &until)
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
