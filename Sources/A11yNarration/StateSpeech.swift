public import A11yCore

/// What VoiceOver says of a control in another state than the one that is described.
public struct StateSpeech: Sendable {
  /// `selected`
  public let state: String
  public let utterance: Utterance
}

extension Narrator {
  /// What VoiceOver says in each state for which a control has attributes of its own, by the control's index.
  public func speechByState(of screen: Screen) -> [Int: [StateSpeech]] {
    var speech: [Int: [StateSpeech]] = [:]
    for variant in screen.stateVariants {
      for spoken in narrate(AccessibilityTree(variant.screen)) where variant.controls.contains(spoken.element.index) {
        speech[spoken.element.index, default: []].append(StateSpeech(state: variant.name, utterance: spoken.utterance))
      }
    }
    return speech
  }
}
