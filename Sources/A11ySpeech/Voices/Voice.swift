/// A voice of the engine.
package struct Voice: Hashable, Sendable {
  /// As the engine calls it: "English (America)".
  package let name: String
  /// The languages it speaks, its own first.
  package let languages: [Language]
  /// Nil when the engine does not say.
  package let gender: Gender?
  /// Its file below the engine's data folder, which no two voices share: "gmw/en-US".
  package let file: String

  package init(name: String, languages: [Language], gender: Gender?, file: String) {
    self.name = name
    self.languages = languages
    self.gender = gender
    self.file = file
  }

  package struct Language: Hashable, Sendable {
    /// As the engine writes it, in lower case mostly: "en-us".
    package let code: String
    /// How well the voice suits the language: the lower the better.
    package let priority: Int

    package init(code: String, priority: Int) {
      self.code = code
      self.priority = priority
    }
  }

  package enum Gender: String, Hashable, Sendable {
    case male, female
  }
}
