import A11yCore

/// The keys by theme, in the order of the documentation.
extension ControlDecoder {
  mutating func setKind(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .class:
      control.className = string(key, value)
      noteNearMiss(control.className, at: value.location)
    case .superclass:
      control.superclassName = string(key, value)
      noteNearMiss(control.superclassName, at: value.location)
    case .role:
      guard let name = string(key, value) else { return }
      control.role = Role(name: name)
      if control.role == nil {
        unknownWord(name, what: "role", among: Role.allCases.map(\.rawValue), at: value.location)
      }
    case .identifier: control.identifier = string(key, value)
    case .id: control.id = string(key, value)
    case .language: control.language = string(key, value)
    case .system: control.isSystem = flag(key, value)
    default: break
    }
  }

  mutating func setAttribute(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .label: control.label = string(key, value)
    case .hint: control.hint = string(key, value)
    // A number or a flag is what many exporters write for a value; its literal is what was meant.
    case .value: control.value = value.numberLiteral ?? value.flag.map { $0 ? "1" : "0" } ?? string(key, value)
    case .frame: control.frame = frame(key, value)
    case .traits: control.traits = traits(value)
    default: break
    }
  }

  mutating func setSeen(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .title: control.title = string(key, value)
    case .text: control.text = string(key, value)
    case .placeholder: control.placeholder = string(key, value)
    case .image: control.image = string(key, value)
    case .alpha: control.alpha = number(key, value)
    case .hidden: control.isHidden = flag(key, value)
    default: break
    }
  }

  mutating func setAppearance(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .icon: control.appearance.isIcon = flag(key, value)
    case .textColor: control.appearance.textColor = color(key, value)
    case .backgroundColor: control.appearance.backgroundColor = color(key, value)
    case .placeholderColor: control.appearance.placeholderColor = color(key, value)
    case .tintColor: control.appearance.tintColor = color(key, value)
    case .borderColor: control.appearance.borderColor = color(key, value)
    case .trackColor: control.appearance.trackColor = color(key, value)
    case .indicatorColor: control.appearance.indicatorColor = color(key, value)
    case .logotype: control.appearance.isLogotype = flag(key, value)
    case .background: control.appearance.background = word(key, value, Appearance.Background.self)
    case .opaque: control.appearance.isOpaque = flag(key, value)
    case .font: control.appearance.font = font(value)
    case .adjustsFont: control.appearance.adjustsFont = flag(key, value)
    case .truncated: control.appearance.isTruncated = flag(key, value)
    case .truncationAllowed: control.appearance.allowsTruncation = flag(key, value)
    case .shrinksToFit: control.appearance.shrinksToFit = flag(key, value)
    case .fixedWidth: control.appearance.fixedWidth = number(key, value)
    case .fixedHeight: control.appearance.fixedHeight = number(key, value)
    case .intrinsicSize: control.appearance.intrinsicSize = size(key, value)
    case .underline: control.appearance.isUnderlined = flag(key, value)
    case .inline: control.appearance.isInline = flag(key, value)
    case .spans: control.appearance.spans = spans(value)
    case .translate: control.appearance.isTranslated = flag(key, value)
    case .userContent: control.appearance.isUserContent = flag(key, value)
    default: break
    }
  }

  mutating func setState(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .enabled: control.isEnabled = flag(key, value)
    case .selected: control.isSelected = flag(key, value)
    case .highlighted: control.isHighlighted = flag(key, value)
    case .focused: control.isFocused = flag(key, value)
    case .state: control.state = state(value)
    case .userInteraction: control.isUserInteractionEnabled = flag(key, value)
    case .editable: control.isEditable = flag(key, value)
    case .secure: control.isSecure = flag(key, value)
    case .momentary: control.isMomentary = flag(key, value)
    default: break
    }
  }

  mutating func setMetrics(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .min: control.metrics.minimum = number(key, value)
    case .max: control.metrics.maximum = number(key, value)
    case .headingLevel: control.metrics.headingLevel = integer(key, value)
    case .row: control.metrics.row = integer(key, value)
    case .column: control.metrics.column = integer(key, value)
    default: break
    }
  }

  mutating func setGeometry(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .accessibilityFrame: control.geometry.accessibilityFrame = frame(key, value)
    case .hitFrame: control.geometry.hitFrame = frame(key, value)
    case .visibleFrame: control.geometry.visibleFrame = frame(key, value)
    case .activationPoint: control.geometry.activationPoint = point(key, value)
    case .clips: control.geometry.clips = flag(key, value)
    default: break
    }
  }

  /// A custom class is nobody's mistake; `UIButon` is.
  private mutating func noteNearMiss(_ name: String?, at location: @autoclosure () -> SourceLocation) {
    guard let name, !isOfAnotherFormat, UIKitClasses.named(name) == nil,
      name.hasPrefix("UI") || name.hasPrefix("SwiftUI.")
    else { return }
    guard let near = suggestion(name, what: "class", among: UIKitClasses.all.map(\.name)) else { return }
    let lengths = (name.count, near.count)
    // Real classes lie near one another too (UITextField, UITextFieldLabel): only a slip of two letters is a slip.
    guard abs(lengths.0 - lengths.1) <= 2 else { return }
    note(.vocabulary, at: location(), "has the unknown class '\(name.excerpt())'; did you mean '\(near)'?")
  }
}
