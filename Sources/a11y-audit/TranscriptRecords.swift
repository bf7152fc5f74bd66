import A11yCore
import A11yNarration

extension Transcript {
  static func json(_ screens: [NarratedScreen]) -> String {
    JSONWriter.document { writer in
      writer.object { writer in
        writer.array("screens", screens, members: write)
        writer.member("version", 1)
      }
    }
  }

  /// The elements of `utterances`, of all screens of a file.
  static func writeUtterances(of screens: [NarratedScreen], to writer: inout JSONWriter) {
    for screen in screens {
      for (number, spoken) in screen.utterances.enumerated() {
        writer.element { writer in
          writer.object { writer in
            if screens.count > 1 { writer.member("screen", screen.name) }
            write(spoken, number, in: screen, to: &writer)
          }
        }
      }
    }
  }

  private static func write(_ screen: NarratedScreen, to writer: inout JSONWriter) {
    writer.member("file", screen.file.text)
    writer.member("language", screen.language)
    writer.member("name", screen.name)
    writer.array("utterances", Array(screen.utterances.enumerated())) {
      write($0.element, $0.offset, in: screen, to: &$1)
    }
  }

  private static func write(
    _ spoken: SpokenElement, _ number: Int, in screen: NarratedScreen, to writer: inout JSONWriter
  ) {
    let control = spoken.element.control
    let details = screen.particulars(spoken)
    if !details.actions.isEmpty { writer.array("actions", details.actions) }
    if let point = spoken.element.ownActivationPoint, point.x.isFinite, point.y.isFinite {
      writer.array("activationPoint", [point.x, point.y])
    }
    writer.member("announcement", spoken.utterance.announcement)
    if let cells = screen.cells {
      writer.array("braille", BrailleLine(spoken.utterance, screen.phrases(spoken)).windows(of: cells))
    }
    writer.member("column", Int(control.location.column))
    if !details.content.isEmpty { writer.array("content", details.content, members: write) }
    writer.member("description", spoken.utterance.description)
    if let explanations = screen.explanations, explanations.indices.contains(number) {
      writer.array("explanation", explanations[number].origins, members: write)
    }
    if let frame = spoken.element.frame, frame.isValid {
      writer.array("frame", [frame.x, frame.y, frame.width, frame.height])
    }
    writer.member("hint", spoken.utterance.hint)
    writer.member("id", control.id)
    writer.member("identifier", control.identifier)
    writer.array("inputLabels", details.inputLabels)
    writer.member("language", spoken.utterance.language)
    writer.member("line", Int(control.location.line))
    writer.member("role", spoken.element.role?.rawValue)
    if !details.rotors.isEmpty { writer.array("rotors", details.rotors, members: write) }
    writer.member("spoken", screen.line(spoken))
    if let states = screen.states[spoken.element.index] {
      writer.array("states", states) { speech, writer in
        writer.member("spoken", speech.utterance.spoken)
        writer.member("state", speech.state)
      }
    }
    let targets = spoken.element.actionsByTarget
    if targets.isEmpty { return }
    writer.array("targets", targets) { group, writer in
      writer.array("actions", group.actions) { action, writer in
        writer.array("events", action.events.names)
        writer.member("selector", action.selector)
      }
      writer.member("target", group.target)
    }
  }

  private static func write(_ content: Interaction.CustomContent, to writer: inout JSONWriter) {
    writer.member("isImportant", content.isImportant)
    writer.member("label", content.label)
    writer.member("value", content.value)
  }

  private static func write(_ rotor: Interaction.CustomRotor, to writer: inout JSONWriter) {
    switch rotor.rest {
    case .none: break
    case .more(let count): writer.member("more", count)
    // There are more than this; counting stopped here.
    case .many: writer.member("moreThan", Rotors.mostCounted)
    }
    writer.member("name", rotor.name)
    // Missing where the description does not tell what it finds.
    writer.array("results", rotor.results.map { $0.map(\.text) })
  }

  private static func write(_ origin: Explanation.Origin, to writer: inout JSONWriter) {
    writer.member("from", origin.cause)
    writer.member("phrase", origin.phrase)
    if let attestation = origin.attestation { writer.member("quotations", attestation.total) }
    // Who uses these words; missing for the app's own.
    writer.array("sources", origin.sources)
    if !origin.switches.isEmpty { writer.array("switches", origin.switches) }
    writer.member("text", origin.part.text)
  }
}
