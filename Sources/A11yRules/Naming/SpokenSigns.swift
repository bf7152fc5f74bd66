import A11yCore

/// What of a text is no word: characters without a name, rows of signs, emoji.
enum SpokenSigns {
  /// A character that a screen reader cannot make sense of.
  struct Broken: Equatable {
    var kind: Kind
    var scalar: Unicode.Scalar

    enum Kind {
      case privateUse, replacement, attachment, control, direction

      /// What it stood for is lost to everybody who listens.
      var isLost: Bool { self == .privateUse || self == .replacement }

      /// Nil where the rule's own remedy holds.
      var fix: String? {
        switch self {
        case .privateUse: nil
        case .replacement: "Restore the character that was lost when the text was read in another encoding."
        case .attachment: "Give the attachment an accessibility label, or describe the image in the label."
        case .control: "Remove the control character from the text."
        case .direction: "End the change of text direction with U+202C, or remove it."
        }
      }

      var words: String {
        switch self {
        case .privateUse: "a private-use character"
        case .replacement: "a replacement character"
        case .attachment: "an attachment without text"
        case .control: "a control character"
        case .direction: "a change of text direction without an end"
        }
      }
    }
  }

  /// Nothing but letters, digits and spaces of ASCII, as nearly every name is.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x20 }
  }

  /// Attached images stand between words only, where apps, Apple's own among them, put a space of some width; one
  /// before or behind the words is mostly an icon.
  static func hasAttachmentsOnlyInside(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let ends = [scalars.first { !$0.properties.isWhitespace }, scalars.last { !$0.properties.isWhitespace }]
    return !ends.contains("\u{FFFC}")
  }

  /// The worst of the characters that cannot be spoken.
  static func broken(in text: String) -> Broken? {
    var found: Broken?
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Apple's logo has a name of its own.
      case 0xF8FF: break
      case 0xE000...0xF8FE, 0xF0000...0xFFFFD, 0x100000...0x10FFFD:
        return Broken(kind: .privateUse, scalar: scalar)
      case 0xFFFD: return Broken(kind: .replacement, scalar: scalar)
      case 0xFFFC: found = found ?? Broken(kind: .attachment, scalar: scalar)
      case 0x09, 0x0A, 0x0D, 0x85: break
      case 0x00...0x1F, 0x7F...0x9F: found = found ?? Broken(kind: .control, scalar: scalar)
      case 0x202D, 0x202E: open.append(scalar)
      case 0x202C: _ = open.popLast()
      default: break
      }
    }
    return found ?? open.first.map { Broken(kind: .direction, scalar: $0) }
  }

  /// Signs that VoiceOver reads by a name that tells what they do, as on a calculator.
  static func isSpokenWell(_ text: String) -> Bool {
    text.allSatisfy { sign in
      spokenWell.contains(sign) || sign.isWhitespace || sign.isCurrencySymbol || sign.isLetter || sign.isNumber
        || sign == "\u{F8FF}"
    }
  }

  private static let spokenWell: Set<Character> = [
    "+", "-", "−", "–", "±", "×", "÷", "=", "%", "#", "@", "&", "*", "?", "!", "/", "√", "^", "°", "∞", "≈", "≠", "≤",
    "≥",
  ]

  /// A sign that is at least three times in a row, as decoration. Full stops, exclamation and question marks are
  /// read as punctuation.
  static func run(in text: String) -> Character? {
    var last: Character?
    var count = 0
    for character in text {
      count = character == last ? count + 1 : 1
      last = character
      guard count == 3, !character.isLetter, !character.isNumber, !SpokenText.isBlank(String(character)),
        !".!?".contains(character), emojiCount(String(character)) == 0
      else { continue }
      return character
    }
    return nil
  }

  static func emojiCount(_ text: String) -> Int {
    text.count { character in
      guard let first = character.unicodeScalars.first, !character.isNumber, first.value > 0x7F else { return false }
      return first.properties.isEmojiPresentation
        || first.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }
}
