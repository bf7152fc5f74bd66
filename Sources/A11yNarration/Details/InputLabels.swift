public import A11yCore

/// When the words Voice Control listens for are shown.
public enum InputLabels: String, CaseIterable, Sendable {
  /// Where the app gives its own for an element that can be acted on.
  case whenOverridden
  /// Everywhere: the app's own, or the words of the label and of its kind.
  case always
  case never

  /// The words; nil where none are shown.
  public func shown(
    given: [String]?, label: String?, traits: Traits, respondsToInteraction: Bool, phrases: Phrases
  ) -> [String]? {
    let given = given ?? []
    switch self {
    case .never: return nil
    case .whenOverridden: return given.isEmpty || !respondsToInteraction ? nil : given
    case .always:
      if !given.isEmpty { return given }
      var words = (label ?? "").split(separator: " ").map(String.init)
      if traits.contains(.button) { words.append(phrases.inputLabelButton.text) }
      if traits.contains(.adjustable) { words.append(phrases.inputLabelAdjustable.text) }
      return words
    }
  }
}
