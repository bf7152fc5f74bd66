import A11yCore

extension IBControlReader {
  /// What is written on it, and what UIKit says of it by itself.
  func readWords(_ node: XMLNode, into control: inout Control) {
    switch node.name {
    case "button": readButton(node, into: &control)
    case "barButtonItem", "tabBarItem": readItem(node, into: &control)
    case "label":
      control.text = localized(node.string("text") ?? node.attributedString("attributedText"), node, "text")
    case "textField", "textView", "searchBar":
      control.text = localized(node.string("text") ?? node.attributedString("attributedText"), node, "text")
      control.placeholder = localized(
        node.string("placeholder") ?? node.attributedString("attributedPlaceholder"), node, "placeholder")
      let contentType = node.child(key: "textInputTraits")?["textContentType"]
      control.interaction.contentType = contentType.map(ContentTypeNames.name)
    case "imageView":
      control.image = node.image
      if node.showsSymbol { control.appearance.isSymbol = true }
    case "switch":
      control.value = node.flag("on") == true ? "1" : "0"
      control.title = localized(node.string("title"), node, "title")
    default: break
    }
  }

  /// A configuration's title is where there is one; the state's is what older systems show. The editor writes
  /// "Button" there for every configuration, with a title or without: 41 of 41 in public apps.
  private func readButton(_ node: XMLNode, into control: inout Control) {
    let configuration = node.child(key: "configuration", "buttonConfiguration")
    let state = node.child(key: "normal", "state")
    if let title = configuration?.string("title") ?? configuration?.attributedString("attributedTitle") {
      control.title = localized(title, node, "configuration.title")
    } else if let title = state?.string("title") ?? state?.attributedString("attributedTitle"),
      configuration == nil || title != "Button"
    {
      control.title = localized(title, node, "normalTitle")
    } else if let subtitle = configuration?.string("subtitle") {
      control.title = localized(subtitle, node, "configuration.subtitle")
    }
    control.image = configuration?.image ?? state?.image ?? state?["backgroundImage"]
    if (configuration?.image == nil ? state : configuration)?.showsSymbol == true { control.appearance.isSymbol = true }
    if let kind = node["buttonType"], let label = IBVocabulary.buttonTypes[kind] { control.label = label }
  }

  /// A title, or else the system's own: written for some items, drawn for others.
  private func readItem(_ node: XMLNode, into control: inout Control) {
    control.title = localized(node.string("title"), node, "title")
    control.image = node.image
    if node.showsSymbol { control.appearance.isSymbol = true }
    guard let name = node["systemItem"] else { return }
    let isTab = node.name == "tabBarItem"
    if let title = (isTab ? IBVocabulary.tabTitles : IBVocabulary.itemTitles)[name] {
      control.title = title
    } else if !isTab, let label = IBVocabulary.itemLabels[name] {
      control.label = label
      control.image = name
    }
  }

  private func localized(_ text: String?, _ node: XMLNode, _ property: String) -> String? {
    document.localized(text, of: node, as: property)
  }
}

extension XMLNode {
  /// The name of its image.
  var image: String? { self["image"] ?? child(key: "image", "imageReference")?["image"] }

  /// Its image is one of the system's symbols, which UIKit has names for.
  var showsSymbol: Bool {
    self["image"] != nil && self["catalog"] == "system"
      || child(key: "image", "imageReference")?["catalog"] == "system"
  }
}
