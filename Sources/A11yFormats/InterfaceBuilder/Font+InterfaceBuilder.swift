import A11yCore

extension Appearance.Font {
  private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

  /// UIKit's text styles whose names in documents are not those in code.
  private static let styles = [
    "Title0": "largeTitle", "Subhead": "subheadline", "Caption1": "caption1", "Caption2": "caption2",
  ]

  /// Reads `<fontDescription>`.
  init(_ node: XMLNode) {
    self.init()
    name = node["name"]
    size = node.number("pointSize")
    if node["type"]?.hasPrefix("bold") == true || node["weight"].map(Self.boldWeights.contains) == true {
      isBold = true
    }
    textStyle = node["style"].map(Self.textStyle)
  }

  /// `UICTFontTextStyleBody` is `body`.
  private static func textStyle(_ style: String) -> String {
    let name = style.hasPrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style
    if let style = styles[name] { return style }
    return (name.first?.lowercased() ?? "") + name.dropFirst()
  }
}
