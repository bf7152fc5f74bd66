public import A11yCore

/// What VoiceOver says of one element of a screen, and which element that is.
public struct SpokenElement: Sendable {
  public let element: Element
  public let utterance: Utterance

  public init(element: Element, utterance: Utterance) {
    self.element = element
    self.utterance = utterance
  }

  /// The speech without its explanation.
  public init(_ explanation: Explanation) {
    self.init(element: explanation.element, utterance: explanation.utterance)
  }
}

extension Narrator {
  /// Everything VoiceOver says on a screen, in the order in which it steps through the elements.
  public func narrate(_ screen: Exposure) -> [SpokenElement] {
    map(screen) { element, narrated in SpokenElement(element: element, utterance: narrate(narrated)) }
  }

  /// Calls for each element in reading order, with what it tells of itself in its place.
  func map<Result>(_ screen: Exposure, _ transform: (Element, NarratedElement) -> Result) -> [Result] {
    let contexts = Contexts(screen)
    var groups = GroupEntrances(screen)
    return screen.readingOrder.map { index in
      let element = screen[index]
      var narrated = NarratedElement(element)
      narrated.context = contexts[index]
      narrated.enteredGroups = groups.labels(entering: element)
      if let word = SystemWord(element) { narrated.label = phrases(for: narrated.language).text(of: word) }
      return transform(element, narrated)
    }
  }
}

extension NarratedElement {
  /// What an element of a screen tells of itself: what the description says, and what UIKit's defaults fill in.
  public init(_ element: Element) {
    let name = element.name
    self.init(
      label: name.isEmpty ? element.control.label : name, value: element.value, hint: element.control.hint,
      traits: element.traits, language: element.ownLanguage, title: element.control.title)
    if traits.contains(.header) { headingLevel = element.metrics.headingLevel }
    if element.hasStructure { context = element.structure.context }
    guard element.hasInteraction else { return }
    let interaction = element.interaction
    importantContent = (interaction.customContent ?? []).filter(\.isImportant).map(\.value)
    hasCustomActions = interaction.customActions?.isEmpty == false
  }
}
