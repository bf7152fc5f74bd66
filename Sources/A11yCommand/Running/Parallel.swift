import A11yCore

/// Work on many items at once, whose results are handed over in the items' order.
package enum Parallel {
  /// As deep as the main thread's usually is.
  package static var stackSize: Int { Threads.stackSize }

  /// - Parameters:
  ///   - jobs: how many threads; with one the work is done here, unless it needs more stack than there is here.
  ///   - stackSize: in bytes.
  ///   - work: on any thread, on several items at once.
  ///   - deliver: on this thread, in the order of the items.
  ///   - wait: on this thread, now and then, with how many items are done.
  package static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, stackSize: Int = stackSize, _ work: @escaping @Sendable (Item) -> Result,
    deliver: (Result) -> Void, wait: (Int) -> Void
  ) {
    let crew = Crew(items: items, threads: jobs, work: work)
    let isWorthThreads = jobs > 1 && items.count > 1 || stackSize > Self.stackSize
    let threads = Threads(isWorthThreads ? min(jobs, items.count) : 0, stackSize: stackSize) { _ in crew.run() }
    for index in items.indices {
      // A machine that gives no thread still gets its answer.
      if threads.count == 0, index >= crew.done { crew.runNext() }
      deliver(crew.result(of: index) { wait($0) })
    }
    threads.join()
  }

  /// The results in the items' order, all at once.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, stackSize: Int = stackSize, _ work: @escaping @Sendable (Item) -> Result,
    wait: (Int) -> Void = { _ in }
  ) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(items.count)
    forEach(items, jobs: jobs, stackSize: stackSize, work, deliver: { results.append($0) }, wait: wait)
    return results
  }
}
