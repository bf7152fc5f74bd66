/// Colours that stand in the source as numbers, or are the same in every appearance.
enum LiteralColours {
  struct RGB: Equatable {
    var red: Double
    var green: Double
    var blue: Double

    /// WCAG's relative luminance.
    var luminance: Double {
      func linear(_ channel: Double) -> Double {
        channel <= 0.04045 ? channel / 12.92 : power((channel + 0.055) / 1.055)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// `x` to the power 2.4, as the square of `x` times its fifth root squared; libm stays out of a library.
    private func power(_ x: Double) -> Double {
      guard x > 0 else { return 0 }
      var root = x
      for _ in 0..<60 { root -= (root * root * root * root * root - x) / (5 * root * root * root * root) }
      return x * x * root * root
    }
  }

  /// WCAG's contrast ratio, 1 to 21.
  static func contrast(_ a: RGB, _ b: RGB) -> Double {
    let (light, dark) = a.luminance > b.luminance ? (a.luminance, b.luminance) : (b.luminance, a.luminance)
    return (light + 0.05) / (dark + 0.05)
  }

  /// The colour of an expression; nil when it is not certain in every appearance.
  static func colour(_ node: Node) -> RGB? {
    if node.kind == .member, node.firstChild == nil || ["UIColor", "Color"].contains(node.firstChild?.text ?? "") {
      return node.text == "white"
        ? RGB(red: 1, green: 1, blue: 1) : node.text == "black" ? RGB(red: 0, green: 0, blue: 0) : nil
    }
    guard node.kind == .call, ["UIColor", "Color"].contains(node.calledName ?? "") else { return nil }
    if let opacity = node.argument("alpha") ?? node.argument("opacity"), opacity.numberValue != 1 { return nil }
    if let white = node.argument("white")?.numberValue { return RGB(red: white, green: white, blue: white) }
    guard let red = channel(node.argument("red")), let green = channel(node.argument("green")),
      let blue = channel(node.argument("blue"))
    else { return nil }
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
}
