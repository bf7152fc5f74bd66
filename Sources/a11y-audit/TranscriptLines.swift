import A11yCommand
import A11yCore
import A11yNarration

/// Writes down what is said of one screen: a line an element, with its number, what is said, and where it is. Below
/// it what else it offers, and why it is said so, where asked for.
struct TranscriptLines: Sendable {
  private let width: Int
  private let file: String
  private let narrator: Narrator
  private let listsParticulars: Bool
  private let indent: String
  /// What is said in other states, by the index of the control.
  private let states: [Int: [StateSpeech]]
  /// The width of a braille display; nil if its line is not wanted.
  private let cells: Int?

  /// - Parameters:
  ///   - count: how many elements there are.
  ///   - listsParticulars: whether to list what is offered next to the speech.
  ///   - states: what is said in other states, by the index of the control.
  ///   - cells: the width of a braille display; nil if its line is not wanted.
  init(
    count: Int, file: FilePath, narrator: Narrator, listsParticulars: Bool, states: [Int: [StateSpeech]],
    cells: Int? = nil
  ) {
    self.cells = cells
    self.states = states
    width = "\(count)".count
    self.file = file.shown
    self.narrator = narrator
    self.listsParticulars = listsParticulars
    indent = String(repeating: " ", count: width + 6)
  }

  /// - Parameter number: how many elements come before it.
  func text(_ number: Int, _ spoken: SpokenElement, _ explanation: Explanation? = nil) -> String {
    var text = line(number, spoken)
    if let cells {
      let braille = BrailleLine(spoken.utterance, narrator.phrases(for: spoken.element.ownLanguage))
      for line in braille.lines(cells: cells) { text += "\(indent)\(line)\n" }
    }
    for speech in states[spoken.element.index] ?? [] {
      text += "\(indent)\(speech.state): \(speech.utterance.spoken.escapedForDisplay)\n"
    }
    if !listsParticulars, explanation == nil { return text }
    for detail in details(spoken, explanation) { text += indent + detail + "\n" }
    return text
  }

  private func line(_ number: Int, _ spoken: SpokenElement) -> String {
    let digits = String(number + 1)
    let location = spoken.element.control.location
    let words = spoken.utterance.spoken.escapedForDisplay
    // Interpolation takes twice as long, and there may be a hundred thousand lines.
    var line = String(repeating: " ", count: width - digits.utf8.count + 2)
    line.reserveCapacity(words.utf8.count + file.utf8.count + width + 30)
    line += digits
    line += "  "
    line += words.isEmpty ? "(silent)" : words
    line += "  ["
    line += file
    line += ":"
    line += String(location.line)
    line += ":"
    line += String(location.column)
    line += "]\n"
    return line
  }

  private func details(_ spoken: SpokenElement, _ explanation: Explanation?) -> [String] {
    var lines: [String] = []
    if listsParticulars { lines += particulars(of: spoken).map(\.escapedForDisplay) }
    if let explanation { lines += explanation.origins.map(Self.reason) }
    return lines
  }

  private func particulars(of spoken: SpokenElement) -> [String] {
    let phrases = narrator.phrases(for: spoken.element.ownLanguage)
    var lines = ElementDetails(spoken.element, phrases: phrases).lines(phrases)
    if let point = spoken.element.ownActivationPoint {
      lines.append("activated at \(Self.number(point.x)), \(Self.number(point.y))")
    }
    return lines
  }

  /// `140`, not `140.0`.
  private static func number(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `Button.  — trait 'button' in 'traits'`, and what else there is to know of the words.
  private static func reason(_ origin: Explanation.Origin) -> String {
    var reasons = [origin.cause]
    if !origin.switches.isEmpty { reasons.append("switch \(origin.switches.joined(separator: ", "))") }
    if let sources = origin.sources {
      reasons.append(sources.isEmpty ? "no source" : "source: \(sources.joined(separator: ", "))")
    }
    if let attestation = origin.attestation { reasons.append(attestation.text) }
    let text = origin.part.text.isEmpty ? "(nothing)" : origin.part.text.escapedForDisplay
    return "\(text)  — \(reasons.map(\.escapedForDisplay).joined(separator: "; "))"
  }
}
