package import A11yCore

/// The colors of a screen in the light appearance, for a drawing of it.
package struct ScreenColors {
  private let texts: TextColors

  package init(_ tree: AccessibilityTree) { texts = TextColors(Backdrops(tree)) }

  /// A color as `#RRGGBB` and its alpha; nil for one that is not known.
  package static func rgb(_ color: ColorValue?) -> (hex: String, alpha: Double)? {
    color?.rgb(in: .light).map { ($0.hex, $0.alpha) }
  }

  /// The contrast ratio of the text of an element that stands out least, and whether `text-contrast` finds it high enough: nil
  /// if that depends on the size of the text, which is unknown. Nil if none can be computed.
  package func contrast(of element: Element) -> (ratio: Double, isEnough: Bool?)? {
    let ratios = TextColors.samples(of: element).compactMap { sample in
      switch texts.read(sample, of: element, in: .light) {
      case .ratio(let ratio, _, _, _), .systemLabel(_, let ratio, _, _): ratio
      case .unclear, .unknown, .system, .clear: nil
      }
    }
    guard let ratio = ratios.min() else { return nil }
    return (ratio, TextContrast().judge.isEnough(ratio, for: element))
  }
}
