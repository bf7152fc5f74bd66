/// Counts how far two orders of the same things disagree.
enum Reversals {
  /// The share of pairs, 0 to 1, that stand the other way round in the second order (Kendall's distance).
  static func share(of order: [Int], against other: [Int]) -> Double {
    guard order.count > 1 else { return 0 }
    let ranks = Dictionary(zip(other, other.indices), uniquingKeysWith: { first, _ in first })
    var values = order.compactMap { ranks[$0] }
    let pairs = Double(values.count) * Double(values.count - 1) / 2
    return pairs > 0 ? Double(sortCounting(&values)) / pairs : 0
  }

  /// Sorts by merging, and counts the pairs that were the wrong way round.
  private static func sortCounting(_ values: inout [Int]) -> Int {
    var reversed = 0
    var width = 1
    while width < values.count {
      var merged: [Int] = []
      merged.reserveCapacity(values.count)
      var start = 0
      while start < values.count {
        let middle = min(start + width, values.count)
        let end = min(start + 2 * width, values.count)
        var (left, right) = (start, middle)
        while left < middle || right < end {
          if right == end || left < middle && values[left] <= values[right] {
            merged.append(values[left])
            left += 1
          } else {
            reversed += middle - left
            merged.append(values[right])
            right += 1
          }
        }
        start = end
      }
      values = merged
      width *= 2
    }
    return reversed
  }
}
