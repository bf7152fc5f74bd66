import A11yPlatform
import A11yCore

/// Work on many items at once, whose results are handed over in the items' order.
package enum Parallel {
  /// As deep as the main thread's usually is.
  package static var stackSize: Int { Threads.stackSize }

  /// - Parameters:
  ///   - jobs: how many threads; with one the work is done here, unless it needs more stack than there is here.
  ///   - stackSize: in bytes.
  ///   - limit: nil to wait for every item until it is done.
  ///   - work: on any thread, on several items at once.
  ///   - deliver: on this thread, in the order of the items.
  ///   - wait: on this thread, now and then, with how many items are done.
  package static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, stackSize: Int = stackSize, limit: TimeLimit<Item, Result>? = nil,
    _ work: @escaping @Sendable (Item) -> Result, deliver: (Result) -> Void, wait: (Int) -> Void
  ) {
    let crew = WorkerPool(items: items, threads: jobs, limit: limit, work: work)
    let isWorthThreads = jobs > 1 && items.count > 1 || stackSize > Self.stackSize
    var threads = [Threads(isWorthThreads ? min(jobs, items.count) : 0, stackSize: stackSize) { _ in crew.run() }]
    for index in items.indices {
      // A machine that gives no thread still gets its answer.
      if threads[0].count == 0, index >= crew.done { crew.runNext() }
      let result = crew.result(of: index) {
        wait($0)
      } replace: {
        threads.append(Threads(1, stackSize: stackSize) { _ in crew.run() })
      }
      deliver(result)
    }
    // One that was left to itself would be waited for.
    if crew.lost == 0 { for thread in threads { thread.join() } }
  }

  /// The results in the items' order, all at once.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, stackSize: Int = stackSize, limit: TimeLimit<Item, Result>? = nil,
    _ work: @escaping @Sendable (Item) -> Result, wait: (Int) -> Void = { _ in }
  ) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(items.count)
    forEach(
      items, jobs: jobs, stackSize: stackSize, limit: limit, work, deliver: { results.append($0) }, wait: wait)
    return results
  }
}
