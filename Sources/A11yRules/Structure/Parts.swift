import A11yCore

/// What an element holds, as an eye sees it.
extension Element {
  /// Walks what can be seen of what it holds, in tree order, leaving out the system's own.
  ///
  /// - Parameter looksInto: called with each part; whether to go on below it.
  func forEachVisiblePart(_ looksInto: (Element) -> Bool) {
    let end = tree.screen.descendants(of: index).upperBound
    var next = index + 1
    while next < end {
      let part = tree[next]
      let isSeen = !part.isOutOfSight && !part.isSystemOwned && part.control.frame?.isZeroSize != true
      next = isSeen && looksInto(part) ? next + 1 : tree.screen.descendants(of: next).upperBound
    }
  }

  /// The text it draws itself, when it is a text and there is something to read.
  var drawnText: String? {
    guard role == .text || role == .heading else { return nil }
    let text = control.text ?? control.title ?? control.label
    return SpokenText.isBlank(text) ? nil : text
  }

  /// In points: what is smaller was not drawn for a finger.
  private static let smallestTarget = 10.0

  /// A person can act on it now: it is on, and drawn on the display in a size that a finger can find.
  var awaitsTouch: Bool {
    guard control.isUserInteractionEnabled != false, isEnabled != false else { return false }
    guard let frame = control.frame else { return true }
    guard frame.isValid, frame.width >= Self.smallestTarget, frame.height >= Self.smallestTarget else { return false }
    return tree.screen.display.map(frame.overlaps) ?? true
  }
}

extension StringProtocol {
  /// Its script puts no spaces between words, or writes endings onto them, so that a word is rarely found whole: Thai,
  /// Lao, Burmese, Khmer, Chinese, Japanese, Korean.
  var isWrittenWithoutSpaces: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xD7FF, 0x20000...0x3FFFF: true
      default: false
      }
    }
  }
}

extension [Element] {
  /// The first few by name, the rest by number: `button "Left", button "Right" and 3 more`.
  var mentions: String {
    let most = 3
    let named = prefix(most).map(\.mention).joined(separator: ", ")
    return count > most ? "\(named) and \(count - most) more" : named
  }
}
