import A11yCore

extension IBControlReader {
  func readAppearance(_ node: XMLNode, tint: ColorValue?, into control: inout Control) {
    var appearance = control.appearance
    let configuration = node.child(key: "configuration", "buttonConfiguration")
    let state = node.child(key: "normal", "state")
    appearance.textColor =
      color("baseForegroundColor", of: configuration) ?? color("titleColor", of: state)
      ?? color("textColor", of: node) ?? tintOfTitle(node, tint: tint) ?? standardTitle(node)
    appearance.backgroundColor = fill(of: configuration) ?? color("backgroundColor", of: node) ?? fieldGround(node)
    if isOnPicture(control, state, configuration) { appearance.background = .image }
    appearance.tintColor = showsTint(node, state) ? color("tintColor", of: node) : nil
    let font = configuration?.child(key: "titleFontDescription") ?? node.child(key: "fontDescription")
    // No size at all stands for UIKit's own font, which the document does not tell.
    appearance.font = font.flatMap { $0.number("pointSize") == 0 ? nil : Appearance.Font($0) }
    if appearance.font == nil, font == nil, node.name == "button", configuration == nil,
      !SpokenText.isBlank(control.title)
    {
      // UIKit's own font for titles, which does not follow the text size; a configuration's does.
      var standard = Appearance.Font()
      standard.name = "System"
      // What the editor shows for it.
      if isSystem(node) { standard.size = 15 }
      appearance.font = standard
    }
    if node.name == "label" { appearance.shrinksToFit = shrinks(node) }
    switch node.name {
    case "label", "textField", "textView":
      appearance.adjustsFont = node.flag("adjustsFontForContentSizeCategory") ?? false
      appearance.spans = spans(node.child(key: "attributedText", "attributedString"))
    default: break
    }
    control.appearance = appearance
  }

  /// A system button and a plain configuration draw the title in the tint.
  private func tintOfTitle(_ node: XMLNode, tint: ColorValue?) -> ColorValue? {
    guard node.name == "button" else { return nil }
    let configuration = node.child(key: "configuration", "buttonConfiguration")
    guard configuration.map({ $0["style"] == "plain" }) ?? (isSystem(node)) else { return nil }
    return color("tintColor", of: node) ?? tint
  }

  /// A custom button draws an image of the app's own as it is; a symbol has the tint everywhere.
  private func showsTint(_ node: XMLNode, _ state: XMLNode?) -> Bool {
    guard node.name == "button", !isSystem(node), node.child(key: "configuration", "buttonConfiguration") == nil,
      state?["image"] != nil
    else { return true }
    return state?["catalog"] == "system"
  }

  /// UIKit fills the rounded border of a text field.
  private func fieldGround(_ node: XMLNode) -> ColorValue? {
    guard node.name == "textField", node["borderStyle"] == "roundedRect", node["background"] == nil else { return nil }
    return .system("systemBackground")
  }

  /// UIKit draws the title of a custom button in white if nothing else is chosen.
  private func standardTitle(_ node: XMLNode) -> ColorValue? {
    // On what is not the button's own, or in a size that is not known, little could be said of it.
    guard node.name == "button", node["buttonType"] == nil, node.child(key: "backgroundColor", "color") != nil,
      node.child(key: "fontDescription")?.number("pointSize") ?? 0 > 0,
      node.child(key: "configuration", "buttonConfiguration") == nil,
      let state = node.child(key: "normal", "state"), state["backgroundImage"] == nil,
      !SpokenText.isBlank(state.string("title"))
    else { return nil }
    return .rgba(red: 255, green: 255, blue: 255, alpha: 255)
  }

  /// Rounded buttons of iOS 6 became system buttons in iOS 7.
  private func isSystem(_ button: XMLNode) -> Bool {
    button["buttonType"] == "system" || button["buttonType"] == "roundedRect"
  }

  /// What a configuration paints a button with: its own color, or the tint where its style fills it with that.
  private func fill(of configuration: XMLNode?) -> ColorValue? {
    guard let configuration else { return nil }
    let background = configuration.child(key: "background", "backgroundConfiguration")
    if let own = color("backgroundColor", of: background) ?? color("baseBackgroundColor", of: configuration) {
      return own
    }
    return ["filled", "tinted", "gray"].contains(configuration["style"]) ? .system("tintColor") : nil
  }

  /// A title or an image is on a background image; one that has no other is the button's image itself.
  private func isOnPicture(_ control: Control, _ state: XMLNode?, _ configuration: XMLNode?) -> Bool {
    let background = configuration?.child(key: "background", "backgroundConfiguration")
    guard state?["backgroundImage"] != nil || background?.image != nil else { return false }
    return !SpokenText.isBlank(control.title) || configuration?.image != nil || state?.image != nil
  }

  /// The editor writes `NO` on every label, and the least size or scale in its place where Autoshrink is on.
  private func shrinks(_ label: XMLNode) -> Bool? {
    if let flag = label.flag("adjustsFontSizeToFit") { return flag ? true : nil }
    return label["minimumScaleFactor"] != nil || label["minimumFontSize"] != nil ? true : nil
  }

  private func color(_ key: String, of node: XMLNode?) -> ColorValue? {
    node?.child(key: key, "color").flatMap { ColorValue($0, named: document.colors) }
  }

  private func spans(_ string: XMLNode?) -> [Appearance.TextSpan] {
    let fragments = string?.children.filter { $0.name == "fragment" } ?? []
    guard fragments.count > 1 else { return [] }
    return fragments.map { fragment in
      Appearance.TextSpan(
        text: fragment.string("content") ?? "", color: color("NSColor", of: fragment.child("attributes")))
    }
  }
}
