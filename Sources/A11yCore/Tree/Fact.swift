/// Something a rule may need to know of a control. What a description does not tell is not checked, and is counted.
public enum Fact: String, CaseIterable, Hashable, Sendable {
  case frame, traits, label, value, hint, enabled, selected, placeholder
  case exposure, actions
  case colors = "colours"
  case font, language, screenSize, hierarchy
  /// Told, but of more controls in one place than are compared, so that no description takes long on purpose.
  case surroundings

  /// The facts that a description tells or leaves out.
  public static let described = allCases.filter { $0 != .surroundings }

  /// Its place among all cases.
  var ordinal: Int {
    switch self {
    case .frame: 0
    case .traits: 1
    case .label: 2
    case .value: 3
    case .hint: 4
    case .enabled: 5
    case .selected: 6
    case .placeholder: 7
    case .exposure: 8
    case .actions: 9
    case .colors: 10
    case .font: 11
    case .language: 12
    case .screenSize: 13
    case .hierarchy: 14
    case .surroundings: 15
    }
  }

  /// How the report says that it is missing: "on 12 controls (no usable frame)".
  public var absence: String {
    switch self {
    case .frame: "no usable frame"
    case .traits: "traits not listed"
    case .label: "label not known"
    case .value: "value not known"
    case .hint: "hint not known"
    case .enabled: "enabled state not known"
    case .selected: "selected state not known"
    case .placeholder: "placeholder not known"
    case .exposure: "exposure not known"
    case .actions: "actions not known"
    case .colors: "no colours"
    case .font: "no font"
    case .language: "no word list for the language"
    case .screenSize: "screen size not known"
    case .hierarchy: "no hierarchy"
    case .surroundings: "too crowded to compare"
    }
  }
}
