import A11yCore

/// What one element says, as a control.
struct IDBControl {
  private let node: IDBNode
  private let type: IDBType
  /// Listed by XCUITest's own walk: not every node is an element, and hints are never told.
  private let isAutomation: Bool
  /// A group that shows a part of what it holds.
  private let scrolls: Bool

  init(_ node: IDBNode, isAutomation: Bool, scrolls: Bool) {
    self.node = node
    self.scrolls = scrolls
    self.isAutomation = isAutomation
    type = node.type
  }

  func control(at location: SourceLocation) -> Control {
    var control = Control(location: location)
    let bar: Role? = isNavigationBar ? .navigationBar : isToolbar ? .toolbar : nil
    control.className = scrolls && bar == nil ? nil : type.className
    control.role = bar ?? (scrolls ? .scroll : type.role)
    control.identifier = node.isProbed ? nil : node.text(.identifier)
    control.label = node.text(.label)
    control.hint = isAutomation ? nil : node.text(.help)
    control.frame = node.frame
    setState(&control)
    setValue(&control)
    setTraits(&control)
    setExposure(&control)
    if let names = customActions { control.interaction.customActions = names }
    return control
  }

  /// UIKit names a navigation bar by its title, which the bar shows; the role's description is localized.
  private var isNavigationBar: Bool {
    guard type.word == "Group", node.text(.label) == nil, let name = node.text(.identifier) else { return false }
    return node.items(.children).prefix(Self.mostBarItems).contains { child in
      let child = IDBNode(child)
      return child.type.isHeading && child.text(.label) == name
    }
  }

  private static let mostBarItems = 8

  /// UIKit's own identifier, in any language.
  private var isToolbar: Bool { type.word == "Group" && node.text(.identifier) == "Toolbar" }

  private func setState(_ control: inout Control) {
    control.isEnabled = node.flag(.enabled)
    if node.flag(.hidden) == true { control.isHidden = true }
    // One of the sources idb asks gives false for every element.
    if node.flag(.expanded) == true { control.structure.isExpanded = true }
    if node.flag(.focused) == true { control.isFocused = true }
    guard node[.interactable]?["status"]?.string == "blocked", let reasons = node[.interactable]?["reasons"] else {
      return
    }
    // Covered, clipped and sizeless elements are seen by their frames; a parent that takes the tap is no fault.
    for reason in reasons.elements {
      switch reason["kind"]?.string {
      case "disabled": control.isEnabled = false
      case "hidden": control.isHidden = true
      case "user_interaction_disabled": control.isUserInteractionEnabled = false
      default: break
      }
    }
  }

  private func setValue(_ control: inout Control) {
    let value = node.text(.value)
    if type.meaning == .tab || type.meaning == .radio, value == nil || value == "0" || value == "1" {
      control.isSelected = value.map { $0 == "1" }
      return
    }
    if let isExpanded = type.word.flatMap({ ElementType($0).isExpanded(value: value) }) {
      control.structure.isExpanded = isExpanded
      return
    }
    control.value = value
    if let given = node[.value], given.kind == .array || given.kind == .object { control.inferred.insert(.value) }
    guard type.meaning?.isTextInput == true else { return }
    // An empty field gives its placeholder as its value; only where the placeholder is reported can the two be told
    // apart.
    control.placeholder = node.text(.placeholder)
    if !node.keys.contains(.placeholder) {
      control.inferred.insert(.value)
      // A search field is named by its placeholder.
      if value == control.label { control.value = nil }
    } else if value == control.placeholder {
      control.value = nil
    }
  }

  private func setTraits(_ control: inout Control) {
    if let listed {
      control.traits = listed
      if listed.contains(.selected) { control.isSelected = true }
      return
    }
    var traits = type.inferredTraits
    if type.meaning?.isInteractive == true {
      if control.isEnabled == false { traits.insert(.notEnabled) }
      if control.isSelected == true { traits.insert(.selected) }
    }
    // Nothing inferred is not "none".
    if traits.isEmpty { return }
    control.traits = traits
    control.inferred.insert(.traits)
  }

  /// Traits by name, "None" for an empty mask. An empty list was never asked for, and "Unknown" is a bit without a name.
  private var listed: Traits? {
    var traits: Traits = []
    var isUnderstood = false
    for word in node.items(.traits) {
      guard let name = word.text else { continue }
      if let trait = Self.traits[name] ?? Traits(name: name.string) {
        traits.insert(trait)
        isUnderstood = true
      } else if name == "Unknown" {
        isUnderstood = true
      }
    }
    return isUnderstood ? traits : nil
  }

  /// As idb spells them.
  private static let traits: KeyTable<Traits> = {
    let named = Traits.named.map { ($0.name.prefix(1).uppercased() + $0.name.dropFirst(), $0.trait) }
    return KeyTable(named + [("None", Traits())])
  }()

  private func setExposure(_ control: inout Control) {
    if isAutomation {
      let isElement = type.element?.isElement(label: control.label, hasChildren: node.hasChildren)
      control.isElement = isElement ?? (control.label != nil)
      control.inferred.insert(.exposure)
      return
    }
    // The translator lists what VoiceOver stops at, and what holds it.
    let role = type.meaning
    let isWordless = control.label == nil && control.value == nil
    let isContainer =
      role?.isContainer == true
      || node.hasChildren && role?.isInteractive != true && (isWordless || isJoinedLabel)
    control.isElement = !isContainer
    if isContainer || node.isProbed { control.inferred.insert(.exposure) }
  }

  /// React Native made it of the labels of what it holds.
  private var isJoinedLabel: Bool {
    guard let label = node.text(.label) else { return false }
    var parts: [(label: String, depth: Int)] = []
    var open = [(node.items(.children).makeIterator())]
    while let last = open.indices.last, parts.count < Self.mostParts {
      guard let child = open[last].next() else {
        open.removeLast()
        continue
      }
      let part = IDBNode(child)
      parts.append((part.text(.label) ?? "", open.count))
      open.append(part.items(.children).makeIterator())
    }
    return JoinedLabel.isJoined(label, of: parts)
  }

  private static let mostParts = 100

  private var customActions: [Interaction.CustomAction]? {
    let names = node.items(.customActions).compactMap(\.string)
    return names.isEmpty ? nil : names.map { Interaction.CustomAction(name: $0) }
  }
}
