import A11yCore

/// What keeps its order when a sequence is re-ordered.
enum SharedOrder {
  /// The positions of a longest strictly increasing subsequence, ascending; in n log n steps (patience sorting, after
  /// Fredman 1975). A table of common subsequences would take n² of them.
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    // Of all increasing runs of a length, the position where the one with the smallest end ends.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for position in numbers.indices {
      let number = numbers[position]
      // How many of the runs end below the number.
      let length = ends.partitioningIndex { numbers[$0] >= number }
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
}
