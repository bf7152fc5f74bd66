import A11yCore

/// The words for where a part of an utterance comes from.
struct Cause {
  private let part: Utterance.Part
  private let element: Element
  private let narrated: NarratedElement
  private let switches: Profile.Switches

  init(
    of part: Utterance.Part, _ element: Element, _ narrated: NarratedElement, _ switches: Profile.Switches
  ) {
    self.part = part
    self.element = element
    self.narrated = narrated
    self.switches = switches
  }

  var text: String {
    switch part.kind {
    case .container: container
    case .selected: trait(.selected)
    case .tableHeader: narrated.hasExplicitContext(element) ? "'context'" : "the headers of its data table"
    case .label: label
    case .value: value
    case .content: "'customContent' of high importance"
    case .standInHint: "'hint', because there is no label and no value"
    case .trait(let trait): self.trait(trait)
    case .state: state
    case .position: position
    case .hint: "'hint'"
    case .gesture: gesture
    case .announcement: "'customActions'"
    }
  }

  private var label: String {
    let control = element.control
    if switches.contains(.titleOverridesLabel), element.traits.contains(.button), control.title?.isEmpty == false {
      return "'title', which overrides the label"
    }
    if control.isVended {
      return element.isNamedAsPart ? "UIKit's label for a part of \(parentName)" : "'label' of \(parentName)"
    }
    if control.label != nil {
      return control.inferred.contains(.label) ? "'label', inferred by the reader" : "'label'"
    }
    switch element.uikitClass?.label {
    case .contents?: return "the texts in it, joined by \(kind)"
    case .system?: return "UIKit's label for \(kind)"
    default: return byDefault(isTitle ? "title" : "text")
    }
  }

  /// UIKit takes one of the two; only what was said tells which.
  private var isTitle: Bool {
    element.control.title.map { $0 == narrated.label } ?? false
  }

  private var value: String {
    let control = element.control
    if control.value != nil { return "'value'" }
    guard control.text?.isEmpty == false else { return byDefault("placeholder") }
    return element.isSecureInput ? "'text', read as bullets" : byDefault("text")
  }

  /// An attribute that stands in for one that is not given.
  private func byDefault(_ attribute: String) -> String { "'\(attribute)', the default for \(kind)" }

  private func trait(_ trait: Traits) -> String {
    let name = "trait '\(trait.names.first ?? "unknown")'"
    let control = element.control
    if control.traits?.contains(trait) == true {
      return control.inferred.contains(.traits) ? "\(name), inferred by the reader" : "\(name) in 'traits'"
    }
    if trait == .pickerElement, !element.traits.contains(trait) { return "its position in a picker" }
    guard element.traits.contains(trait) else { return "its position in \(place)" }
    switch trait {
    case .notEnabled: return "\(name), by 'enabled' or 'state'"
    case .selected: return "\(name), by 'selected' or 'state'"
    case .secureTextField where control.isSecure == true: return "\(name), by 'secure'"
    default: return "\(name), the default for \(kind)"
    }
  }

  private var state: String {
    let value = narrated.value ?? ""
    let control = element.control
    if element.traits.contains(.secureTextField), narrated.isExpanded == nil {
      return "the characters of \(control.value == nil ? "'text'" : "'value'"), counted"
    }
    if element.traits.contains(.toggleButton), narrated.isExpanded == nil { return "'value' of a switch, '\(value)'" }
    return narrated.isExpanded == nil ? "'value'" : "'expanded'"
  }

  private var position: String {
    if narrated.hasExplicitContext(element) { return "'context'" }
    if case .dataTableCell = narrated.context { return "'row' and 'column' in its data table" }
    return "its position in \(place)"
  }

  private var container: String {
    if let name = narrated.landmark, part.text.hasPrefix(name) { return "the label of its landmark" }
    let isGroup = narrated.entered.contains { $0 == .group(part.text) || $0 == .group(String(part.text.dropLast())) }
    return isGroup ? "the label of the entered group" : "the entered container"
  }

  private var gesture: String {
    if element.traits.contains(.textEntry) { return "VoiceOver's own hint for a text field" }
    if element.traits.contains(.toggleButton) { return "VoiceOver's own hint for a switch" }
    if element.traits.contains(.adjustable) { return "VoiceOver's own hint for an adjustable element" }
    return "VoiceOver's own hint"
  }

  /// The container that gives the place: the outermost one speaks for all below it.
  private var place: String {
    if narrated.hasExplicitContext(element) { return "a container, by 'context'" }
    let containers = element.ancestors.filter { ancestor in
      ancestor.traits.contains(.tabBar) || ancestor.uikitClass?.name == "UISegmentedControl"
        || ancestor.hasStructure && ancestor.structure.container != nil
    }
    guard let outermost = containers.last else { return "a container" }
    let location = outermost.control.location
    let name = outermost.control.className ?? outermost.role?.words ?? "the container"
    return "\(name) at \(location.line):\(location.column)"
  }

  /// `UIButton`, or the role's word where no class is known.
  private var kind: String {
    guard let name = element.uikitClass?.name, !name.isEmpty else { return element.role?.words ?? "its class" }
    return name
  }

  private var parentName: String { element.parent?.control.className ?? element.parent?.role?.words ?? "it" }
}

extension NarratedElement {
  fileprivate func hasExplicitContext(_ element: Element) -> Bool {
    element.hasStructure && element.structure.context != nil
  }
}
