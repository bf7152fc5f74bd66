public import A11yCore
import A11yPlatform

extension ColorValue {
  /// Reads `<color>`: a named one, one of UIKit's, or literal components.
  ///
  /// Nil for names without a definition.
  init?(_ node: XMLNode, named colors: [String: ColorValue]) {
    if let name = node["name"], node["red"] == nil, node["white"] == nil {
      guard let color = colors[name] else { return nil }
      self = color
    } else if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] {
      self = .system(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    } else if let red = node.component("red"), let green = node.component("green"), let blue = node.component("blue") {
      let isWide = node["customColorSpace"]?.hasPrefix("displayP3") == true
      self.init([red, green, blue], alpha: node.component("alpha") ?? 1, isDisplayP3: isWide)
    } else if let white = node.component("white").map(Self.byte) {
      self = .rgba(red: white, green: white, blue: white, alpha: node.component("alpha").map(Self.byte) ?? 255)
    } else {
      return nil
    }
  }

  /// Red, green and blue from 0 to 1, of sRGB or of Display P3.
  public init(_ components: [Double], alpha: Double, isDisplayP3: Bool) {
    let rgb = (isDisplayP3 ? DisplayP3.sRGB(components) : components).map(Self.byte)
    self = .rgba(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: Self.byte(alpha))
  }

  private static func byte(_ component: Double) -> UInt8 { UInt8(component * 255 + 0.5) }
}

/// The wide color space of newer displays. Source: CSS Color Module Level 4, section 18, "Sample code for color
/// conversions": the primaries of P3 with the transfer function and the white of sRGB.
private enum DisplayP3 {
  /// The nearest color of sRGB; components from 0 to 1.
  static func sRGB(_ components: [Double]) -> [Double] {
    let linear = components.map(SRGB.linear)
    return matrix.map { row in
      let sum = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
      return SRGB.encoded(min(max(sum, 0), 1))
    }
  }

  private static let matrix = [
    [1.2249401, -0.2249402, 0], [-0.0420569, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735],
  ]
}

extension XMLNode {
  /// 0 to 1.
  fileprivate func component(_ attribute: String) -> Double? {
    guard let number = number(attribute), number.isFinite else { return nil }
    return min(max(number, 0), 1)
  }
}
