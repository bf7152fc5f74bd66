import A11yCore

/// UIKit's dynamic colors as they are in the light and in the dark appearance.
///
/// Source: the Human Interface Guidelines' table of colors and UIKit's documented interface element colors. Systems
/// and appearances differ, so nothing is certain that was computed from them.
enum SystemColors {
  /// Nil for one that is not in the tables, and where contrast is increased: the system's colors for that are not
  /// documented.
  static func rgb(_ name: String, in scheme: ColorValue.Scheme) -> RGBColor? {
    switch scheme {
    case .light: light[name]
    case .dark: dark[name]
    case .lightHighContrast, .darkHighContrast: nil
    }
  }

  private static let light: [String: RGBColor] = [
    "label": gray(0), "secondaryLabel": tint(60, 60, 67, 153), "tertiaryLabel": tint(60, 60, 67, 77),
    "quaternaryLabel": tint(60, 60, 67, 46), "placeholderText": tint(60, 60, 67, 77), "link": tint(0, 122, 255),
    "systemBackground": gray(255), "secondarySystemBackground": tint(242, 242, 247),
    "tertiarySystemBackground": gray(255), "systemGroupedBackground": tint(242, 242, 247),
    "secondarySystemGroupedBackground": gray(255), "tertiarySystemGroupedBackground": tint(242, 242, 247),
    "groupTableViewBackground": tint(242, 242, 247), "darkText": gray(0), "lightText": tint(255, 255, 255, 153),
    "systemRed": tint(255, 59, 48), "systemOrange": tint(255, 149, 0), "systemYellow": tint(255, 204, 0),
    "systemGreen": tint(52, 199, 89), "systemMint": tint(0, 199, 190), "systemTeal": tint(48, 176, 199),
    "systemCyan": tint(50, 173, 230), "systemBlue": tint(0, 122, 255), "systemIndigo": tint(88, 86, 214),
    "systemPurple": tint(175, 82, 222), "systemPink": tint(255, 45, 85), "systemBrown": tint(162, 132, 94),
    "systemGray": tint(142, 142, 147), "systemGray2": tint(174, 174, 178), "systemGray3": tint(199, 199, 204),
    "systemGray4": tint(209, 209, 214), "systemGray5": tint(229, 229, 234), "systemGray6": tint(242, 242, 247),
  ]

  private static let dark: [String: RGBColor] = [
    "label": gray(255), "secondaryLabel": tint(235, 235, 245, 153), "tertiaryLabel": tint(235, 235, 245, 77),
    "quaternaryLabel": tint(235, 235, 245, 41), "placeholderText": tint(235, 235, 245, 77), "link": tint(9, 132, 255),
    "systemBackground": gray(0), "secondarySystemBackground": tint(28, 28, 30),
    "tertiarySystemBackground": tint(44, 44, 46), "systemGroupedBackground": gray(0),
    "secondarySystemGroupedBackground": tint(28, 28, 30), "tertiarySystemGroupedBackground": tint(44, 44, 46),
    "groupTableViewBackground": gray(0), "darkText": gray(0), "lightText": tint(255, 255, 255, 153),
    "systemRed": tint(255, 69, 58), "systemOrange": tint(255, 159, 10), "systemYellow": tint(255, 214, 10),
    "systemGreen": tint(48, 209, 88), "systemMint": tint(99, 230, 226), "systemTeal": tint(64, 200, 224),
    "systemCyan": tint(100, 210, 255), "systemBlue": tint(10, 132, 255), "systemIndigo": tint(94, 92, 230),
    "systemPurple": tint(191, 90, 242), "systemPink": tint(255, 55, 95), "systemBrown": tint(172, 142, 104),
    "systemGray": tint(142, 142, 147), "systemGray2": tint(99, 99, 102), "systemGray3": tint(72, 72, 74),
    "systemGray4": tint(58, 58, 60), "systemGray5": tint(44, 44, 46), "systemGray6": tint(28, 28, 30),
  ]

  private static func gray(_ value: UInt8) -> RGBColor { RGBColor(bytes: value, value, value) }

  private static func tint(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> RGBColor {
    RGBColor(bytes: red, green, blue, alpha)
  }
}
