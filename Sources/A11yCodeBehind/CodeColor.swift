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
    guard let components = Self.basic[name] else { return nil }
    self.init(red: components.0, green: components.1, blue: components.2, alpha: name == "clear" ? 0 : 1)
  }

  private static let basic: [String: (Double, Double, Double)] = [
    "black": (0, 0, 0), "darkGray": (1 / 3, 1 / 3, 1 / 3), "lightGray": (2 / 3, 2 / 3, 2 / 3), "white": (1, 1, 1),
    "gray": (0.5, 0.5, 0.5), "red": (1, 0, 0), "green": (0, 1, 0), "blue": (0, 0, 1), "cyan": (0, 1, 1),
    "yellow": (1, 1, 0), "magenta": (1, 0, 1), "orange": (1, 0.5, 0), "purple": (0.5, 0, 0.5),
    "brown": (0.6, 0.4, 0.2), "clear": (0, 0, 0),
  ]

  /// The same with another alpha; nil for a color that the app or the system chooses.
  func withAlpha(_ alpha: Double) -> CodeColor? {
    guard case .rgba(let red, let green, let blue, _) = self, (0...1).contains(alpha) else { return nil }
    return .rgba(red: red, green: green, blue: blue, alpha: UInt8(alpha * 255 + 0.5))
  }
}
