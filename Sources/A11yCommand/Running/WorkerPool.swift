import A11yPlatform

/// Threads that share out items, and one that takes the results in order.
///
/// Unchecked: a thread waits for news with a condition variable, which takes a lock of its own kind. Every variable and every
/// `Claim` is read and written with that lock held (`locked`), but `done` and `lost`, which the thread that takes the results
/// reads while no other thread changes them: `lost` changes on that thread alone, and `done` is read only if there is no other.
final class WorkerPool<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let work: @Sendable (Item) -> Result
  private let limit: TimeLimit<Item, Result>?
  /// How many items a thread takes at a time: the consumer of the results is woken per batch, not per item.
  private let stretch: Int
  private let monitor = Monitor()
  private var next = 0
  /// How many items are; to be asked where no other thread is at work.
  private(set) var done = 0
  private var results: [Int: Result] = [:]
  private var claims: [Claim] = []
  /// Left by threads that were given up.
  private var returned: [Range<Int>] = []
  /// Threads that were given up; they may never end.
  private(set) var lost = 0
  /// Seconds that the results were waited for. It is still while the whole process is stopped.
  private var clock = 0.0

  /// Items that a thread has taken.
  private final class Claim {
    /// Those that it has not begun.
    var rest: Range<Int>
    var current = -1
    var start = 0.0
    var isLost = false

    init(_ rest: Range<Int>) { self.rest = rest }
  }

  /// - Parameter threads: that share them out.
  init(
    items: [Item], threads: Int, limit: TimeLimit<Item, Result>? = nil, work: @escaping @Sendable (Item) -> Result
  ) {
    self.items = items
    // At the end no thread has much more to do than another.
    stretch = max(1, min(8, items.count / (16 * max(1, threads))))
    self.work = work
    self.limit = limit
  }

  /// Works until nothing is left.
  func run() { while runNext() {} }

  /// - Returns: false when there was nothing to do, or when this thread was given up.
  @discardableResult func runNext() -> Bool {
    guard let claim = claim() else { return false }
    while let index = begin(claim) {
      let result = work(items[index])
      guard finish(claim, result) else { return false }
    }
    return true
  }

  /// Waits for an item's result, and lets it go.
  ///
  /// - Parameters:
  ///   - wait: called now and then, with how many are done.
  ///   - replace: called when the item's thread was given up, to start another.
  func result(of index: Int, _ wait: (Int) -> Void, replace: () -> Void = {}) -> Result {
    while true {
      let (result, done, isLost) = monitor.locked { () -> (Result?, Int, Bool) in
        if results[index] == nil { waitForNews() }
        let isLost = results[index] == nil && giveUp(index)
        return (results.removeValue(forKey: index), self.done, isLost)
      }
      if isLost { replace() }
      wait(done)
      if let result { return result }
    }
  }

  private func claim() -> Claim? {
    monitor.locked {
      let range = returned.popLast() ?? next..<min(items.count, next + stretch)
      if range.isEmpty { return nil }
      next = max(next, range.upperBound)
      let claim = Claim(range)
      claims.append(claim)
      return claim
    }
  }

  /// - Returns: the claim's next item; nil when none is left.
  private func begin(_ claim: Claim) -> Int? {
    monitor.locked {
      guard let index = claim.rest.popFirst() else {
        claims.removeAll { $0 === claim }
        monitor.signal()
        return nil
      }
      claim.current = index
      claim.start = clock
      return index
    }
  }

  /// - Returns: false when the thread was given up meanwhile.
  private func finish(_ claim: Claim, _ result: Result) -> Bool {
    monitor.locked {
      if claim.isLost { return false }
      results[claim.current] = result
      done += 1
      return true
    }
  }

  /// Gives up the thread that works on an item, if that takes too long. The lock is held.
  private func giveUp(_ index: Int) -> Bool {
    guard let limit, let claim = claims.first(where: { $0.current == index }),
      clock - claim.start > limit.seconds
    else { return false }
    claim.isLost = true
    claims.removeAll { $0 === claim }
    if !claim.rest.isEmpty { returned.append(claim.rest) }
    results[index] = limit.result(items[index])
    done += 1
    lost += 1
    return true
  }

  /// At most a fifth of a second.
  private func waitForNews() {
    let start = SystemClock.seconds
    monitor.wait(milliseconds: 200)
    clock += min(0.5, SystemClock.seconds - start)
  }
}

/// How long the work on one item may take. No thread can be stopped: one that takes longer is left to itself, another one
/// takes its place, and the end of the process ends it.
package struct TimeLimit<Item: Sendable, Result: Sendable>: Sendable {
  package var seconds: Double
  /// The result of an item that takes longer.
  package var result: @Sendable (Item) -> Result

  package init(seconds: Double, result: @escaping @Sendable (Item) -> Result) {
    self.seconds = seconds
    self.result = result
  }
}
