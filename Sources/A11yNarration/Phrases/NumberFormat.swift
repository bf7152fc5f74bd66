/// "Row %@." taken apart.
struct NumberFormat: Sendable {
  let before: String
  let after: String

  init(_ format: Phrase) { (before, after) = format.halves() }

  func text(_ number: String) -> String { before + number + after }
}
