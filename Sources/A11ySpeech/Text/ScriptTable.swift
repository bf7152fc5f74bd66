/// Where each script is (Unicode 15, Blocks.txt) and a word in it to try a voice with.
enum ScriptTable {
  static let rows: [(ranges: [ClosedRange<UInt32>], script: Script)] = [
    ([0x370...0x3FF, 0x1F00...0x1FFF], Script(name: "Greek", probe: "νερο", namesLoneLetters: true)),
    ([0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F], Script(name: "Cyrillic", probe: "мост")),
    ([0x530...0x58F, 0xFB13...0xFB17], Script(name: "Armenian", probe: "գիրք")),
    ([0x590...0x5FF, 0xFB1D...0xFB4F], Script(name: "Hebrew", probe: "ספר")),
    (
      [0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE],
      Script(name: "Arabic", probe: "كتاب")
    ),
    ([0x900...0x97F, 0xA8E0...0xA8FF], Script(name: "Devanagari", probe: "नमक")),
    ([0x980...0x9FF], Script(name: "Bengali", probe: "কলম")),
    ([0xA00...0xA7F], Script(name: "Gurmukhi", probe: "ਕਲਮ")),
    ([0xA80...0xAFF], Script(name: "Gujarati", probe: "કલમ")),
    ([0xB00...0xB7F], Script(name: "Oriya", probe: "କଲମ")),
    ([0xB80...0xBFF], Script(name: "Tamil", probe: "மரம")),
    ([0xC00...0xC7F], Script(name: "Telugu", probe: "కలమ")),
    ([0xC80...0xCFF], Script(name: "Kannada", probe: "ಕಮಲ")),
    ([0xD00...0xD7F], Script(name: "Malayalam", probe: "കമല")),
    ([0xD80...0xDFF], Script(name: "Sinhala", probe: "මලය")),
    ([0xE00...0xE7F], Script(name: "Thai", probe: "นกมา")),
    ([0xE80...0xEFF], Script(name: "Lao", probe: "ນົກມາ")),
    ([0xF00...0xFFF], Script(name: "Tibetan", probe: "བདག")),
    ([0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F], Script(name: "Myanmar", probe: "ရေမလ")),
    ([0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F], Script(name: "Georgian", probe: "წიგნი")),
    (
      [0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC],
      Script(name: "Hangul", probe: "나무가")
    ),
    ([0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F], Script(name: "Ethiopic", probe: "ሰላም")),
    ([0x1780...0x17FF], Script(name: "Khmer", probe: "ខមរ")),
    ([0x3040...0x309F], Script(name: "Hiragana", probe: "さくら")),
    ([0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F], Script(name: "Katakana", probe: "サクラ")),
    ([0x3100...0x312F, 0x31A0...0x31BF], Script(name: "Bopomofo", probe: "ㄅㄆ")),
    (
      [
        0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
        0x20000...0x3FFFF,
      ],
      Script(name: "Han", probe: "日本")
    ),
  ]

  /// Letters that are Latin or signs: phonetic and Latin extensions, letterlike and enclosed forms, ligatures.
  static let common: [ClosedRange<UInt32>] = [
    0x1D00...0x1EFF, 0x2000...0x2BFF, 0x2C60...0x2C7F, 0xA700...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06,
    0xFF21...0xFF5A, 0x1F000...0x1FAFF,
  ]

  /// Any other script: no voice of libespeak-ng 1.51 reads one, not even its Cherokee voice its own ("" for "ᏣᎳᎩ").
  static let other = Script(name: "a script without a voice", probe: "")
}
