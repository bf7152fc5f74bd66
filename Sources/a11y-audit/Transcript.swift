import A11yCore
import A11yNarration

/// Writes narrated screens down.
enum Transcript {
  /// A line an element: its number, what is said, and where it stands. Beneath it what else it offers, and why it is said
  /// so, where asked for.
  static func text(_ screens: [NarratedScreen]) -> String {
    screens.map { screen in
      var text = "\(screen.name?.escapedForDisplay ?? screen.file.escapedForDisplay)\n"
      let width = "\(screen.utterances.count)".count
      let file = screen.file.escapedForDisplay
      let indent = String(repeating: " ", count: width + 6)
      for number in screen.utterances.indices {
        text += line(number, in: screen, width: width, file: file)
        for detail in details(number, in: screen) { text += indent + detail + "\n" }
      }
      if screen.utterances.isEmpty { text += "  (VoiceOver finds nothing on this screen)\n" }
      return text
    }.joined(separator: "\n")
  }

  private static func line(_ number: Int, in screen: NarratedScreen, width: Int, file: String) -> String {
    let spoken = screen.utterances[number]
    let digits = String(number + 1)
    let location = spoken.element.control.location
    let words = screen.line(spoken).escapedForDisplay
    // Interpolation takes twice as long, and there may be a hundred thousand lines.
    var line = String(repeating: " ", count: width - digits.utf8.count + 2)
    line.reserveCapacity(words.utf8.count + file.utf8.count + width + 30)
    line += digits
    line += "  "
    line += words.isEmpty ? "(nothing is said)" : words
    line += "  ["
    line += file
    line += ":"
    line += String(location.line)
    line += ":"
    line += String(location.column)
    line += "]\n"
    return line
  }

  private static func details(_ number: Int, in screen: NarratedScreen) -> [String] {
    var lines: [String] = []
    if screen.listsParticulars {
      lines += particulars(of: screen.utterances[number], in: screen).map(\.escapedForDisplay)
    }
    if let explanations = screen.explanations, explanations.indices.contains(number) {
      lines += explanations[number].origins.map(reason)
    }
    return lines
  }

  private static func particulars(of spoken: SpokenElement, in screen: NarratedScreen) -> [String] {
    var lines = screen.particulars(spoken).lines(screen.phrases(spoken))
    if let point = spoken.element.ownActivationPoint {
      lines.append("activated at \(number(point.x)), \(number(point.y))")
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
    if let sources = origin.sources, sources != ["AccessibilitySnapshot"] {
      reasons.append(sources.isEmpty ? "words without a source" : "words of \(sources.joined(separator: ", "))")
    }
    let text = origin.part.text.isEmpty ? "(nothing)" : origin.part.text.escapedForDisplay
    return "\(text)  — \(reasons.map(\.escapedForDisplay).joined(separator: "; "))"
  }
}
