import A11yCore

/// Finds the system's keyboard, which the translator lists as plain buttons next to the app's own.
///
/// In dumps of iOS 26 a generic element without words, as wide as the screen, reaches from the keys' top to the
/// screen's lower edge; some keys' identifiers are the same in every language.
struct IDBKeyboard {
  private static let keyNames: Set<String> = ["delete", "dictation", "emoji", "shift", "more", "space"]
  /// That many of them, to be sure; the emoji keyboard has two.
  private static let leastKeys = 2

  /// The emoji keyboard is below a field to search it, which is listed like one of the app's: in points, the
  /// height of both above the background.
  private static let emojiSearchHeight = 40.0
  private static let leastEmoji = 8

  /// In points; 45 in dumps of iOS 26.
  private static let highestSuggestion = 60.0

  private var backgrounds: [Frame] = []
  private var keys: [(name: String, frame: Frame)] = []
  private var emoji: [Frame] = []

  mutating func add(_ node: IDBNode, _ type: IDBType) {
    if type.word == "GenericElement", let frame = node.frame, frame.isValid, Self.isWordless(node) {
      backgrounds.append(frame)
    } else if type.word == "Button", let name = node.text(.identifier), let frame = node.frame {
      if Self.keyNames.contains(name) { keys.append((name, frame)) }
      if name.count == 1, name.utf8.count > 2, name == node.text(.label) { emoji.append(frame) }
    }
  }

  /// The keyboard's place on a screen of a size; nil when none is seen.
  func frame(on screen: Size) -> Frame? {
    // Of several the one listed last.
    let found = backgrounds.last { background in
      background.x <= 0 && background.maxX >= screen.width && background.maxY >= screen.height && background.y > 0
        && Set(keys.filter { background.holdsMiddle(of: $0.frame) }.map(\.name)).count >= Self.leastKeys
    }
    guard var frame = found else { return nil }
    let above =
      emoji.count(where: frame.holdsMiddle) >= Self.leastEmoji ? Self.emojiSearchHeight : suggestionHeight(over: frame)
    frame.y -= above
    frame.height += above
    return frame
  }

  /// The height of the bar of suggestions, whose places are wordless as long as nothing was typed.
  private func suggestionHeight(over keys: Frame) -> Double {
    let places = backgrounds.filter { $0.height <= Self.highestSuggestion && abs($0.maxY - keys.y) < 1 }
    return places.count > 1 ? places.map(\.height).max() ?? 0 : 0
  }

  private static func isWordless(_ node: IDBNode) -> Bool {
    node.text(.label) == nil && node.text(.value) == nil && node.text(.identifier) == nil && !node.hasChildren
      && node.text(.subrole) == nil
  }
}

extension Frame {
  func holdsMiddle(of other: Frame) -> Bool {
    x <= other.midX && other.midX <= maxX && y <= other.midY && other.midY <= maxY
  }
}
