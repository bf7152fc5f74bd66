/// The colors of `UIColor` that are the same in every appearance, as UIKit defines them in sRGB.
package enum FixedColors {
  /// From 0 to 1, by name. `clear`, which shows no color, is not among them.
  package static let components: [String: (red: Double, green: Double, blue: Double)] = [
    "black": (0, 0, 0), "darkGray": (1 / 3, 1 / 3, 1 / 3), "lightGray": (2 / 3, 2 / 3, 2 / 3), "white": (1, 1, 1),
    "gray": (0.5, 0.5, 0.5), "red": (1, 0, 0), "green": (0, 1, 0), "blue": (0, 0, 1), "cyan": (0, 1, 1),
    "yellow": (1, 1, 0), "magenta": (1, 0, 1), "orange": (1, 0.5, 0), "purple": (0.5, 0, 0.5),
    "brown": (0.6, 0.4, 0.2),
  ]
}
