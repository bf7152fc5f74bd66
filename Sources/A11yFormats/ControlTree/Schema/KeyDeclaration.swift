/// What is said of a key: the schema and the reference page are written from it.
struct KeyDeclaration: Sendable {
  let key: ControlKey
  let shape: ValueType
  /// Sentences in Markdown.
  let meaning: String
  /// A value that is read without a word.
  let example: DescribedValue

  init(_ key: ControlKey, _ shape: ValueType, _ meaning: String, example: DescribedValue) {
    self.key = key
    self.shape = shape
    self.meaning = meaning
    self.example = example
  }

  /// UIKit's names of the same fact.
  var aliases: [String] { ControlKey.aliases.filter { $0.1 == key }.map(\.0) }
}
