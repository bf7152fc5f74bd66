import A11yCore

/// Compares what is drawn on a control with what it is called, as a person does who reads the words aloud.
struct DrawnWords {
  /// What is drawn, in words without punctuation, emoji and signs.
  let drawn: [Substring]
  /// What it is called, likewise.
  let called: [Substring]
  /// The texts it holds, not a title of its own, are what is drawn.
  let isComposed: Bool
  let text: String

  /// Nil when nothing is drawn, when the description cannot tell, or when the name is what is drawn or plainly begins
  /// with it.
  init?(_ element: Element) {
    // A label of its own is the only one that can differ; a field's text is its value.
    guard let label = element.control.label, element.knows(.visibleText), element.isInteractive,
      element.role?.isTextInput != true, element.role != .picker, element.role != .datePicker,
      !SpokenText.isBlank(label), element.appearance.isIcon != true
    else { return nil }
    let own = element.control.title ?? element.control.text
    guard let text = own ?? Self.firstText(in: element), !SpokenText.isBlank(text), text != label,
      text.utf8.count + label.utf8.count <= 8000,
      !Self.begins(label, with: text), !element.hasNoRoom(for: text)
    else { return nil }
    self.text = text
    isComposed = own == nil
    drawn = SpokenText.words(text)
    called = SpokenText.words(label)
  }

  /// The very letters, and then a sign: most names that say more than is drawn.
  private static func begins(_ label: String, with text: String) -> Bool {
    guard label.utf8.starts(with: text.utf8), text.contains(where: \.isLetter) else { return false }
    guard let next = label.utf8.dropFirst(text.utf8.count).first else { return true }
    return next == 0x20 || next == UInt8(ascii: ",")
  }

  /// The texts within it that an eye meets first.
  private static func firstText(in element: Element) -> String? {
    let screen = element.tree.screen
    var hiddenEnd = 0
    for index in screen.descendants(of: element.index) where index >= hiddenEnd {
      let part = element.tree[index]
      if part.isOutOfSight {
        hiddenEnd = screen.descendants(of: index).upperBound
      } else if let text = part.control.text ?? part.control.title, !SpokenText.isBlank(text) {
        return text
      }
    }
    return nil
  }

  /// Where in the name the drawn words stand together; nil when they do not.
  var position: Int? {
    guard let first = drawn.first, drawn.count <= called.count else { return nil }
    return called.indices.first { called[$0] == first && called[$0...].starts(with: drawn) }
  }

  /// Every drawn word is in the name, in the same order, with others between them.
  var isScattered: Bool {
    var rest = drawn[...]
    for word in called where word == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// What is drawn is written without spaces between words, so that only letters can be compared.
  var isUnspaced: Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      // Thai and Lao; kana and Han; Hangul, which takes particles without a space.
      case 0xE00...0xEFF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x2FA1F: true
      default: false
      }
    }
  }

  /// Where the drawn letters are in the name's; nil when they do not.
  var unspacedPosition: Int? {
    let name = called.joined()
    guard let range = name.firstRange(of: drawn.joined()) else { return nil }
    return name.distance(from: name.startIndex, to: range.lowerBound)
  }
}

extension Element {
  /// An image takes the width that a title would need: what is left of it in an editor is not to be seen.
  fileprivate func hasNoRoom(for title: String) -> Bool {
    guard control.image != nil, let frame = control.frame else { return false }
    // Few letters are narrower than four tenths of their size.
    return frame.width < 0.4 * (fontSize ?? 15) * Double(title.count)
  }
}
