import A11yCore

/// Finds the texts of a screen that have another text or a view with a background over them.
struct ObscuredTexts {
  struct Entry {
    let element: Element
    let frame: Frame
    let isText: Bool
    /// By how much the frame is larger than its text, as far as that can be told: labels are as large as constraints
    /// make them, and their text is somewhere in it.
    let slack: Size

    init(text element: Element, _ frame: Frame) {
      self.element = element
      self.frame = frame
      isText = true
      let needed = Self.neededSize(of: element, in: frame) ?? frame.size
      slack = Size(width: max(0, frame.width - needed.width), height: max(0, frame.height - needed.height))
    }

    init(cover element: Element, _ frame: Frame) {
      self.element = element
      self.frame = frame
      isText = false
      slack = Size(width: 0, height: 0)
    }

    /// At most: what lines of capitals take, or those of square characters.
    private static func neededSize(of element: Element, in frame: Frame) -> Size? {
      if let size = element.appearance.intrinsicSize, size.width > 0, size.height > 0 { return size }
      guard let line = element.lineHeight, let size = element.fontSize, let words = element.drawnWords else {
        return nil
      }
      let width = words.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 0.7 : 1.1) } * size
      if width <= frame.width { return Size(width: width, height: line) }
      return Size(width: frame.width, height: (width / max(frame.width, 1)).rounded(.up) * line)
    }
  }

  /// A text, and what is drawn over it.
  struct Pair {
    var text: Entry
    var cover: Entry
  }

  private let entries: [Entry]
  private let layers: Layers

  init(_ tree: AccessibilityTree, _ texts: [Entry], _ covers: [Entry]) {
    entries = (texts + covers).sorted { $0.element.index < $1.element.index }
    layers = Layers(tree)
  }

  /// For each text the first of what lies over it, in tree order; and the indices of controls that were not compared
  /// with all around them.
  func pairs(by length: Double) -> (found: [Pair], crowded: Set<Int>) {
    var first: [Int: Int] = [:]
    let crowded = FramePairs(entries.map(\.frame)).visit(by: length) { lower, upper in
      guard entries[lower].isText, upper < first[lower] ?? .max, mayObscure(entries[upper], entries[lower], by: length)
      else {
        return
      }
      first[lower] = upper
    }
    let found = first.sorted { $0.key < $1.key }.map { Pair(text: entries[$0.key], cover: entries[$0.value]) }
    return (found, Set(crowded.map { entries[$0].element.index }))
  }

  private func mayObscure(_ upper: Entry, _ lower: Entry, by length: Double) -> Bool {
    // A text with a background of its own is in both lists.
    guard upper.element.index != lower.element.index, layers.areTogether(upper.element, lower.element),
      !lower.element.isAncestor(of: upper.element)
    else {
      return false
    }
    let common = lower.overlap(with: upper)
    return !upper.isText || common.width - upper.slack.width > length && common.height - upper.slack.height > length
  }
}

extension ObscuredTexts.Entry {
  /// How much of the text lies under something, wherever in its frame it is.
  func overlap(with other: Self) -> Size {
    let (width, height) = (frame.horizontalOverlap(with: other.frame), frame.verticalOverlap(with: other.frame))
    return Size(width: max(0, width - slack.width), height: max(0, height - slack.height))
  }

  /// How much of the text's area lies under something, 0 to 1.
  func share(under other: Self) -> Double {
    let common = overlap(with: other)
    let whole = (frame.width - slack.width) * (frame.height - slack.height)
    return whole > 0 ? common.width * common.height / whole : 0
  }
}
