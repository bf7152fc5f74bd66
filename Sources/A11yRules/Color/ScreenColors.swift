package import A11yCore

/// The colors of a screen in the light appearance, for a drawing of it.
package struct ScreenColors {
  private let texts: TextColors

  package init(_ tree: AccessibilityTree) { texts = TextColors(Backdrops(tree)) }

  /// A color as `#RRGGBB` and its alpha; nil for one that is not known.
  package static func rgb(_ color: ColorValue?) -> (hex: String, alpha: Double)? {
    color?.rgb(in: .light).map { ($0.hex, $0.alpha) }
  }

  /// The lowest contrast ratio of the texts that an element draws; nil if none can be computed.
  package func contrast(of element: Element) -> Double? {
    TextColors.samples(of: element).compactMap { sample in
      switch texts.read(sample, of: element, in: .light) {
      case .ratio(let ratio, _, _, _), .systemLabel(_, let ratio, _, _): ratio
      case .unclear, .unknown, .system, .clear: nil
      }
    }.min()
  }
}
