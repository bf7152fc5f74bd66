import A11yCore

extension Control {
  /// An element's facts, but for whether it is visited at all.
  ///
  /// - Parameter knowsPlaceholders: whether the dump tells placeholders apart from values.
  init(_ element: WDAElement, knowsPlaceholders: Bool) {
    self.init(location: element.location)
    className = element.type.className
    role = element.type.role
    label = element.label
    identifier = element.identifier
    frame = element.nativeFrame ?? element.frame
    isEnabled = element.isEnabled
    isFocused = element.isFocused
    isSelected = element.holdsSelection
    placeholder = element.placeholder
    if element.isOfSystem { isSystem = true }
    setTraits(element)
    setValue(element, knowsPlaceholders: knowsPlaceholders)
    if element.minimum != nil { metrics.minimum = element.minimum }
    if element.maximum != nil { metrics.maximum = element.maximum }
    if let names = element.customActions, !names.isEmpty {
      interaction.customActions = names.map { Interaction.CustomAction(name: $0) }
    }
  }

  private mutating func setTraits(_ element: WDAElement) {
    if let listed = element.traits {
      traits = listed.union(element.type.unnamedTraits)
      return
    }
    inferred.insert(.traits)
    var traits = element.type.type.inferredTraits
    if isSelected == true { traits.insert(.selected) }
    if isEnabled == false, element.type.isInteractive { traits.insert(.notEnabled) }
    if !traits.isEmpty { self.traits = traits }
  }

  private mutating func setValue(_ element: WDAElement, knowsPlaceholders: Bool) {
    if let isExpanded = element.type.type.isExpanded(value: element.value) {
      structure.isExpanded = isExpanded
      return
    }
    value = element.ownValue
    let mayBePlaceholder = element.type.isTextInput && value != nil && !knowsPlaceholders
    // A search field is named by its placeholder, which stands for the value as long as nothing was typed.
    if mayBePlaceholder, value == label { value = nil }
    if mayBePlaceholder || element.told.contains(.lostValue) { inferred.insert(.value) }
  }
}

extension WDAElement {
  /// `rawIdentifier`, or the name where it is not the label: a name is the identifier, or else the label.
  fileprivate var identifier: String? {
    if told.contains(.rawIdentifier) || rawIdentifier != nil { return rawIdentifier }
    return name == label ? nil : name
  }

  /// As the traits say, or else a button's value: 1 stands for selected where it has no value of its own. That it is
  /// not selected is never told.
  fileprivate var holdsSelection: Bool? {
    if let isSelected { return isSelected }
    let isSelected = traits?.contains(.selected) ?? (type.type.name == "Button" && value == "1")
    return isSelected ? true : nil
  }

  /// The value without what WebDriverAgent puts in its place: a text's label, a button's selection.
  fileprivate var ownValue: String? {
    switch type.type.name {
    case "StaticText" where value == label || value.map(SpokenText.trimmed) == label.map(SpokenText.trimmed): nil
    case "Button" where value == "1" && holdsSelection == true: nil
    // An empty search field has nothing but its images for a value.
    case _ where type.isTextInput && value?.unicodeScalars.allSatisfy({ $0 == "\u{FFFC}" }) == true: nil
    default: value
    }
  }

  /// The system's, not the app's: status bar, keyboard, SpringBoard with its alerts.
  fileprivate var isOfSystem: Bool {
    if type.type.isSystem || bundleID == "com.apple.springboard" { return true }
    // SpringBoard names its windows after their classes: SBSwitcherWindow:Main, SBAlertItemWindow.
    guard type.type.name == "Window", let name = rawIdentifier ?? name else { return false }
    return name.hasPrefix("SB") && name.dropFirst(2).first?.isUppercase == true && name.contains("Window")
  }
}
