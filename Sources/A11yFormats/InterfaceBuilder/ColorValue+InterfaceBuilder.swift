import A11yCore

extension ColorValue {
  /// Reads `<color>`: a named one, one of UIKit's, or literal components.
  ///
  /// Nil for a wide-gamut colour, which has no sRGB components, and for names without a definition.
  init?(_ node: XMLNode, named colors: [String: ColorValue]) {
    if let name = node["name"], node["red"] == nil, node["white"] == nil {
      guard let color = colors[name] else { return nil }
      self = color
    } else if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] {
      self = .system(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    } else if node["customColorSpace"]?.hasPrefix("displayP3") == true {
      return nil
    } else if let red = node.component("red"), let green = node.component("green"), let blue = node.component("blue") {
      self = .rgba(red: red, green: green, blue: blue, alpha: node.component("alpha") ?? 255)
    } else if let white = node.component("white") {
      self = .rgba(red: white, green: white, blue: white, alpha: node.component("alpha") ?? 255)
    } else {
      return nil
    }
  }
}

extension XMLNode {
  /// 0 to 1, as 0 to 255.
  fileprivate func component(_ attribute: String) -> UInt8? {
    guard let number = number(attribute), number.isFinite else { return nil }
    return UInt8(min(max(number, 0), 1) * 255 + 0.5)
  }
}
