import Testing

@testable import A11yNarration

@Suite struct `What keeps its order` {
  @Test(
    arguments: [
      ([], []),
      ([5], [0]),
      ([1, 2, 3], [0, 1, 2]),
      ([3, 1, 2], [1, 2]),
      ([1, 1, 1], [2]),
      ([4, 0, 1, 2, 3], [1, 2, 3, 4]),
    ] as [([Int], [Int])])
  func `the positions of a longest increasing run are found`(numbers: [Int], positions: [Int]) {
    #expect(SharedOrder.longestIncreasing(numbers) == positions)
  }

  /// The lengths are compared: there may be several longest runs.
  @Test(arguments: 1...40)
  func `it is as long as the table of all runs says, and it increases`(seed: Int) {
    var state = UInt64(seed)
    let numbers = (0..<(seed * 3)).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % (seed + 3)
    }
    var lengths: [Int] = []
    for (position, number) in numbers.enumerated() {
      let before = numbers[..<position].indices.filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append(1 + (before.max() ?? 0))
    }
    let run = SharedOrder.longestIncreasing(numbers)
    #expect(run.count == lengths.max() ?? 0)
    #expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 && numbers[$0] < numbers[$1] })
  }
}
