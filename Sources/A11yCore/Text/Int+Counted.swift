extension Int {
  /// The number with what it counts: `1 finding`, `2 findings`.
  ///
  /// - Parameter words: for more than one; the word with an s if there are none.
  package func counted(_ word: String, _ words: String? = nil) -> String {
    "\(self) \(self == 1 ? word : words ?? word + "s")"
  }
}
