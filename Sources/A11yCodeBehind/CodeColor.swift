import A11yCore

/// A color that code names.
public enum CodeColor: Hashable, Sendable {
  /// sRGB; each component 0 to 255.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  /// One of UIKit's dynamic colors, such as `label`, or of a library whose source was not read.
  case system(String)
  /// A color set of an asset catalog.
  case asset(String)
  /// The one that the view has: an attributed text need not name any.
  case own
}

extension CodeColor {
  /// Components from 0 to 1; nil for others.
  init?(red: Double, green: Double, blue: Double, alpha: Double) {
    guard [red, green, blue, alpha].allSatisfy((0...1).contains) else { return nil }
    func byte(_ component: Double) -> UInt8 { UInt8(component * 255 + 0.5) }
    self = .rgba(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// The colors of `UIColor` that are the same in every appearance.
  init?(named name: String) {
    if name == "clear" {
      self = .rgba(red: 0, green: 0, blue: 0, alpha: 0)
    } else if let color = FixedColors.components[name] {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    } else {
      return nil
    }
  }

  /// The same with another alpha; nil for a color that the app or the system chooses.
  func withAlpha(_ alpha: Double) -> CodeColor? {
    guard case .rgba(let red, let green, let blue, _) = self, (0...1).contains(alpha) else { return nil }
    return .rgba(red: red, green: green, blue: blue, alpha: UInt8(alpha * 255 + 0.5))
  }
}
