/// The words of a name in source: `dismissKeyboard` has "dismiss" and "keyboard", `backgroundColor` has no "back".
struct IdentifierWords {
  /// In lower case, in the name's order.
  private(set) var words: [String] = []

  init(_ name: String) {
    var word = ""
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isUpper = scalar.properties.isUppercase
      let beginsWord =
        isUpper
        && (index > 0 && scalars[index - 1].properties.isLowercase
          // The last letter of "URLSession" 's first capitals begins the next word.
          || index + 1 < scalars.count && scalars[index + 1].properties.isLowercase)
      if beginsWord || !scalar.properties.isAlphabetic { close(&word) }
      if scalar.properties.isAlphabetic { word.unicodeScalars.append(scalar) }
    }
    close(&word)
  }

  /// Whether one of the phrases is in the name: its words, one after the other, in any inflection.
  ///
  /// - Parameter phrases: in lower case, a space between words.
  func contain(anyOf phrases: [String]) -> Bool {
    phrases.contains { phrase in
      let parts = phrase.split(separator: " ")
      guard let first = parts.first, parts.count <= words.count else { return false }
      return words.indices.dropLast(parts.count - 1).contains { start in
        Self.isForm(words[start], of: first)
          && zip(words[start...], parts).allSatisfy { Self.isForm($0, of: $1) }
      }
    }
  }

  private mutating func close(_ word: inout String) {
    if !word.isEmpty { words.append(word.lowercased()) }
    word = ""
  }

  /// `pop`, `pops`, `popped` and `popping` are forms of "pop"; `populate` is none.
  private static func isForm(_ word: String, of verb: Substring) -> Bool {
    if word.hasPrefix(verb) {
      let ending = word.dropFirst(verb.count)
      if ending.isEmpty || endings.contains(String(ending)) { return true }
      // popping, popped
      guard let last = verb.last, ending.first == last else { return false }
      return endings.contains(String(ending.dropFirst()))
    }
    guard verb.last == "e" else { return false }
    let stem = verb.dropLast()
    // hiding
    return word.hasPrefix(stem) && word.dropFirst(stem.count) == "ing"
  }

  private static let endings: Set<String> = ["s", "d", "ed", "ing", "r", "er", "al", "able", "ly"]
}

extension Node {
  /// Whether a name in it, but no text, has one of these words or phrases.
  func usesName(with phrases: [String]) -> Bool {
    subtree.contains { node in
      node.kind != .words && node.kind != .string
        && [node.text, node.label].contains { !$0.isEmpty && IdentifierWords($0).contain(anyOf: phrases) }
    }
  }
}
