import Foundation
import Synchronization
import Testing

@testable import A11yCommand

/// Work that does not come to an end stops neither the other work nor the run.
@Suite struct TimeLimitTests {
  private final class Gate: Sendable {
    let isOpen = Atomic<Bool>(false)

    /// Sleeps while it waits: a processor that is busy with nothing is missing in the tests that run at the same time.
    func pass() { while !isOpen.load(ordering: .acquiring) { Thread.sleep(forTimeInterval: 0.001) } }
  }

  @Test(
    "an item that takes too long gets another result, and all others their own, in order", arguments: [1, 2, 3, 64])
  func late(_ jobs: Int) {
    let gate = Gate()
    defer { gate.isOpen.store(true, ordering: .releasing) }
    let items = Array(0..<100)
    let stuck: Set<Int> = [0, 1, 7, 50, 99]
    let results = Parallel.map(
      items, jobs: jobs, stackSize: Parallel.stackSize * 2, limit: TimeLimit(seconds: 0.2) { -$0 - 1 }
    ) { item in
      if stuck.contains(item) { gate.pass() }
      return item
    }
    #expect(results == items.map { stuck.contains($0) ? -$0 - 1 : $0 })
  }

  @Test("what takes shorter is waited for, and so is everything without a limit")
  func inTime() {
    let items = Array(0..<1000)
    let doubled = { @Sendable (item: Int) in item * 2 }
    for limit in [nil, TimeLimit<Int, Int>(seconds: 600) { _ in -1 }] {
      for jobs in [1, 4] {
        #expect(Parallel.map(items, jobs: jobs, limit: limit, doubled) == items.map { $0 * 2 })
      }
    }
  }
}
