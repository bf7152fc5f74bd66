public import A11yCore

/// A value is not formatted for people.
public struct RawValue: ElementRule {
  public static let info = RuleInfo(
    id: "raw-value",
    summary: "A value is not formatted for people",
    family: .value,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1"), .en("11.5.2.7")],
    needs: [.value],
    why: """
      VoiceOver reads every digit and symbol ("zero point four seven three six eight four two"), and people have to \
      work out the meaning.
      """,
    fix: """
      Format the value for people: a percentage, a number with its unit, "on" or "off", a date in the user's \
      language.
      """,
    reviewQuestion: "is it meant to be read like this?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool {
    guard let value = element.control.value else { return false }
    if Self.isStateNumber(value, element) || Self.isWordOfSwitch(value, element) { return true }
    guard value.utf8.count > 3 else { return false }
    switch element.role {
    case .text, .image, .heading, .cell, .row, .key: return false
    case .progress, .colorWell: return true
    case let role? where role.isTextInput: return false
    default: return element.isInteractive
    }
  }

  public func violation(_ element: Element) -> Violation? {
    guard let value = element.control.value, let found = kind(of: SpokenText.trimmed(value), element) else {
      return nil
    }
    return Violation(
      element, "has the value \(value.quoted()), \(found.words)", measured: value.excerpt(),
      fix: found.words == Self.noState
        ? "Leave the value of a switch to UIKit (1 or 0; in a description `isOn`), or set the word for on or off."
        : nil,
      isInferred: !found.isCertain)
  }

  private func kind(of value: String, _ element: Element) -> (words: String, isCertain: Bool)? {
    if Self.isStateNumber(value, element) { return ("a number in place of its state", true) }
    if Self.isWordOfSwitch(value, element) { return (Self.noState, true) }
    let bytes = Array(value.utf8.prefix(256))
    switch value.lowercased() {
    case "true", "false": return element.role == .switch && element.isSystemControl ? nil : ("a Boolean literal", true)
    default: break
    }
    if RawText.isTimestamp(bytes) { return ("a timestamp", true) }
    if RawText.isUUID(bytes) { return ("an identifier", true) }
    if RawText.isObject(value) { return ("the description of an object", true) }
    if RawText.isColor(bytes), isAboutColor(element) { return ("a color code", true) }
    guard let decimals = RawText.decimals(bytes, separatesThousands: element.language.flatMap(Language.base) != "en")
    else { return nil }
    return ("with \(decimals.count) decimals", decimals.isBare && !isComputed(element))
  }

  /// UIKit has no checkbox. VoiceOver turns 0 and 1 into words where there is the trait `toggleButton`.
  private static func isStateNumber(_ value: String, _ element: Element) -> Bool {
    (element.role == .checkbox || element.role == .radio) && (value == "0" || value == "1")
      && !element.traits.contains(.toggleButton)
  }

  private static let noState = "which is not a state of a switch"

  /// Words that say neither on nor off: VoiceOver speaks them as they are.
  private static func isWordOfSwitch(_ value: String, _ element: Element) -> Bool {
    guard element.role == .switch, !element.isCustom, element.derivesFromClass, !SpokenText.isBlank(value),
      let lexicon = Lexicon.reading(element)
    else { return false }
    let words = SpokenText.normalized(value)
    if ["0", "1", "true", "false"].contains(words) { return false }
    return !(lexicon.states + lexicon.separatedStates).contains { words == $0 || words.hasPrefix($0 + " ") }
  }

  private func isAboutColor(_ element: Element) -> Bool {
    if element.role == .colorWell { return true }
    let name = element.control.className?.lowercased() ?? ""
    return name.contains("color") || name.contains("colour") || name.contains("swatch")
  }

  /// What UIKit speaks by itself; a description may give the number below it.
  private func isComputed(_ element: Element) -> Bool {
    guard element.isSystemControl else { return false }
    switch element.role {
    case .slider, .progress, .stepper: return true
    default: return false
    }
  }
}

extension RawValue {
  static let examples: [Example] = [
    .fails("value with seven decimals", #"✗ view BrightnessView "Brightness" traits=adjustable value="0.4736842""#),
    .fails("time stamp as a value", #"✗ button "Departure" value="2025-05-06T09:41:00Z""#),
    .fails("switch whose value is not a state", #"✗ UISwitch "Wi-Fi" value=banana"#),
    .passes("percentage as a value", #"view BrightnessView "Brightness" traits=adjustable value="47%""#),
    .needsReview("system slider: UIKit may format the value", #"? UISlider "Brightness" value="0.4736842""#),
  ]
}
