import A11yCore

extension WDAElement.Draft {
  /// How other languages print that there is nothing.
  private static let nothings = ["", "null", "nil", "None", "(null)", "undefined"]

  /// Sets one fact from its text.
  ///
  /// - Returns: what the text must be, when it is not.
  mutating func set(_ key: WDAKey, _ text: String) -> StaticString? {
    switch key {
    case .name: name = Self.nonempty(text)
    case .label:
      label = Self.nonempty(text)
      told.insert(.label)
    case .value: setValue(text)
    case .rawIdentifier: rawIdentifier = Self.nonempty(text)
    case .placeholderValue: placeholder = Self.nonempty(text)
    case .bundleId: bundleID = text
    case .traits: setTraits(text)
    case .customActions: customActions = Self.list(text)
    case .enabled:
      isEnabled = Self.flag(text)
      return Self.fault(isEnabled, text)
    case .visible:
      isVisible = Self.flag(text)
      return Self.fault(isVisible, text)
    case .accessible:
      isAccessible = Self.flag(text)
      return Self.fault(isAccessible, text)
    case .nativeAccessibilityElement:
      isNativeElement = Self.flag(text)
      return Self.fault(isNativeElement, text)
    case .focused:
      isFocused = Self.flag(text)
      return Self.fault(isFocused, text)
    case .selected:
      isSelected = Self.flag(text)
      return Self.fault(isSelected, text)
    case .minValue: return Self.setNumber(&minimum, text)
    case .maxValue: return Self.setNumber(&maximum, text)
    case .frame, .rect: return Self.setFrame(&frame, text)
    case .nativeFrame: return Self.setFrame(&nativeFrame, text)
    case .type, .children, .x, .y, .width, .height: break
    }
    return nil
  }

  /// A number; `.some(nil)` when there is none, nil when the text is something else.
  static func number(_ text: String) -> Double?? {
    if let integer = Int(text) { return Double(integer) }
    if let number = Double(text) { return number }
    return nothings.contains(text) ? .some(nil) : nil
  }

  static func flag(_ text: String) -> Bool? {
    switch text {
    case "true", "1", "YES", "yes", "True": true
    case "false", "0", "NO", "no", "False": false
    default: nil
    }
  }

  /// A rectangle as WebDriverAgent means it; nil when it has none. `{-1, -1, 0, 0}` stands for one that XCTest could
  /// not tell (`BROKEN_RECT` in its source).
  static func frame(_ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) -> Frame? {
    guard let x, let y, let width, let height else { return nil }
    let frame = Frame(x: x, y: y, width: width, height: height)
    let isBroken = x == -1 && y == -1 && frame.isZeroSize
    return isBroken || frame.isNull ? nil : frame
  }

  private static func nonempty(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { SpokenText.trimmed(String($0)) }.filter { !$0.isEmpty }
  }

  private mutating func setValue(_ text: String) {
    // What XCTest prints in place of a value it failed to fetch (facebookarchive/WebDriverAgent#703).
    if text.hasPrefix("AX error ") {
      told.insert(.lostValue)
    } else {
      value = Self.nonempty(text)
    }
  }

  private mutating func setTraits(_ text: String) {
    var traits: Traits = []
    for name in Self.list(text) {
      if let trait = Traits(name: name) { traits.formUnion(trait) } else { unknownTraits.append(name) }
    }
    self.traits = traits
  }

  /// What the text of a flag must be, where it is none.
  private static func fault(_ flag: Bool?, _ text: String) -> StaticString? {
    flag == nil && !nothings.contains(text) ? "true or false" : nil
  }

  private static func setNumber(_ fact: inout Double?, _ text: String) -> StaticString? {
    guard let number = number(text) else { return "a number" }
    fact = number.flatMap { $0.isNaN ? nil : $0 }
    return nil
  }

  /// `{{x, y}, {width, height}}`
  private static func setFrame(_ fact: inout Frame?, _ text: String) -> StaticString? {
    if nothings.contains(text) { return nil }
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return "{{x, y}, {width, height}}" }
    fact = frame(x, y, width, height)
    return nil
  }
}
