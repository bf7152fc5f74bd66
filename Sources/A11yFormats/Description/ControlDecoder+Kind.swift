import A11yCore

/// What a control is: neither a role nor a class is given, or the two contradict each other.
extension ControlDecoder {
  /// A control of no kind has none of UIKit's properties: it would be read as plain text, or not at all.
  mutating func noteMissingKind(isScreen: Bool) {
    let control = facts.control
    guard control.role == nil, control.className == nil, !isScreen else { return }
    if let name = control.superclassName {
      return noteOnce(
        .meaning, at: control.location,
        "has the superclass '\(name.excerpt())', but no class; write its 'class', or its 'role'")
    }
    guard let (key, kind) = keyOfKind(control) else { return }
    noteOnce(
      .meaning, at: control.location,
      "has '\(key)', but neither a role nor a class; write \(kind)")
  }

  /// What only controls of a kind have, and that kind. Label, hint, value and traits describe an element of any kind.
  private func keyOfKind(_ control: Control) -> (key: String, kind: String)? {
    if let key = keyOfControls(control) { return (key, Self.kinds[key] ?? Self.anyKind) }
    if SpokenText.isBlank(control.label) {
      if !SpokenText.isBlank(control.title) { return ("title", "the role 'button' if it is one") }
      if !SpokenText.isBlank(control.text) { return ("text", "the role 'text' if it is one") }
      if !SpokenText.isBlank(control.image), control.traits == nil {
        return ("image", "the role 'button' or 'image'")
      }
    }
    return control.isEnabled == false && control.traits == nil ? ("enabled", Self.anyKind) : nil
  }

  private static let anyKind = "its role, such as 'button'"

  private static let kinds = [
    "isOn": "the role 'switch'", "progress": "the role 'progress'", "placeholder": "the role 'textField'",
    "secure": "the role 'secureTextField'", "minimumValue": "its role, such as 'slider'",
    "maximumValue": "its role, such as 'slider'",
    "stepValue": "the role 'stepper'", "numberOfPages": "the role 'pageControl'",
    "currentPage": "the role 'pageControl'", "selectedSegmentIndex": "the class 'UISegmentedControl'",
    "segments": "the class 'UISegmentedControl'", "momentary": "the class 'UISegmentedControl'",
    "buttonType": "the role 'button'", "buttonRole": "the role 'button'",
  ]

  /// A role that no control of its class has: the class decides what VoiceOver meets.
  mutating func noteRoleAgainstClass() {
    let control = facts.control
    guard let role = control.role, let known = control.className.flatMap(UIKitClasses.named), let own = known.role,
      known.name.hasPrefix("UI"), role != own, control.traits == nil, Self.excludes(own, role)
    else { return }
    let article = "aeiou".contains(own.words.first ?? " ") ? "an" : "a"
    noteOnce(
      .meaning, at: control.location,
      "has the role '\(role.rawValue)' and the class '\(known.name)', which is \(article) \(own.words); write only "
        + "the one that is right")
  }

  private static func excludes(_ own: Role, _ role: Role) -> Bool {
    switch own {
    case .image, .slider, .stepper, .pageControl, .activity: return role.isInteractive || role == .progress
    case .switch: return role.isInteractive && !role.isToggle
    case .progress: return role.isInteractive
    case .textField, .secureTextField, .searchField, .textView:
      return role.isInteractive && !role.isTextInput && role != .link
    case .button:
      return [.slider, .stepper, .textField, .secureTextField, .textView, .pageControl, .link].contains(role)
    default: return false
    }
  }

  // MARK: - Values

  private static let onWords: Set = ["1", "on", "true", "yes"]
  private static let offWords: Set = ["0", "off", "false", "no"]
  private static let words = onWords.union(offWords).subtracting(["0", "1"])

  /// `isOn` and `value` are one fact: given both ways, they have to agree.
  mutating func noteContradictingValues() {
    guard let onOff = places.onOff, let isOn = places.isOn, let value = places.value?.lowercased() else { return }
    guard (isOn ? Self.offWords : Self.onWords).contains(value) else { return }
    noteOnce(.meaning, at: onOff, "has 'isOn' \(isOn) and the value '\(value)'; write only one of the two")
  }

  /// `on` is no position of a slider.
  mutating func noteValueOfAnotherKind() {
    let control = facts.control
    let role = control.role ?? control.className.flatMap(UIKitClasses.named)?.role
    guard let role, [.slider, .progress, .stepper, .pageControl].contains(role), places.onOff == nil else { return }
    if role == .stepper, !Self.isCustom(control), let value = control.value, value.contains(where: \.isLetter),
      !Self.words.contains(value.lowercased())
    {
      return note(
        .limit, at: control.location,
        "has the value \(value.quoted(limit: 30)), which VoiceOver does not read on a stepper; write it in the text next to it"
      )
    }
    if role == .progress, !Self.isCustom(control), places.progress == nil, control.metrics.maximum == nil,
      let value = control.value, let number = Double(value), number >= 0
    {
      let message = "has the value \(value), which VoiceOver reads as it is; write 'progress' for a percentage"
      return note(.limit, at: control.location, message)
    }
    if control.value == "", role == .stepper, !Self.isCustom(control) {
      return note(.limit, at: control.location, "has an empty value; write a number")
    }
    let word = places.hasFlagAsValue ? control.value == "1" ? "true" : "false" : control.value ?? ""
    guard places.hasFlagAsValue || Self.words.contains(word.lowercased()) else { return }
    let article = "aeiou".contains(role.words.first ?? " ") ? "an" : "a"
    noteOnce(
      .meaning, at: control.location,
      "has the value '\(word)', which \(article) \(role.words) does not have; write a number")
  }
}
