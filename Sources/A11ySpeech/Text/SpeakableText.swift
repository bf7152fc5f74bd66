/// Text as the engine may see it.
struct SpeakableText {
  /// Without control characters, in letters a voice reads.
  let text: String
  /// Whether [[…]] in it are the engine's names of phonemes, and no text.
  private(set) var hasPhonemes = false
  /// The scripts whose words were left out, because the voice cannot read them.
  private(set) var leftOut: [Script] = []

  /// Whether a person waits to hear it: not of spaces, punctuation, marks and invisible characters alone.
  var isWaitedFor: Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber, .otherNumber, .mathSymbol, .currencySymbol, .otherSymbol, .privateUse, .unassigned, .surrogate:
        true
      default: false
      }
    }
  }

  /// - Parameter hasPhonemes: [[…]] in it are the engine's names of phonemes.
  init(_ text: String, hasPhonemes: Bool = false) {
    self.hasPhonemes = hasPhonemes
    self.text = text.utf8.allSatisfy(Self.isPlain) ? text : Self.cleaned(text)
  }

  /// The text without words in these scripts. Japanese inflections in Hiragana behind a Han character belong to its word.
  func leavingOut(_ scripts: [Script]) -> SpeakableText {
    var kept = String.UnicodeScalarView()
    var isInWord = false
    for scalar in text.unicodeScalars {
      let script = Script.of(scalar)
      let isUnread = script.map(scripts.contains) ?? false
      isInWord = isUnread || isInWord && (script?.name == "Hiragana" || Self.isMark(scalar))
      if !isInWord { kept.append(scalar) } else if kept.last != " " { kept.append(" ") }
    }
    return SpeakableText(clean: String(kept), leftOut: scripts.filter(Script.found(in: text).contains), hasPhonemes)
  }

  /// The text with plain letters in place of these.
  func replacing(_ letters: Set<Unicode.Scalar>) -> SpeakableText {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      plain.append(letters.contains(scalar) ? LatinLetters.plain(scalar) ?? scalar : scalar)
    }
    return SpeakableText(clean: String(plain), leftOut: leftOut, hasPhonemes)
  }

  /// A vowel or a sign that is written on the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.value == 0x200C || scalar.value == 0x200D
    }
  }

  private init(clean text: String, leftOut: [Script], _ hasPhonemes: Bool) {
    self.hasPhonemes = hasPhonemes
    self.text = text
    self.leftOut = leftOut
  }

  /// The character without what commands a machine: nil for a control, a space for one that parts words.
  ///
  /// U+0001 starts a command to libespeak-ng ("\u{1}400S" changes the speed), U+0000 ends its text, and any of them
  /// may command a terminal. Those that turn the direction disguise what a caption says, and are not heard.
  static func uncontrolled(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: nil
    default: scalar
    }
  }

  private static func cleaned(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let scalar = uncontrolled(scalar) { clean.append(narrowed(scalar)) }
    }
    return String(clean)
  }

  /// Full-width Latin, common in Japanese texts, as plain Latin: the engine reads "Ｋ" as "letter F F 2 B".
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// Nothing begins with these bytes that needs cleaning: C1 begins with C2, U+2028 with E2, full-width forms with EF.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xE2 && byte != 0xEF
  }
}
