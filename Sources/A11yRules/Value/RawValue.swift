import A11yCore

struct RawValue: ElementRule {
  static let info = RuleInfo(
    id: "raw-value",
    summary: "A value is written for machines",
    family: .value,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .wcag("1.3.1"), .en("11.5.2.7")],
    needs: [.value],
    why: """
      People who listen hear every digit or every sign of it ("zero point four seven three six eight four two") \
      and have to work out what it means.
      """,
    fix: "Format the value for people: per cent, a number with its unit, \"on\" or \"off\", a date in their language.",
    reviewQuestion: "is it meant to be heard like that?",
    examples: [
      .fails("seven decimals", #"✗ view BrightnessView "Brightness" traits=adjustable value="0.4736842""#),
      .fails("per cent with decimals", #"✗ view Dial "Brightness" traits=adjustable value="47.36842%""#),
      .fails("a word of the code", #"✗ view LikeButton "Like" traits=button value="false""#),
      .fails("a time stamp", #"✗ button "Departure" value="2025-05-06T09:41:00Z""#),
      .fails("a number nobody knows", #"✗ button "Account" value="3F2504E0-4F89-41D3-9A0C-0305E82C3301""#),
      .fails("an object", #"✗ button "Seat" value="{\"row\":12}""#),
      .fails("a colour by its code", ##"✗ colorWell "Pen" value="#FF8800""##),
      .needsReview(
        "a system control: the number may be its own, not the spoken one", #"? UISlider "Brightness" value="0.4736842""#
      ),
      .needsReview("decimals with a unit", #"? view Dial "Frequency" traits=adjustable value="88.1042 MHz""#),
      .passes("per cent", #"view BrightnessView "Brightness" traits=adjustable value="47%""#),
      .passes("how a switch tells its state", #"UISwitch "Wi-Fi" value="1""#),
      .passes("how exporters write a switch's state", #"UISwitch "Wi-Fi" value="true""#),
      .passes("coordinates in a text", #"text "Place" value="48.85841""#),
      .passes("what a person typed", #"textField "Latitude" value="48.85841""#),
      .passes("a price in thousands", #"button "Price" value="1.250""#),
      .passes("a date", #"button "Departure" value="6 May 2025""#),
    ]
  )

  func appliesTo(_ element: Element) -> Bool {
    guard let value = element.control.value, value.utf8.count > 3 else { return false }
    switch element.role {
    case .text, .image, .heading, .cell, .row, .key: return false
    case .progress, .colorWell: return true
    case let role? where role.isTextInput: return false
    default: return element.isInteractive
    }
  }

  func violation(_ element: Element) -> Violation? {
    guard let value = element.control.value, let found = kind(of: SpokenText.trimmed(value), element) else {
      return nil
    }
    return Violation(
      element, "has the value \(value.quoted()), \(found.words)", measured: value.excerpt(),
      isInferred: !found.isCertain)
  }

  private func kind(of value: String, _ element: Element) -> (words: String, isCertain: Bool)? {
    let bytes = Array(value.utf8.prefix(256))
    switch value.lowercased() {
    case "true", "false": return element.role == .switch && element.isSystemControl ? nil : ("a word of the code", true)
    default: break
    }
    if RawText.isTimestamp(bytes) { return ("a time stamp", true) }
    if RawText.isUUID(bytes) { return ("an identifier", true) }
    if RawText.isObject(value) { return ("an object as code writes it", true) }
    if RawText.isColor(bytes), isAboutColor(element) { return ("a colour's code", true) }
    guard let decimals = RawText.decimals(bytes, separatesThousands: element.language.flatMap(Language.base) != "en")
    else { return nil }
    return ("with \(decimals.count) decimals", decimals.isBare && !isComputed(element))
  }

  private func isAboutColor(_ element: Element) -> Bool {
    if element.role == .colorWell { return true }
    let name = element.control.className?.lowercased() ?? ""
    return name.contains("color") || name.contains("colour") || name.contains("swatch")
  }

  /// What UIKit speaks by itself; a description may give the number beneath it.
  private func isComputed(_ element: Element) -> Bool {
    guard element.isSystemControl else { return false }
    switch element.role {
    case .slider, .progress, .stepper: return true
    default: return false
    }
  }
}
