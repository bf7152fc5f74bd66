/// The color space sRGB, and what WCAG computes in it. Components are from 0 to 1.
package enum SRGB {
  /// The share of light of a component. Source: WCAG 2.2, definition of relative luminance.
  package static func linear(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    return ((component + 0.055) / 1.055).raised(to: 2.4)
  }

  /// The component of a share of light. Source: CSS Color Module Level 4, "Sample code for color conversions".
  package static func encoded(_ linear: Double) -> Double {
    guard linear > 0.0031308 else { return linear * 12.92 }
    return 1.055 * linear.raised(to: 1 / 2.4) - 0.055
  }

  /// Source: WCAG 2.2, definition of relative luminance.
  package static func luminance(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Of two luminances, from 1 to 21. Source: WCAG 2.2, definition of contrast ratio.
  package static func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }
}
