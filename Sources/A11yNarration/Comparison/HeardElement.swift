public import A11yCore

/// One element of a narrated screen, as two versions of the screen are compared.
public struct HeardElement: Sendable {
  public let element: Element
  /// Everything that is said of it.
  public let spoken: String
  /// What is said of it without where it sits ("2 of 5.", "List Start.") and what is entered with it: this stays when a
  /// neighbor comes or goes.
  public let lasting: String
  /// Its place in the reading order, from 1.
  public let number: Int

  public init(_ spokenElement: SpokenElement, number: Int) {
    element = spokenElement.element
    spoken = spokenElement.utterance.spoken
    self.number = number
    let parts = spokenElement.utterance.parts
    let isPlaced = parts.contains { Self.isOfPlace($0.kind) }
    lasting = isPlaced ? parts.filter { !Self.isOfPlace($0.kind) }.joinedText : spoken
  }

  /// Nil when there is none: an empty identifier identifies nothing.
  var identifier: String? {
    let control = element.control
    let identifier = control.identifier ?? control.id
    return identifier?.isEmpty == false ? identifier : nil
  }

  private static func isOfPlace(_ kind: Utterance.Part.Kind) -> Bool { kind == .position || kind == .container }
}
