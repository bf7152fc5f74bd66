import A11yCore

extension IBControlReader {
  func readAppearance(_ node: XMLNode, into control: inout Control) {
    var appearance = control.appearance
    let configuration = node.child(key: "configuration", "buttonConfiguration")
    let state = node.child(key: "normal", "state")
    appearance.textColor =
      colour("baseForegroundColor", of: configuration) ?? colour("titleColor", of: state)
      ?? colour("textColor", of: node)
    appearance.backgroundColor = colour("baseBackgroundColor", of: configuration) ?? colour("backgroundColor", of: node)
    appearance.tintColor = colour("tintColor", of: node)
    let font = configuration?.child(key: "titleFontDescription") ?? node.child(key: "fontDescription")
    // No size at all stands for UIKit's own font, which the document does not tell.
    appearance.font = font.flatMap { $0.number("pointSize") == 0 ? nil : Appearance.Font($0) }
    if node.name == "label" { appearance.shrinksToFit = shrinks(node) }
    switch node.name {
    case "label", "textField", "textView":
      appearance.adjustsFont = node.flag("adjustsFontForContentSizeCategory") ?? false
      appearance.spans = spans(node.child(key: "attributedText", "attributedString"))
    default: break
    }
    control.appearance = appearance
  }

  /// The editor writes `NO` on every label, and the least size or scale in its place where Autoshrink is on.
  private func shrinks(_ label: XMLNode) -> Bool? {
    if let flag = label.flag("adjustsFontSizeToFit") { return flag ? true : nil }
    return label["minimumScaleFactor"] != nil || label["minimumFontSize"] != nil ? true : nil
  }

  private func colour(_ key: String, of node: XMLNode?) -> Colour? {
    node?.child(key: key, "color").flatMap { Colour($0, named: document.colours) }
  }

  private func spans(_ string: XMLNode?) -> [Appearance.TextSpan] {
    let fragments = string?.children.filter { $0.name == "fragment" } ?? []
    guard fragments.count > 1 else { return [] }
    return fragments.map { fragment in
      Appearance.TextSpan(
        text: fragment.string("content") ?? "", color: colour("NSColor", of: fragment.child("attributes")))
    }
  }
}
