import A11yCore
import A11yNarration

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes narrated screens down.
enum Transcript {
  /// A line an element: its number, what is said, and where it stands.
  static func text(_ screens: [NarratedScreen]) -> String {
    screens.map { screen in
      var text = "\(screen.name?.escapedForDisplay ?? screen.file.escapedForDisplay)\n"
      let width = "\(screen.utterances.count)".count
      for (number, spoken) in screen.utterances.enumerated() {
        let digits = "\(number + 1)"
        let location = spoken.element.control.location
        let line = screen.line(spoken).escapedForDisplay
        text += String(repeating: " ", count: width - digits.count + 2) + digits + "  "
        text += line.isEmpty ? "(nothing is said)" : line
        text += "  [\(screen.file.escapedForDisplay):\(location.line):\(location.column)]\n"
      }
      if screen.utterances.isEmpty { text += "  (VoiceOver finds nothing on this screen)\n" }
      return text
    }.joined(separator: "\n")
  }

  static func json(_ screens: [NarratedScreen]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Numbers are finite and texts are strings: encoding them cannot fail.
    guard let data = try? encoder.encode(Document(screens: screens.map(ScreenRecord.init))) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    var version = 1
    var screens: [ScreenRecord]
  }

  private struct ScreenRecord: Encodable {
    var name: String?
    var language: String?
    var file: String
    var utterances: [UtteranceRecord]

    init(_ screen: NarratedScreen) {
      name = screen.name
      language = screen.language
      file = screen.file
      utterances = screen.utterances.map { UtteranceRecord($0, in: screen) }
    }
  }

  private struct UtteranceRecord: Encodable {
    var id: String?
    var identifier: String?
    var description: String
    var hint: String?
    var spoken: String
    var language: String?
    var role: String?
    var frame: [Double]?
    var line: Int32
    var column: Int32

    init(_ spoken: SpokenElement, in screen: NarratedScreen) {
      let control = spoken.element.control
      id = control.id
      identifier = control.identifier
      description = spoken.utterance.description
      hint = screen.leavesHintsOut ? nil : spoken.utterance.hint
      self.spoken = screen.line(spoken)
      language = spoken.utterance.language
      role = spoken.element.role?.rawValue
      let frame = spoken.element.frame.flatMap { $0.isValid ? $0 : nil }
      self.frame = frame.map { [$0.x, $0.y, $0.width, $0.height] }
      line = control.location.line
      column = control.location.column
    }
  }
}
