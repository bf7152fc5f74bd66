/// Which of a file's words have to do with accessibility: most files have none, and much need not be looked for there.
struct AccessibilityWords: Sendable {
  /// UIKit's and SwiftUI's own, but for those that say nothing of the element: `accessibilityLabel`.
  private(set) var known: Set<Int32> = []
  /// The app's own: `configureAccessibility`.
  private(set) var helpers: Set<Int32> = []
  /// No word has to do with accessibility, of whatever kind.
  private(set) var isEmpty = true

  init(_ symbols: SymbolTable) {
    for (number, text) in symbols.texts.enumerated() where AccessibilityNames.sound(text) {
      if text.hasPrefix("accessibility") && !AccessibilityNames.unrelatedToNames.contains(text)
        || text == "isAccessibilityElement"
      {
        known.insert(Int32(number))
      }
      isEmpty = false
      if AccessibilityNames.isHelper(text) { helpers.insert(Int32(number)) }
    }
  }

  func contains(_ symbol: Int32) -> Bool { known.contains(symbol) || helpers.contains(symbol) }
}
