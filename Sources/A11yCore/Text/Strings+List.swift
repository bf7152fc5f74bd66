extension [String] {
  /// The words as a sentence lists them: `a`, `a or b`, `a, b or c`.
  package func list(_ conjunction: String = "or") -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
