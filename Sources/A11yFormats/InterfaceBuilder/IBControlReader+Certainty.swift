import A11yCore

extension IBControlReader {
  /// Says what code is likely to settle otherwise. Known facts are left alone.
  func markUncertain(_ node: XMLNode, in control: inout Control) {
    if document.isReached(node) || setsUnknownText(node) { control.inferred.insert(.connected) }
    if setsUnknownColor(node) { control.inferred.insert(.colors) }
    if control.label == nil, mayBeNamedElsewhere(node, control) { control.inferred.insert(.label) }
    // A custom class decides for itself, and what an embedded scene holds is elsewhere.
    if control.isElement == nil, node["customClass"] != nil || node.name == "containerView" {
      control.inferred.insert(.exposure)
    }
    // Nothing in a document but a runtime attribute tells a value; what is adjusted has one while the app runs.
    if control.value == nil, control.traits?.contains(.adjustable) == true { control.inferred.insert(.value) }
  }

  /// How code reaches the control, if it may.
  func handles(of node: XMLNode) -> [CodeHandle] {
    var handles = document.handles(of: node)
    handles += unknownAttributes(node).map { CodeHandle(className: nil, path: .attribute($0.path)) }
    if setsUnknownText(node) { handles.append(CodeHandle(className: nil, path: .textAttribute)) }
    if setsUnknownColor(node) { handles.append(CodeHandle(className: nil, path: .colorAttribute)) }
    return handles
  }

  private func mayBeNamedElsewhere(_ node: XMLNode, _ control: Control) -> Bool {
    let words = control.title ?? control.text
    if let words, TemplateWords.contain(words), document.isConnected(node) { return true }
    switch node.name {
    case "barButtonItem", "imageView", "tabBarItem": return node["customClass"] != nil
    case "textView" where node.flag("editable") == false && SpokenText.isBlank(words) && document.isConnected(node):
      return true
    case "tableViewCell", "collectionViewCell": return isFilledLater(node)
    // Of a custom control the evidence says that its class may name it.
    default: return node["customClass"] != nil && SpokenText.isBlank(words) && !IBClasses.isControl(node.name)
    }
  }

  /// Prototypes, cells of a custom class, and cells with labels to fill or nothing in them at all.
  private func isFilledLater(_ cell: XMLNode) -> Bool {
    if cell["customClass"] != nil || cell["reuseIdentifier"] != nil || document.isConnected(cell) { return true }
    let parts = cell.descendants.filter { $0.child(key: "frame", "rect") != nil && $0["key"] != "contentView" }
    return parts.isEmpty || parts.contains { $0.name == "label" || $0.name == "textView" || $0["customClass"] != nil }
  }

  private func setsUnknownText(_ node: XMLNode) -> Bool {
    unknownAttributes(node).contains { type, path in
      type == "localizedString" || type == "string" && !Self.silentEndings.contains { path.hasSuffix($0) }
    }
  }

  /// A color set on a property that only the app's code knows: the placeholder's own label is UIKit's, and a border is
  /// neither text nor what is behind it.
  private func setsUnknownColor(_ node: XMLNode) -> Bool {
    unknownAttributes(node).contains { type, path in
      type == "color" && !path.contains("laceholderLabel.") && !Self.lines.contains(where: path.lowercased().contains)
    }
  }

  private static let lines = ["border", "shadow", "outline", "separator"]

  private func unknownAttributes(_ node: XMLNode) -> [(type: String, path: String)] {
    guard let attributes = node.child("userDefinedRuntimeAttributes")?.children else { return [] }
    return attributes.compactMap { attribute in
      guard let type = attribute["type"], let path = attribute["keyPath"], !path.hasPrefix("accessibility"),
        !path.hasPrefix("layer.")
      else { return nil }
      return (type, path)
    }
  }

  /// Ends of key paths whose strings are neither shown nor spoken.
  private static let silentEndings = [
    "ID", "Id", "Identifier", "Color", "Colour", "Font", "Style", "Image", "Icon", "Modifiers", "ModifierString",
  ]
}
