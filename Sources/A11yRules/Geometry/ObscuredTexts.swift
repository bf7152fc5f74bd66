import A11yCore

/// Finds the texts of a screen that have another text or a view with a background over them.
struct ObscuredTexts {
  struct Entry {
    var element: Element
    var frame: Frame
    var isText: Bool
  }

  /// A text, and what is drawn over it.
  struct Pair {
    var text: Entry
    var cover: Entry
  }

  private let entries: [Entry]
  private let layers: Layers

  /// A frame this much larger than its text says little of where the text is.
  private static let mostStretch = 1.5

  init(_ screen: Exposure, _ texts: [Entry], _ covers: [Entry]) {
    entries = (texts + covers).sorted { $0.element.index < $1.element.index }
    layers = Layers(screen)
  }

  /// For each text the first of what lies over it, in tree order.
  func pairs(by length: Double) -> [Pair] {
    var first: [Int: Int] = [:]
    FramePairs(entries.map(\.frame)).visit(by: length) { lower, upper in
      guard entries[lower].isText, upper < first[lower] ?? .max, mayObscure(entries[upper], entries[lower]) else {
        return
      }
      first[lower] = upper
    }
    return first.sorted { $0.key < $1.key }.map { Pair(text: entries[$0.key], cover: entries[$0.value]) }
  }

  private func mayObscure(_ upper: Entry, _ lower: Entry) -> Bool {
    guard layers.areTogether(upper.element, lower.element), !lower.element.isAncestor(of: upper.element) else {
      return false
    }
    return !upper.isText || !isStretched(upper) && !isStretched(lower)
  }

  /// Labels are often as wide as constraints make them, and their text stands at one end.
  private func isStretched(_ text: Entry) -> Bool {
    guard let size = text.element.appearance.intrinsicSize, size.width > 0, size.height > 0 else { return false }
    return text.frame.width > size.width * Self.mostStretch || text.frame.height > size.height * Self.mostStretch
  }
}
