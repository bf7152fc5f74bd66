/// The script a text is written in, as far as telling languages apart needs it.
public enum WritingSystem: String, Sendable, CaseIterable {
  case latin, cyrillic, greek, hebrew, arabic, armenian, georgian, devanagari, bengali, tamil, telugu, thai, khmer
  case hangul, kana, han

  /// The script of a letter; nil for what belongs to several or to none of these.
  ///
  /// By the blocks of Unicode, of which these scripts each fill their own.
  public init?(_ letter: Unicode.Scalar) {
    switch letter.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x531...0x58F: self = .armenian
    case 0x591...0x5F4, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xB80...0xBFF: self = .tamil
    case 0xC00...0xC7F: self = .telugu
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: self = .georgian
    case 0x1780...0x17FF: self = .khmer
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
    default: return nil
    }
  }

  /// The scripts in which a language is written; nil for one we do not know. Languages of two scripts have both.
  public static func used(by language: String) -> Set<WritingSystem>? {
    switch language {
    case "ru", "uk", "be", "bg", "mk", "ky", "tg", "tt", "mn": [.cyrillic]
    case "sr", "kk", "uz", "az", "tk", "bs": [.latin, .cyrillic]
    case "el": [.greek]
    case "he", "yi": [.hebrew]
    case "ar", "fa", "ur", "ps", "ug", "sd": [.arabic]
    case "hy": [.armenian]
    case "ka": [.georgian]
    case "hi", "mr", "ne", "sa": [.devanagari]
    case "bn", "as": [.bengali]
    case "ta": [.tamil]
    case "te": [.telugu]
    case "th": [.thai]
    case "km": [.khmer]
    case "ko": [.hangul, .han]
    case "ja": [.kana, .han]
    case "zh", "yue": [.han]
    case "en", "de", "fr", "es", "it", "pt", "nl", "da", "sv", "nb", "nn", "no", "fi", "is", "et", "lv", "lt", "pl",
      "cs", "sk", "sl", "hr", "hu", "ro", "tr", "ca", "eu", "gl", "ga", "cy", "sq", "mt", "lb", "id", "ms", "vi", "tl",
      "fil", "sw", "af", "zu", "eo":
      [.latin]
    default: nil
    }
  }
}
