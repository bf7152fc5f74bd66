import A11yPlatform

extension ContrastMeter.Color {
  /// The color as sRGB has it; what lies beyond sRGB is the nearest in each component.
  init(_ pixel: Pixel, _ profile: ColorProfile) {
    guard profile == .displayP3 else {
      self.init(red: UInt8(pixel.red), green: UInt8(pixel.green), blue: UInt8(pixel.blue))
      return
    }
    // Both have the same white point and transfer function. Source: the primaries of both, CSS Color 4, section 10.
    let (red, green, blue) = (Self.linear(pixel.red), Self.linear(pixel.green), Self.linear(pixel.blue))
    self.init(
      red: Self.byte(1.2249401763 * red - 0.2249401763 * green),
      green: Self.byte(-0.0420569547 * red + 1.0420569547 * green),
      blue: Self.byte(-0.0196375546 * red - 0.0786360655 * green + 1.0982736201 * blue))
  }

  /// From 1 to 21. Source: WCAG 2.2, definition of contrast ratio.
  func contrast(with other: Self) -> Double {
    let (own, its) = (luminance, other.luminance)
    return (max(own, its) + 0.05) / (min(own, its) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(Int(red)) + 0.7152 * Self.linear(Int(green)) + 0.0722 * Self.linear(Int(blue))
  }

  private static func linear(_ byte: Int) -> Double {
    let value = Double(byte) / 255
    return value > 0.04045 ? ((value + 0.055) / 1.055).raised(to: 2.4) : value / 12.92
  }

  private static func byte(_ linear: Double) -> UInt8 {
    let value = linear > 0.0031308 ? 1.055 * linear.raised(to: 1 / 2.4) - 0.055 : linear * 12.92
    return UInt8(min(max(value, 0), 1) * 255 + 0.5)
  }
}
