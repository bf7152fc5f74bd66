import A11yCore

/// Reads one element's facts. Absent keys are nil in the model; nothing else is.
enum AccessibilitySnapshotElement {
  static func read(_ object: JSONValue, into control: inout Control) {
    control.isElement = true
    control.label = ""
    for (key, value) in object.members {
      switch key.string {
      case "label": control.label = value.string ?? ""
      case "value": control.value = value.string
      case "identifier": control.identifier = value.string
      case "accessibilityLanguage": control.language = value.string
      case "traits": setTraits(value, of: &control)
      case "expandedStatus": setExpanded(value, of: &control)
      case "shape": control.frame = SnapshotShape.frame(value)
      default: break
      }
    }
    control.hint = hint(object, of: control)
    readInteraction(object, into: &control)
    if object["usesDefaultActivationPoint"]?.bool == false {
      control.geometry.activationPoint = SnapshotShape.point(object["activationPoint"])
    }
  }

  /// The status by its name, or as Swift encodes a case without values: `{"expanded": {}}`.
  private static func setExpanded(_ value: JSONValue, of control: inout Control) {
    switch value.string ?? value.members.first(where: { _ in true })?.key.string {
    case "expanded": control.structure.isExpanded = true
    case "collapsed": control.structure.isExpanded = false
    default: break
    }
  }

  /// A name that is not known makes the traits an incomplete account: they are then not checked.
  private static func setTraits(_ value: JSONValue, of control: inout Control) {
    var traits: Traits = []
    for name in value.elements {
      if let trait = name.string.flatMap({ Traits(name: $0) }) {
        traits.formUnion(trait)
      } else {
        control.inferred.insert(.traits)
      }
    }
    control.traits = traits
  }

  /// The app's own hint. The parser writes what VoiceOver says in its place: to the hint of a switch, an
  /// adjustable element or a disclosure it adds a sentence of the system's, a text input's it replaces, and a hint that is all there is
  /// becomes the description. (Source: `UIAccessibility+SnapshotAdditions.swift`.)
  private static func hint(_ object: JSONValue, of control: borrowing Control) -> String? {
    let traits = control.traits ?? []
    guard let spoken = object["hint"]?.string else {
      let isSilent = SpokenText.isBlank(control.label) && SpokenText.isBlank(control.value) && traits == []
      let description = object["description"]?.string
      return isSilent && !SpokenText.isBlank(description) ? description : nil
    }
    if traits.contains(.notEnabled) { return spoken }
    if traits.contains(.textEntry) { return nil }
    let isDisclosure = control.hasStructure && control.structure.isExpanded != nil
    guard isDisclosure || traits.contains(.toggleButton) || traits.contains(.adjustable) else { return spoken }
    // Of "Opens the list. Swipe up or down…." the first sentence is the app's.
    guard let end = spoken.dropLast().ranges(of: ". ").last else { return nil }
    return String(spoken[..<end.lowerBound])
  }

  private static func readInteraction(_ object: JSONValue, into control: inout Control) {
    if let actions = object["customActions"], actions.kind == .array {
      control.interaction.customActions = actions.elements.compactMap { value in
        // The names alone, or objects with a name in later versions of the model.
        (value.string ?? value["name"]?.string).map { .init(name: $0) }
      }
    }
    if let contents = object["customContent"], contents.kind == .array {
      control.interaction.customContent = contents.elements.map { content in
        .init(
          label: content["label"]?.string ?? "", value: content["value"]?.string ?? "",
          isImportant: content["isImportant"]?.bool ?? false)
      }
    }
    if let rotors = object["customRotors"], rotors.kind == .array {
      control.interaction.customRotors = rotors.elements.compactMap(SnapshotRotor.read)
    }
    if let labels = object["userInputLabels"], labels.kind == .array {
      control.interaction.userInputLabels = labels.elements.compactMap(\.string)
    }
  }
}
