/// The texts of a tree's nodes, each once: a file says the same few hundred words over and over, and a rule that looks
/// for a word the file does not have is done at once.
struct Symbols: Sendable {
  private(set) var texts = Labels.texts
  private var numbers = Self.labels

  private static let labels = Dictionary(
    uniqueKeysWithValues: Labels.texts.enumerated().map { ($1, Int32($0)) })

  /// A text's number; nil when the file does not say it.
  subscript(text: String) -> Int32? { numbers[text] }

  mutating func add(_ text: String) -> Int32 {
    if text.isEmpty { return Labels.none }
    if let number = numbers[text] { return number }
    let number = Int32(clamping: texts.count)
    texts.append(text)
    numbers[text] = number
    return number
  }
}
