internal import A11yPlatform

extension String {
  /// Whether the text contains the bytes of another, which is not empty.
  ///
  /// `contains` builds a table for each search before it looks: one sixth of the time of an audit of 20,000 screens went there.
  /// Here letters that are composed in another way are other letters, which lower-case words of a list never are.
  package func hasBytes(of other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { text in
      other.withUTF8 { part in
        guard let first = part.first, let start = text.baseAddress, let wanted = part.baseAddress else { return false }
        var at = UnsafeRawPointer(start)
        let end = at + text.count - part.count
        while at <= end, let found = Bytes.first(first, in: at, count: end - at + 1) {
          if Bytes.areEqual(found, wanted, count: part.count) { return true }
          at = found + 1
        }
        return false
      }
    }
  }
}
