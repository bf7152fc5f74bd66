/// Speech in the making: parts that are spoken with a space between them.
struct Draft {
  private(set) var parts: [Utterance.Part] = []

  /// Nothing has been said. (A part without text counts as something: the reference's empty value of a switch.)
  var isEmpty: Bool { parts.isEmpty }

  var text: String { parts.joinedText }

  var endsInFullStop: Bool { parts.last?.text.utf8.last == UInt8(ascii: ".") }

  mutating func add(_ kind: Utterance.Part.Kind, _ text: String) {
    parts.append(Utterance.Part(kind, text))
  }

  mutating func prepend(_ newParts: [Utterance.Part]) {
    parts.insert(contentsOf: newParts, at: 0)
  }

  /// Adds to the end of what was said last, without a space.
  mutating func attach(_ ending: String) {
    guard !parts.isEmpty else { return }
    parts[parts.count - 1].text += ending
  }

  /// Closes what was said last with a period, unless it ends in one. Only U+002E counts: "!", "…" and "。" are closed
  /// all the same. An empty draft becomes a period.
  mutating func close() {
    guard !parts.isEmpty else { return add(.label, ".") }
    if !endsInFullStop { attach(".") }
  }

  /// Closes what was said and says another draft after it; nothing happens when that is empty.
  mutating func follow(with other: Draft) {
    guard !other.isEmpty else { return }
    if !parts.isEmpty { close() }
    parts += other.parts
  }

  /// Takes one period off the end.
  mutating func open() {
    guard let last = parts.last, endsInFullStop else { return }
    parts[parts.count - 1].text = String(last.text.utf8.dropLast()) ?? last.text
  }

  /// Puts what there is into the first place of `format`, `others` into the following ones. The words of the format
  /// become parts of their own; punctuation next to its first place stays with the text put there.
  mutating func wrap(in format: Phrase, as kind: Utterance.Part.Kind, others: (String, String) = ("", "")) {
    let (before, after) = format.halves(filling: others.0, others.1)
    let (words, prefix) = before.cut(atLast: " ")
    if !prefix.isEmpty, !parts.isEmpty { parts[0].text = prefix + parts[0].text }
    if !words.isEmpty { prepend([Utterance.Part(kind, words)]) }
    let (suffix, rest) = after.cut(atFirst: " ")
    if !suffix.isEmpty { attach(suffix) }
    if !rest.isEmpty { add(kind, rest) }
  }
}

extension String {
  /// The text before and after the first `space`; all of it before when there is none.
  fileprivate func cut(atFirst space: Character) -> (String, String) {
    guard let cut = firstIndex(of: space) else { return (self, "") }
    return (String(self[..<cut]), String(self[index(after: cut)...]))
  }

  /// The text before and after the last `space`; all of it after when there is none.
  fileprivate func cut(atLast space: Character) -> (String, String) {
    guard let cut = lastIndex(of: space) else { return ("", self) }
    return (String(self[..<cut]), String(self[index(after: cut)...]))
  }
}
