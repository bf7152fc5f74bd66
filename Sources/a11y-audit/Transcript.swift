import A11yCore
import A11yNarration

/// Writes narrated screens down.
enum Transcript {
  /// All screens, with an empty line between them.
  static func text(_ screens: [NarratedScreen]) -> String {
    screens.map(text).joined(separator: separator)
  }

  static let separator = "\n"

  /// A screen's name, and a line an element.
  static func text(_ screen: NarratedScreen) -> String {
    let lines = TranscriptLines(
      count: screen.utterances.count, file: screen.file, narrator: screen.narrator,
      listsParticulars: screen.listsParticulars, states: screen.states, cells: screen.cells)
    let texts = screen.utterances.indices.map { number in
      lines.text(number, screen.utterances[number], screen.explanations?[number])
    }
    return text(texts, of: screen.name ?? screen.file.text)
  }

  /// - Parameter name: the screen's, or else its file's.
  static func text(_ lines: [String], of name: String) -> String {
    var text = ""
    text.reserveCapacity(lines.reduce(name.utf8.count + 2) { $0 + $1.utf8.count })
    text += name.escapedForDisplay
    text += "\n"
    for line in lines { text += line }
    if lines.isEmpty { text += "  (no accessibility elements)\n" }
    return text
  }
}
