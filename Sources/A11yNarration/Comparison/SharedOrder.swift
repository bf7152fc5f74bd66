/// What keeps its order when a sequence is re-ordered.
enum SharedOrder {
  /// The positions of a longest strictly increasing subsequence, ascending; in n log n steps (patience sorting, after
  /// Fredman 1975). A table of common subsequences would take n² of them.
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    // Of all increasing runs of a length, the position where the one with the smallest end ends.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for position in numbers.indices {
      let length = lowerBound(ends, numbers, numbers[position])
      if length > 0 { previous[position] = ends[length - 1] }
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var positions: [Int] = []
    var position = ends.last ?? -1
    while position >= 0 {
      positions.append(position)
      position = previous[position]
    }
    return positions.reversed()
  }

  /// How many of the runs end below a number.
  private static func lowerBound(_ ends: [Int], _ numbers: [Int], _ number: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
