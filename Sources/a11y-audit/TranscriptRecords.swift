import A11yCore
import A11yNarration

extension Transcript {
  static func json(_ screens: [NarratedScreen]) -> String {
    PrintedJSON.text(Document(screens: screens.map(ScreenRecord.init)))
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
      file = screen.file.text
      utterances = screen.utterances.enumerated().map { UtteranceRecord($1, number: $0, in: screen) }
    }
  }

  private struct UtteranceRecord: Encodable {
    var id: String?
    var identifier: String?
    var description: String
    var hint: String?
    var announcement: String?
    var spoken: String
    var language: String?
    var role: String?
    var frame: [Double]?
    var activationPoint: [Double]?
    var actions: [String]?
    var content: [ContentRecord]?
    var rotors: [RotorRecord]?
    var inputLabels: [String]?
    var line: Int32
    var column: Int32
    var explanation: [OriginRecord]?

    init(_ spoken: SpokenElement, number: Int, in screen: NarratedScreen) {
      let control = spoken.element.control
      id = control.id
      identifier = control.identifier
      description = spoken.utterance.description
      hint = spoken.utterance.hint
      announcement = spoken.utterance.announcement
      self.spoken = screen.line(spoken)
      language = spoken.utterance.language
      role = spoken.element.role?.rawValue
      let frame = spoken.element.frame.flatMap { $0.isValid ? $0 : nil }
      self.frame = frame.map { [$0.x, $0.y, $0.width, $0.height] }
      line = control.location.line
      column = control.location.column
      add(screen.particulars(spoken), spoken.element.ownActivationPoint)
      if let explanations = screen.explanations, explanations.indices.contains(number) {
        explanation = explanations[number].origins.map(OriginRecord.init)
      }
    }

    private mutating func add(_ particulars: ElementDetails, _ point: Point?) {
      if let point, point.x.isFinite, point.y.isFinite { activationPoint = [point.x, point.y] }
      if !particulars.actions.isEmpty { actions = particulars.actions }
      if !particulars.content.isEmpty { content = particulars.content.map(ContentRecord.init) }
      if !particulars.rotors.isEmpty { rotors = particulars.rotors.map(RotorRecord.init) }
      inputLabels = particulars.inputLabels
    }
  }

  private struct ContentRecord: Encodable {
    var label: String
    var value: String
    var isImportant: Bool

    init(_ content: Interaction.CustomContent) {
      label = content.label
      value = content.value
      isImportant = content.isImportant
    }
  }

  private struct RotorRecord: Encodable {
    var name: String
    /// Missing where the description does not tell what it finds.
    var results: [String]?
    /// How many there are beyond `results`.
    var more: Int?
    /// There are more of them than this, where nobody counted further.
    var moreThan: Int?

    init(_ rotor: Interaction.CustomRotor) {
      name = rotor.name
      results = rotor.results.map { $0.map(\.text) }
      switch rotor.rest {
      case .none: break
      case .more(let count): more = count
      case .many: moreThan = Rotors.mostCounted
      }
    }
  }

  private struct OriginRecord: Encodable {
    var text: String
    var from: String
    var switches: [String]?
    /// Who uses these words; missing for the app's own.
    var sources: [String]?

    init(_ origin: Explanation.Origin) {
      text = origin.part.text
      from = origin.cause
      switches = origin.switches.isEmpty ? nil : origin.switches
      sources = origin.sources
    }
  }
}
