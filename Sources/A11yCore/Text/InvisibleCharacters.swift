/// Which characters of a text are shown as escapes: those that command a terminal, end a line, turn the direction of
/// what follows, or are invisible and so can disguise what a text says.
///
/// Some invisible characters belong to the spelling of words and emoji. Their neighbors decide:
/// * U+200C and U+200D pass next to a letter of a script that joins letters (Arabic, Persian, Indic scripts), and
///   U+200D between two emoji.
/// * U+200B passes between letters of scripts that part words with it (Thai, Lao, Khmer, Myanmar), U+180E behind a
///   Mongolian letter.
/// * Tag characters pass as the code of a flag: 🏴, three to seven letters or digits, U+E007F (UTS #51, ED-14a).
extension String.UnicodeScalarView {
  package func isUnsafeToDisplay(at index: Index) -> Bool {
    let scalar = self[index]
    guard scalar.mayBeUnsafeToDisplay else { return false }
    switch scalar.value {
    case 0x200B:
      return !(before(index)?.isOfScriptWithoutSpaces == true && after(index)?.isOfScriptWithoutSpaces == true)
    case 0x200C: return !joinsLetters(at: index)
    case 0x200D: return !joinsLetters(at: index) && !joinsEmoji(at: index)
    case 0x180E: return !(0x1820...0x18AA).contains(before(index)?.value ?? 0)
    case 0xE0000...0xE007F: return !isInFlag(at: index)
    default: return true
    }
  }

  private func before(_ index: Index) -> Unicode.Scalar? { index > startIndex ? self[self.index(before: index)] : nil }

  private func after(_ index: Index) -> Unicode.Scalar? {
    let next = self.index(after: index)
    return next < endIndex ? self[next] : nil
  }

  private func joinsLetters(at index: Index) -> Bool {
    before(index)?.isOfJoiningScript == true || after(index)?.isOfJoiningScript == true
  }

  private func joinsEmoji(at index: Index) -> Bool {
    before(index)?.endsEmoji == true && after(index)?.isPictograph == true
  }

  /// The longest code of a flag, as in UTS #35: a region and four more.
  private static var longestCode: Int { 7 }

  private func isInFlag(at index: Index) -> Bool {
    var start = index
    for _ in 0...Self.longestCode where start > startIndex && self[start].isTag { start = self.index(before: start) }
    guard self[start] == "\u{1F3F4}" else { return false }
    var end = self.index(after: start)
    var count = 0
    while end < endIndex, self[end].isTagOfCode, count <= Self.longestCode {
      end = self.index(after: end)
      count += 1
    }
    return (3...Self.longestCode).contains(count) && end < endIndex && self[end] == "\u{E007F}" && index <= end
  }
}

extension Unicode.Scalar {
  /// Whether it is unsafe in any text, or in some: there its neighbors decide.
  package var mayBeUnsafeToDisplay: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2060...0x206F: true
    case 0x061C, 0x180E, 0x200B...0x200F, 0xFEFF, 0xE0000...0xE007F: true
    // Private use: symbols of an app's own font, of which others see a blank. U+F8FF is Apple's logo.
    case 0xE000...0xF8FE, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }

  fileprivate var isTag: Bool { (0xE0000...0xE007F).contains(value) }

  /// The tag of a digit or a small letter.
  fileprivate var isTagOfCode: Bool { (0xE0030...0xE0039).contains(value) || (0xE0061...0xE007A).contains(value) }

  /// A script whose letters change with their neighbors, by blocks.
  fileprivate var isOfJoiningScript: Bool {
    guard properties.isAlphabetic || properties.generalCategory == .nonspacingMark else { return false }
    switch value {
    // Arabic, Syriac and their neighbors; Indic scripts.
    case 0x0600...0x08FF, 0x0900...0x0DFF: return true
    // Tibetan, Myanmar, Khmer, Mongolian, Balinese, Devanagari and Myanmar extended, Javanese.
    case 0x0F00...0x109F, 0x1780...0x18AF, 0x1B00...0x1BFF, 0xA8E0...0xA8FF, 0xA980...0xA9FF: return true
    case 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x10FFF, 0x11000...0x11FFF, 0x1E900...0x1E95F: return true
    default: return false
    }
  }

  /// A script without spaces between words, by blocks.
  fileprivate var isOfScriptWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x109F, 0x1780...0x17FF, 0x1980...0x19FF, 0x1A20...0x1AAF, 0x1B00...0x1B7F: true
    case 0xA980...0xA9FF, 0xAA60...0xAA7F: true
    default: false
    }
  }

  /// An emoji that can be joined to another; digits have emoji, too.
  fileprivate var isPictograph: Bool { value >= 0x2000 && properties.isEmoji }

  /// An emoji, or the selector that makes one of the character before it.
  fileprivate var endsEmoji: Bool { isPictograph || value == 0xFE0F }
}
