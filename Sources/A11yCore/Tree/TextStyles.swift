/// `UIFont.TextStyle`: the names of code with their sizes at the default text size.
///
/// Source: the table "Dynamic Type sizes" (Large) of the Human Interface Guidelines, Typography. Headline is semibold.
package enum TextStyles {
  private static let sizes: [String: Double] = [
    "extraLargeTitle": 36, "extraLargeTitle2": 28, "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20,
    "headline": 17, "body": 17, "callout": 16, "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
  ]

  package static let names = sizes.keys.sorted()

  /// In points; nil for a style that UIKit does not have.
  package static func size(of style: String) -> Double? { sizes[style] }

  package static func isBold(_ style: String) -> Bool { style == "headline" }
}
