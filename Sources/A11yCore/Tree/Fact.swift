/// Something a rule may need to know of a control. What a description does not tell is not checked, and is counted.
public enum Fact: String, CaseIterable, Hashable, Sendable {
  case frame, traits, label, value, hint, enabled, selected, placeholder
  case exposure, actions, colours, font, language, screenSize, hierarchy

  /// How the report says that it is missing: "12 controls without a frame".
  public var absence: String {
    switch self {
    case .frame: "without a usable frame"
    case .traits: "without listed traits"
    case .label: "without a known label"
    case .value: "without a known value"
    case .hint: "without a known hint"
    case .enabled: "without a known enabled state"
    case .selected: "without a known selected state"
    case .placeholder: "without a known placeholder"
    case .exposure: "without a known exposure"
    case .actions: "without known actions"
    case .colours: "without colours"
    case .font: "without a font"
    case .language: "in a language without word lists"
    case .screenSize: "without a known screen size"
    case .hierarchy: "without a hierarchy"
    }
  }
}
