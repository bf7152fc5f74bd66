public import A11yCore

/// A label repeats the value.
public struct LabelRepeatsValue: ElementRule {
  public static let info = RuleInfo(
    id: "label-repeats-value",
    summary: "A label repeats the value",
    family: .value,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.7")],
    needs: [.label, .value],
    why: """
      People hear the value twice every time; after a change, they may hear two different values, because VoiceOver \
      reads only the value again.
      """,
    fix: "Put the part that changes in `accessibilityValue`, and the name of the control in `accessibilityLabel`.",
    reviewQuestion: "do both contain the same information?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool {
    guard let value = element.control.value, value.utf8.count > 1, value.utf8.count < 200 else { return false }
    switch element.role {
    case .picker, .datePicker, .text, .image, .heading, .cell, .row, .key: return false
    case .progress: return true
    case let role? where role.isTextInput: return false
    default: return element.isInteractive && !element.traits.contains(.pickerElement)
    }
  }

  public func violation(_ element: Element) -> Violation? {
    guard let value = element.control.value else { return nil }
    if element.traits.contains(.adjustable) || [.slider, .stepper, .progress].contains(element.role),
      let time = time(of: value, in: element.name)
    {
      return Violation(
        element, "has its value \(value.quoted()) in its label, as \(time.quoted())", measured: value.excerpt())
    }
    let said = SpokenText.words(value)
    let length = said.reduce(0) { $0 + $1.count }
    let name = SpokenText.words(element.name)
    // Equal words are a menu's choice that is its title.
    guard length > 1, name.count > said.count, let place = place(of: said, in: name) else { return nil }
    let isShort = length < 4 && !value.contains(where: \.isNumber)
    if isShort, place + said.count < name.count { return nil }
    if let seen = element.visibleText, self.place(of: said, in: SpokenText.words(seen)) != nil { return nil }
    return Violation(
      element, "has its value \(value.quoted()) in its label", measured: value.excerpt(), isInferred: isShort)
  }

  /// `2:00` for 120 seconds.
  private func time(of value: String, in name: String) -> String? {
    guard value.utf8.count < 7, value.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let seconds = Int(value),
      seconds > 9, name.utf8.contains(UInt8(ascii: ":"))
    else {
      return nil
    }
    return name.split { !$0.isNumber && $0 != ":" }.first { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      guard 2...3 ~= parts.count, numbers.count == parts.count, parts[0].utf8.count < 4,
        zip(parts, numbers).dropFirst().allSatisfy({ $0.utf8.count == 2 && $1 < 60 })
      else { return false }
      return numbers.reduce(0) { $0 * 60 + $1 } == seconds
    }.map(String.init)
  }

  private func place(of part: [Substring], in whole: [Substring]) -> Int? {
    guard let first = part.first, part.count <= whole.count else { return nil }
    // From the end, where a value mostly is.
    return (0...whole.count - part.count).reversed().first { whole[$0] == first && whole[$0...].starts(with: part) }
  }
}

extension LabelRepeatsValue {
  static let examples: [Example] = [
    .fails("slider whose label contains its value", #"✗ UISlider "Volume 50%" value="50%""#),
    .passes("slider with its value only in the value", #"UISlider "Volume" value="50%""#),
    .needsReview("short value that may be part of the name", #"? UISwitch "Wi-Fi, on" value="on""#),
    .notChecked(
      "format that repeats the label as the value",
      """
      component source={"level": "runtime"} language=en
        button "Volume 50%" isElement=true value="Volume 50%" inferred=value
      """),
  ]
}
