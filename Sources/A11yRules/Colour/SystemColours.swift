import A11yCore

/// UIKit's dynamic colours as they are in the light appearance.
///
/// Source: the Human Interface Guidelines' table of colours and UIKit's documented interface element colours. Systems
/// and appearances differ, so nothing is certain that was computed from them.
enum SystemColours {
  static func light(_ name: String) -> Pigment? { table[name] }

  private static let table: [String: Pigment] = [
    "label": grey(0), "secondaryLabel": tint(60, 60, 67, 153), "tertiaryLabel": tint(60, 60, 67, 77),
    "quaternaryLabel": tint(60, 60, 67, 46), "placeholderText": tint(60, 60, 67, 77), "link": tint(0, 122, 255),
    "systemBackground": grey(255), "secondarySystemBackground": tint(242, 242, 247),
    "tertiarySystemBackground": grey(255), "systemGroupedBackground": tint(242, 242, 247),
    "secondarySystemGroupedBackground": grey(255), "tertiarySystemGroupedBackground": tint(242, 242, 247),
    "groupTableViewBackground": tint(242, 242, 247), "darkText": grey(0), "lightText": tint(255, 255, 255, 153),
    "systemRed": tint(255, 59, 48), "systemOrange": tint(255, 149, 0), "systemYellow": tint(255, 204, 0),
    "systemGreen": tint(52, 199, 89), "systemMint": tint(0, 199, 190), "systemTeal": tint(48, 176, 199),
    "systemCyan": tint(50, 173, 230), "systemBlue": tint(0, 122, 255), "systemIndigo": tint(88, 86, 214),
    "systemPurple": tint(175, 82, 222), "systemPink": tint(255, 45, 85), "systemBrown": tint(162, 132, 94),
    "systemGray": tint(142, 142, 147), "systemGray2": tint(174, 174, 178), "systemGray3": tint(199, 199, 204),
    "systemGray4": tint(209, 209, 214), "systemGray5": tint(229, 229, 234), "systemGray6": tint(242, 242, 247),
  ]

  private static func grey(_ value: UInt8) -> Pigment { Pigment(bytes: value, value, value) }

  private static func tint(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> Pigment {
    Pigment(bytes: red, green, blue, alpha)
  }
}

extension Colour {
  /// Nil for a system colour that is not in the table.
  var pigment: Pigment? {
    switch self {
    case .rgba(let red, let green, let blue, let alpha): Pigment(bytes: red, green, blue, alpha)
    case .system(let name): SystemColours.light(name)
    }
  }

  /// Nothing is to be seen of it.
  var isClear: Bool {
    if case .rgba(_, _, _, 0) = self { return true }
    return false
  }

  var isSystem: Bool {
    if case .system = self { return true }
    return false
  }
}
