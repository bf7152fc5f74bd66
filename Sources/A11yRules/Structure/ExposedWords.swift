import A11yCore

/// Which words can be heard together on a screen: the name, the value and the further content of each element.
struct ExposedWords {
  /// By word: the elements that say it, by number, in tree order.
  private var speakers: [Substring: [Int32]] = [:]
  /// So many elements are remembered for a word.
  private static let most = 32

  init(_ tree: AccessibilityTree) {
    // A stepper is no element, but each of its buttons begins with its label.
    let steppers = tree.seen.filter { $0.role == .stepper && $0.reach == .container && !$0.isNameless }
    for (number, element) in (Array(tree.elements) + steppers).enumerated() {
      for word in Set(element.spokenWords) where speakers[word]?.count ?? 0 < Self.most {
        speakers[word, default: []].append(Int32(number))
      }
    }
  }

  /// Whether one element says at least this share of the words; nil when many say some of them, and none of those that
  /// are remembered says enough.
  func sayTogether(_ words: [Substring], share: Double) -> Bool? {
    let distinct = Set(words)
    let needed = Int((Double(distinct.count) * share).rounded(.up))
    if needed <= 0 { return true }
    var counts: [Int32: Int] = [:]
    var common = 0
    for word in distinct {
      let found = speakers[word] ?? []
      if found.count == Self.most { common += 1 }
      for speaker in found {
        counts[speaker, default: 0] += 1
        if counts[speaker] ?? 0 >= needed { return true }
      }
    }
    let most = counts.values.max() ?? 0
    return common > 0 && most + common >= needed ? nil : false
  }
}

extension Element {
  /// All that can be heard of it, in words: name, value and further content.
  var spokenWords: [Substring] {
    var words = SpokenText.words(name)
    if let value { words += SpokenText.words(value) }
    guard hasInteraction else { return words }
    for content in interaction.customContent ?? [] {
      words += SpokenText.words(content.label) + SpokenText.words(content.value)
    }
    return words
  }
}
