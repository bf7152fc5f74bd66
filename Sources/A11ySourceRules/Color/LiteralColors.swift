import A11yCore
import A11yPlatform

/// Colors that are in the source as numbers, or are the same in every appearance.
enum LiteralColors {
  struct RGB: Equatable {
    var red: Double
    var green: Double
    var blue: Double

    /// WCAG's relative luminance.
    var luminance: Double { SRGB.luminance(red: red, green: green, blue: blue) }
  }

  /// WCAG's contrast ratio, 1 to 21.
  static func contrast(_ a: RGB, _ b: RGB) -> Double { SRGB.contrast(a.luminance, b.luminance) }

  /// The names of colors that are the same in every appearance in both frameworks. SwiftUI's other colors have
  /// variants, also those with names of fixed colors of UIKit.
  private static let namesInBoth: Set = ["white", "black"]

  /// The color of an expression; nil when it is not certain in every appearance.
  ///
  /// - Parameter isUIKit: what `.gray` without a type before it means.
  static func color(_ node: Node, isUIKit: Bool) -> RGB? {
    switch node.kind {
    case .member:
      let type = node.firstChild?.text
      guard type == nil || type == "UIColor" || type == "Color" else { return nil }
      guard namesInBoth.contains(node.text) || type == "UIColor" || type == nil && isUIKit else { return nil }
      return FixedColors.components[node.text].map { RGB(red: $0.red, green: $0.green, blue: $0.blue) }
    case .hash where node.text == "colorLiteral": return channels(node)
    case .call where node.calledName == "UIColor" || node.calledName == "Color":
      if let inner = node.arguments.first, node.arguments.count == 1 {
        // `Color(.white)`, `Color(UIColor.gray)`, `Color(uiColor: …)`
        if ["", "uiColor"].contains(inner.label), inner.kind != .string { return color(inner, isUIKit: true) }
        if ["hex", "hexString", "rgb"].contains(inner.label) { return hex(inner) }
      }
      return channels(node)
    default: return nil
    }
  }

  /// The color of an expression in an appearance: one that is in the source, or in a catalog next to it.
  static func color(_ node: Node, in appearance: ColorAppearance, isUIKit: Bool, _ file: SourceFile) -> RGB? {
    if let name = name(node) { return file.index.resources.color(named: name)?[appearance] }
    return color(node, isUIKit: isUIKit)
  }

  /// `Card` of `Color("Card")`, `UIColor(named: "Card")` and one in the other.
  private static func name(_ node: Node) -> String? {
    guard node.kind == .call, let first = node.arguments.first else { return nil }
    switch (node.calledName, first.label) {
    case ("UIColor", "named"), ("Color", ""): return first.literal ?? (first.kind == .call ? name(first) : nil)
    case ("Color", "uiColor"): return name(first)
    default: return nil
    }
  }

  private static func channels(_ call: Node) -> RGB? {
    let parts = call.kind == .hash ? call.children : call.arguments
    func part(_ label: String) -> Node? { parts.first { $0.label == label } }
    if let opacity = part("alpha") ?? part("opacity"), opacity.numberValue != 1 { return nil }
    if let white = part("white")?.numberValue { return RGB(red: white, green: white, blue: white) }
    guard let red = channel(part("red")), let green = channel(part("green")), let blue = channel(part("blue")) else {
      return nil
    }
    return RGB(red: red, green: green, blue: blue)
  }

  /// `0.5`, or `128 / 255`.
  private static func channel(_ node: Node?) -> Double? {
    guard let node else { return nil }
    if node.kind == .binary, node.text == "/", let first = node.children.first?.numberValue,
      let second = node.children.last?.numberValue, second > 0
    {
      return min(1, first / second)
    }
    return node.numberValue.flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// `0x1A2B3C` or `"#1A2B3C"`; with an opacity, or short, what it means depends on who reads it.
  private static func hex(_ node: Node) -> RGB? {
    let written = node.kind == .number ? node.text : node.literal ?? ""
    let digits =
      written.hasPrefix("0x") ? written.dropFirst(2) : written.hasPrefix("#") ? written.dropFirst() : written[...]
    guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
    return RGB(
      red: Double(number >> 16) / 255, green: Double(number >> 8 & 0xFF) / 255, blue: Double(number & 0xFF) / 255)
  }
}
