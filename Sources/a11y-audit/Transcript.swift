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
      for (number, spoken) in screen.utterances.enumerated() {
        let digits = "\(number + 1)"
        let location = spoken.element.control.location
        let line = screen.line(spoken).escapedForDisplay
        text += String(repeating: " ", count: width - digits.count + 2) + digits + "  "
        text += line.isEmpty ? "(nothing is said)" : line
        text += "  [\(file):\(location.line):\(location.column)]\n"
        if screen.listsParticulars {
          for line in particulars(of: spoken, in: screen) { text += indent + line.escapedForDisplay + "\n" }
        }
        // A selection leaves elements out, but explanations are not selected from.
        guard let explanations = screen.explanations, explanations.indices.contains(number) else { continue }
        for origin in explanations[number].origins { text += indent + reason(origin) + "\n" }
      }
      if screen.utterances.isEmpty { text += "  (VoiceOver finds nothing on this screen)\n" }
      return text
    }.joined(separator: "\n")
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
