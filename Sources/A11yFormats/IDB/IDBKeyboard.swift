import A11yCore

/// Finds the system's keyboard, which the translator lists as plain buttons beside the app's own.
///
/// In dumps of iOS 26 a generic element without words, as wide as the screen, reaches from the keys' top to the
/// screen's lower edge; some keys' identifiers are the same in every language.
struct IDBKeyboard {
  private static let keyNames: Set<String> = ["delete", "dictation", "emoji", "shift", "more", "space"]
  /// That many of them, to be sure; the emoji keyboard has two.
  private static let leastKeys = 2

  private var backgrounds: [Frame] = []
  private var keys: [(name: String, frame: Frame)] = []

  mutating func add(_ node: IDBNode, _ type: IDBType) {
    if type.word == "GenericElement", let frame = node.frame, frame.isValid, Self.isWordless(node) {
      backgrounds.append(frame)
    } else if type.word == "Button", let name = node.text(.identifier), Self.keyNames.contains(name),
      let frame = node.frame
    {
      keys.append((name, frame))
    }
  }

  /// The keyboard's place on a screen of a size; nil when none is seen.
  func frame(on screen: Size) -> Frame? {
    backgrounds.first { background in
      background.x <= 0 && background.maxX >= screen.width && background.maxY >= screen.height && background.y > 0
        && Set(keys.filter { background.contains(x: $0.frame.midX, y: $0.frame.midY) }.map(\.name)).count
          >= Self.leastKeys
    }
  }

  private static func isWordless(_ node: IDBNode) -> Bool {
    node.text(.label) == nil && node.text(.value) == nil && node.text(.identifier) == nil && !node.hasChildren
      && node.text(.subrole) == nil
  }
}

extension Frame {
  func contains(x px: Double, y py: Double) -> Bool { x <= px && px <= maxX && y <= py && py <= maxY }
}
