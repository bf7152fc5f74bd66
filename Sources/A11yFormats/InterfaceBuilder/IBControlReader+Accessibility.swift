import A11yCore

extension IBControlReader {
  /// The Identity inspector's section "Accessibility". Its traits take the place of the class's own.
  func readAccessibility(_ node: XMLNode, into control: inout Control) {
    guard let configuration = node.child(key: "accessibilityConfiguration", "accessibility") else { return }
    if let label = localized(configuration, "label", of: node, "accessibilityLabel") { control.label = label }
    if let hint = localized(configuration, "hint", of: node, "accessibilityHint") { control.hint = hint }
    control.identifier = configuration.string("identifier")
    control.isElement = configuration.children.first { $0["key"] == "isElement" }?.flag("value")
    guard let list = configuration.child(key: "traits", "accessibilityTraits") else { return }
    var traits: Traits = []
    // `none` is the name of the empty set.
    for (name, isOn) in list.attributes where isOn == "YES" { traits.formUnion(Traits(name: name) ?? []) }
    control.traits = traits
  }

  private func localized(
    _ configuration: XMLNode, _ attribute: String, of node: XMLNode, _ property: String
  ) -> String? {
    document.localized(configuration.string(attribute), of: node, as: property)
  }

  /// Key paths set when the view is loaded; later ones win, as at run time.
  func readRuntimeAttributes(_ node: XMLNode, into control: inout Control) {
    guard let attributes = node.child("userDefinedRuntimeAttributes") else { return }
    var suppressions: [Structure.Suppression] = []
    var localizable = 0
    for attribute in attributes.children {
      guard let path = attribute["keyPath"] else { continue }
      var text = attribute.string("value")
      if attribute.flag("localized") == true {
        // Tables number the attributes of an object that are to be translated.
        let property = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localizable)]"
        text = document.localized(text, of: node, as: property)
        localizable += 1
      }
      switch path {
      case "accessibilityLabel": control.label = text ?? control.label
      case "accessibilityHint": control.hint = text ?? control.hint
      case "accessibilityValue": control.value = text ?? control.value
      case "accessibilityIdentifier": control.identifier = text ?? control.identifier
      case "accessibilityLanguage": control.language = text ?? control.language
      case "isAccessibilityElement": control.isElement = attribute.flag("value")
      case "accessibilityElementsHidden": control.hidesElements = attribute.flag("value")
      case "accessibilityViewIsModal": control.isModal = attribute.flag("value")
      case "shouldGroupAccessibilityChildren": control.groupsChildren = attribute.flag("value")
      case "accessibilityTraits": control.traits = mask(attribute) ?? control.traits
      case "accessibilityActivationPoint": control.geometry.activationPoint = point(attribute)
      case "a11yAudit.ignore": suppressions.append(suppression(text ?? ""))
      case _ where setsLabel(path, of: node): control.label = text ?? control.label
      default: break
      }
    }
    add(suppressions, to: &control)
  }

  /// Whether the project says that this attribute sets the label: of every class, or of this one.
  private func setsLabel(_ path: String, of node: XMLNode) -> Bool {
    let options = document.options
    return options.labelKeyPaths.contains(path)
      || node["customClass"].flatMap { options.componentKeyPaths[$0] } == path
  }

  /// Bits beyond 2⁵³ are no exact `Double`.
  private func mask(_ attribute: XMLNode) -> Traits? {
    let number = attribute.children.first { $0["key"] == "value" }?["value"] ?? attribute["value"]
    return number.flatMap { UInt64($0) }.map { Traits(rawValue: $0) }
  }

  private func point(_ attribute: XMLNode) -> Point? {
    guard let point = attribute.child(key: "value", "point"), let x = point.number("x"), let y = point.number("y")
    else { return nil }
    return Point(x: x, y: y)
  }

  /// The inspector's "Notes": `a11y-audit:ignore target-size decided with the designers`.
  func readComments(_ node: XMLNode, into control: inout Control) {
    guard let comments = node.attributedString("userComments") else { return }
    let suppressions = comments.split(whereSeparator: \.isNewline).compactMap { line -> Structure.Suppression? in
      let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard words.first == "a11y-audit:ignore" else { return nil }
      return suppression(words.count > 1 ? String(words[1]) : "")
    }
    add(suppressions, to: &control)
  }

  /// Adds all at once: every change of a control's structure copies it.
  private func add(_ suppressions: [Structure.Suppression], to control: inout Control) {
    if !suppressions.isEmpty { control.structure.suppressions += suppressions }
  }

  /// `target-size until:2030-12-31 decided with the designers`, with or without a colon behind the rule, and with or
  /// without a last day. A line without a rule accepts nothing, which is reported.
  private func suppression(_ words: String) -> Structure.Suppression {
    var parts = words.split(separator: " ", omittingEmptySubsequences: true)
    var rule = parts.isEmpty ? "" : parts.removeFirst()
    if rule.hasSuffix(":") { rule.removeLast() }
    let until = parts.first.flatMap { $0.hasPrefix("until:") ? String(parts.removeFirst().dropFirst(6)) : nil }
    let reason = parts.isEmpty ? nil : parts.joined(separator: " ")
    return Structure.Suppression(rule: String(rule), reason: reason, until: until)
  }
}
