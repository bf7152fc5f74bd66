import A11yCore
import A11yPlatform

/// A color as WCAG computes with it: sRGB components from 0 to 1.
struct RGBColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  /// 0 is clear.
  var alpha: Double

  static let black = RGBColor(red: 0, green: 0, blue: 0, alpha: 1)
  static let white = RGBColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// The relative luminance of the color without its alpha. Source: WCAG 2.2, definition of relative luminance.
  var luminance: Double { SRGB.luminance(red: red, green: green, blue: blue) }

  /// From 1 to 21. Source: WCAG 2.2, definition of contrast ratio. Alpha is not looked at: composite first.
  func contrast(with other: RGBColor) -> Double { SRGB.contrast(luminance, other.luminance) }

  /// What is seen where it is painted over another color.
  func over(_ below: RGBColor) -> RGBColor {
    let total = alpha + below.alpha * (1 - alpha)
    guard total > 0 else { return RGBColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ own: Double, _ its: Double) -> Double { (own * alpha + its * below.alpha * (1 - alpha)) / total }
    return RGBColor(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue), alpha: total)
  }

  func faded(by factor: Double) -> RGBColor {
    var faded = self
    faded.alpha *= min(max(factor, 0), 1)
    return faded
  }
}

extension RGBColor {
  init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: Double(alpha) / 255)
  }

  /// It has no hue that people would notice.
  var isGray: Bool { max(red, green, blue) - min(red, green, blue) < 0.1 }

  /// `#767676`, without alpha.
  var hex: String {
    func byte(_ component: Double) -> UInt8 { UInt8(min(max(component, 0), 1) * 255 + 0.5) }
    return ColorValue.rgba(red: byte(red), green: byte(green), blue: byte(blue), alpha: 255).description
  }

  /// The color nearest to it, on the way to black or to white, that has a contrast with a background which its own
  /// falls short of; nil where neither reaches it.
  func nearest(to background: RGBColor, contrast: Double) -> RGBColor? {
    let ends = [RGBColor.black, RGBColor.white].filter { $0.contrast(with: background) >= contrast }
    return ends.map { firstStep(towards: $0, from: background, contrast) }
      .min { distance(to: $0) < distance(to: $1) }
  }

  /// Luminance only rises or only falls on the way, so that what is enough once stays enough, and halving finds it.
  private func firstStep(towards end: RGBColor, from background: RGBColor, _ contrast: Double) -> RGBColor {
    var (low, high) = (1, 255)
    while low < high {
      let middle = (low + high) / 2
      if moved(towards: end, by: Double(middle) / 255).contrast(with: background) >= contrast {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return moved(towards: end, by: Double(low) / 255)
  }

  /// In whole steps of 255, so that what is suggested is what was computed.
  private func moved(towards end: RGBColor, by share: Double) -> RGBColor {
    func mix(_ own: Double, _ its: Double) -> Double { ((own + (its - own) * share) * 255).rounded() / 255 }
    return RGBColor(red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue), alpha: 1)
  }

  private func distance(to other: RGBColor) -> Double {
    abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
  }
}
