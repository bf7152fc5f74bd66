import A11yCore

/// A text with what makes it stand out for the eye.
struct StyledText {
  var element: Element
  var frame: Frame
  /// Without what is not seen at its ends.
  var words: String
  private var size: Double?
  private(set) var isBold: Bool
  private var style: String?

  /// In points, at the system's default text size; from the Human Interface Guidelines, "Typography".
  private static let sizes: [String: Double] = [
    "largeTitle": 34, "title": 28, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
    "subheadline": 15, "footnote": 13, "caption": 12, "caption1": 12, "caption2": 11,
  ]
  private static let titles: Set<String> = ["largeTitle", "title", "title1", "title2", "title3", "headline"]

  /// Nil if there is no text, or its position is unknown.
  init?(_ element: Element) {
    guard let frame = element.frame, let font = element.appearance.font else { return nil }
    words = SpokenText.trimmed(element.control.text ?? element.name)
    guard !words.isEmpty else { return nil }
    self.element = element
    self.frame = frame
    style = font.textStyle
    size = font.size ?? font.textStyle.flatMap { Self.sizes[$0] }
    isBold = font.isBold == true || font.textStyle == "headline"
  }

  /// Enough to tell whether it is longer than a heading: many texts may stand above one that is very long.
  var beginning: Substring { words.prefix(200) }

  var isCaption: Bool { style?.hasPrefix("caption") == true || style == "footnote" }

  var titleStyle: String? { style.flatMap { Self.titles.contains($0) ? $0 : nil } }

  /// How its style is stronger than another's: `24 instead of 15 points`; nil if it is not, or is unknown.
  func stronger(than other: StyledText) -> String? {
    if let style, Self.titles.contains(style), other.style.map(Self.titles.contains) != true,
      size ?? 0 >= other.size ?? 0
    {
      return "the style \(style.escapedForDisplay)"
    }
    guard let size, let otherSize = other.size, otherSize > 0 else { return nil }
    let sizes = "\(size.points) instead of \(otherSize.points) points"
    if isBold, size >= otherSize * 1.15 { return "bold, \(sizes)" }
    return size >= otherSize * 1.4 ? sizes : nil
  }
}

extension Character {
  /// A sign of money.
  var isCurrencySymbol: Bool { unicodeScalars.first?.properties.generalCategory == .currencySymbol }
}
