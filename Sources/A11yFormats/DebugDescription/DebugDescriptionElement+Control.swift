import A11yCore

extension DebugDescriptionElement {
  /// The control, with what its type implies where the line does not tell.
  func control(hasChildren: Bool) -> Control {
    let type = elementType
    var control = Control(location: location)
    control.className = type.className
    if let role = type.role, role != .other, role != .group, UIKitClasses.named(type.className)?.role == nil {
      control.role = role
    }
    control.identifier = text(identifier)
    control.title = text(title)
    control.label = text(label)
    control.placeholder = text(placeholder)
    control.frame = frame
    control.isEnabled = !flags.contains(.disabled)
    control.isSelected = flags.contains(.selected)
    if flags.contains(.focused) || flags.contains(.keyboardFocused) { control.isFocused = true }
    if type.isSystem || control.identifier?.hasPrefix("SBAlert") == true { control.isSystem = true }
    setValue(of: &control, type)
    setTraits(of: &control, type)
    control.isElement = type.isElement(label: control.label, hasChildren: hasChildren)
    control.inferred.insert(.exposure)
    return control
  }

  /// Values are cut at about twenty characters, an empty field's is its placeholder, and of what can be adjusted it is
  /// not reported whether none was set.
  private func setValue(of control: inout Control, _ type: ElementType) {
    if let isExpanded = type.isExpanded(value: text(value)) {
      control.structure.isExpanded = isExpanded
      return
    }
    let isTextInput = type.role?.isTextInput == true
    if isTextInput, let placeholder = control.placeholder, showsNothing(but: placeholder) { return }
    control.value = text(value)
    if beginning != nil || isTextInput || type.inferredTraits.contains(.adjustable) { control.inferred.insert(.value) }
  }

  /// Nothing was typed: no value is printed, or the placeholder is, as far as a value is.
  private func showsNothing(but placeholder: String) -> Bool {
    guard let value = text(value) else { return true }
    return value == placeholder || beginning.map { !$0.isEmpty && placeholder.hasPrefix($0) } ?? false
  }

  /// What there is of a value that was cut; nil when it is whole.
  private var beginning: Substring? {
    guard let value else { return nil }
    return value.hasSuffix("...") ? value.dropLast(3) : value.hasSuffix("…") ? value.dropLast() : nil
  }

  /// Before Xcode 10 the raw bits are listed.
  private func setTraits(of control: inout Control, _ type: ElementType) {
    if let traits {
      control.traits = Traits(rawValue: traits)
      return
    }
    var traits = type.inferredTraits
    if type.role?.isInteractive == true {
      if flags.contains(.disabled) { traits.insert(.notEnabled) }
      if flags.contains(.selected) { traits.insert(.selected) }
    }
    // None: what the class brings, a tab bar's trait for one, holds.
    if !traits.isEmpty { control.traits = traits }
    control.inferred.insert(.traits)
  }

  /// An empty or blank string is how the absence of one is printed.
  private func text(_ text: String?) -> String? { text.flatMap { SpokenText.isBlank($0) ? nil : $0 } }
}
