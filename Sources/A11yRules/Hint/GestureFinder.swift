import A11yCore

/// Finds the instructions of one language in hints: gestures that VoiceOver tells of by itself, and the element's kind.
struct GestureFinder: Sendable {
  /// A gesture or the element's kind, and the words after it.
  struct Instruction: Equatable {
    var phrase: String
    /// What the gesture is made on, when the words say so: "publish when it is ready".
    var object: [Substring] = []
  }

  private struct Phrase: Sendable {
    var text: String
    var words: [Substring]
    /// It is an instruction only where a sentence begins.
    var isWeak = false

    init(_ text: String, isWeak: Bool = false) {
      self.text = text
      words = text.split(separator: " ")
      self.isWeak = isWeak
    }
  }

  private let isGlued: Bool
  private let gestures: [Phrase]
  private let mentions: [Phrase]
  private let unannounced: [Phrase]
  /// The first words of all that can be found, as bytes.
  private let beginnings: [[UInt8]]

  /// - Parameters: as the lists of a `Lexicon` are called.
  init(
    isGlued: Bool, gesturePhrases: [String], gesturesAtStart: Set<String>, roleMentions: [String],
    unannouncedGestures: [String]
  ) {
    self.isGlued = isGlued
    gestures = gesturePhrases.map { Phrase($0, isWeak: gesturesAtStart.contains($0)) }
    mentions = roleMentions.map { Phrase($0) }
    unannounced = unannouncedGestures.map { Phrase($0) }
    beginnings = Set((gestures + mentions).compactMap(\.words.first)).sorted().map { Array($0.utf8) }
  }

  /// The first instruction in a hint; nil when there is none, or when it tells of a gesture only a hint can tell of.
  func instruction(in hint: String) -> Instruction? {
    guard SpokenText.mayHaveWord(beginningWith: beginnings, in: hint) else { return nil }
    if isGlued { return gluedInstruction(in: SpokenText.normalized(hint)) }
    let all = SpokenText.words(hint)
    if let mention = mentions.first(where: { all.starts(with: $0.words) }) { return Instruction(phrase: mention.text) }
    // "Swipe up with three fingers": everything after makes it another gesture, even in the next sentence.
    if unannounced.contains(where: { position(of: $0, in: all) != nil }) { return nil }
    for sentence in hint.split(whereSeparator: Self.endsSentence) {
      let words = SpokenText.words(String(sentence))
      for gesture in gestures {
        // "Tap to" tells what to do only where a sentence begins; "shows how tap to pay works" does not.
        guard let position = position(of: gesture, in: words), position == 0 || !gesture.isWeak else { continue }
        let object = gesture.isWeak ? [] : Array(words[(position + gesture.words.count)...])
        return Instruction(phrase: gesture.text, object: object)
      }
    }
    return nil
  }

  /// Where words are not set apart, the list holds only what is part of no other word.
  private func gluedInstruction(in hint: String) -> Instruction? {
    if let mention = mentions.first(where: { hint.hasPrefix($0.text) }) { return Instruction(phrase: mention.text) }
    if unannounced.contains(where: { hint.contains($0.text) }) { return nil }
    return gestures.first { hint.contains($0.text) }.map { Instruction(phrase: $0.text) }
  }

  private func position(of phrase: Phrase, in words: [Substring]) -> Int? {
    guard let first = phrase.words.first else { return nil }
    return words.indices.first { words[$0] == first && words[$0...].starts(with: phrase.words) }
  }

  private static func endsSentence(_ character: Character) -> Bool {
    switch character {
    case ".", "!", "?", ";", ":", ",", "–", "—", "\n": true
    default: false
    }
  }
}
