public import A11yCore

/// What VoiceOver says of one element of a screen, and which element that is.
public struct SpokenElement: Sendable {
  public let element: Element
  public let utterance: Utterance
}

extension Narrator {
  /// Everything VoiceOver says on a screen, in the order in which it steps through the elements.
  public func narrate(_ screen: Exposure) -> [SpokenElement] {
    let contexts = Contexts(screen)
    return screen.readingOrder.map { index in
      var element = NarratedElement(screen[index])
      element.context = contexts[index]
      return SpokenElement(element: screen[index], utterance: narrate(element))
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
    guard element.hasStructure || element.hasInteraction else { return }
    context = element.structure.context
    importantContent = (element.interaction.customContent ?? []).filter(\.isImportant).map(\.value)
  }
}
