import A11yCore

extension [Element] {
  /// The elements that share an identity with another one, each group in their order.
  ///
  /// - Parameters:
  ///   - cheapKey: equal for elements of one identity. Of most elements it is unique, and no identity is made of them.
  ///   - identity: nil for an element that belongs to no group.
  func grouped<Identity: Hashable>(
    key cheapKey: (Element) -> UInt64, by identity: (Element) -> Identity?
  ) -> [[Element]] {
    let keys = map(cheapKey)
    var counts: [UInt64: Int32] = [:]
    for key in keys { counts[key, default: 0] += 1 }
    guard counts.count < count else { return [] }
    var positions: [Identity: Int] = [:]
    var groups: [[Element]] = []
    for (element, key) in zip(self, keys) where counts[key] ?? 0 > 1 {
      guard let shared = identity(element) else { continue }
      if let position = positions[shared] {
        groups[position].append(element)
      } else {
        positions[shared] = groups.count
        groups.append([element])
      }
    }
    return groups.filter { $0.count > 1 }
  }
}
