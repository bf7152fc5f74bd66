import A11yPlatform

extension UnsafeRawBufferPointer {
  /// Whether both hold the same bytes. `elementsEqual` compares them one by one, which took 5 % of reading a page source.
  func equals(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let base = baseAddress, let otherBase = other.baseAddress else { return isEmpty }
    return Bytes.areEqual(base, otherBase, count: count)
  }
}
