/// What text grows to in the largest of the sizes that a user can choose, AX5.
///
/// Source: the table "Larger accessibility type sizes" of the Human Interface Guidelines, Typography.
enum LargestTextSizes {
  private static let sizes: [String: Double] = [
    "largeTitle": 60, "title": 58, "title1": 58, "title2": 56, "title3": 55, "headline": 53, "body": 53, "callout": 52,
    "subheadline": 50, "footnote": 44, "caption": 43, "caption1": 43, "caption2": 40,
  ]

  /// In points; body text's for an unknown style.
  static func size(of style: String) -> Double { sizes[style] ?? 53 }
}
