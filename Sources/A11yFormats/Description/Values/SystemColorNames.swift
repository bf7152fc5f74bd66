import A11yCore

/// The names of `UIColor`'s dynamic colors, without parentheses: for "did you mean".
enum SystemColorNames {
  static let all: Set<String> = Set(
    labels + fills + backgrounds + tints + ["link", "separator", "opaqueSeparator", "tint", "darkText", "lightText"])

  private static let labels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"]
  private static let fills = ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"]
  private static let backgrounds = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "groupTableViewBackground",
  ]
  private static let tints = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6",
  ]

  /// A name that UIKit does not have: no contrast can be computed with it. A program wrote the names in a converted file.
  static func noteNearMiss(_ name: String, at location: SourceLocation, _ decoder: inout ControlDecoder) {
    guard !decoder.isOfAnotherFormat, !all.contains(name) else { return }
    let near = decoder.suggestion(name, what: "system color", among: all.sorted())
    if near == nil {
      let remedy = "write a name of UIKit, such as system:label, or #RRGGBB"
      decoder.note(.vocabulary, at: location, "has the unknown system color '\(name.excerpt())'; \(remedy)")
    } else {
      decoder.noteUnknown("system color '\(name.excerpt())'", replacing: name, by: near, at: location)
    }
  }
}
