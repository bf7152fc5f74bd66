extension RandomAccessCollection {
  /// The first index whose element fits, of a collection in which all after it fit, too; the end where none does.
  ///
  /// Inlined: a search through bytes or numbers of a whole file would call it and the condition across modules.
  @inlinable
  package func partitioningIndex(where fits: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if fits(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
