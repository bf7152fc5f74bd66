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
  func contrast(with other: Self) -> Double { SRGB.contrast(luminance, other.luminance) }

  private var luminance: Double {
    SRGB.luminance(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  private static func linear(_ byte: Int) -> Double { SRGB.linear(Double(byte) / 255) }

  private static func byte(_ linear: Double) -> UInt8 { UInt8(min(max(SRGB.encoded(linear), 0), 1) * 255 + 0.5) }
}
