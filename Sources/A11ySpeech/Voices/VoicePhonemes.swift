/// The engine's names of a voice's phonemes, by what each is in the International Phonetic Alphabet.
///
/// The engine reads its own names in [[…]] ("t'oUki@U"), and each voice has a table of its own: what "r" is in English
/// is "ɹ", in German "ɾ". So the voice is asked what each name is.
struct VoicePhonemes {
  private var names: [String: String] = [:]
  private var longest = 1

  /// What the engine may call a phoneme (docs/phonemes.md of espeak-ng), common names first.
  static let candidates =
    ("a a: a2 a# a#_ A A: A# A@ aa ae aI aU aI@ aU@ @ @- @3 @5 @L @r @U b b; B c C d d; d. d` D dz dZ dz; e e: e# e@ ei eI "
    + "e2 E E2 E# E: E^ EI f f; g g; G h H H@ i i: i@ i@3 i. I I2 I# I; I^ j J k k; l l: l; l. L L; l# l^ l` m m; n n: n; n. n` "
    + "N N^ n^ n^; n^: o o: o@ o2 oi oI oU ou O O2 O: O@ OI p p; p: q Q r r; r. r` R R; R2 R3 s s; s. s` S S; t t; t. t` T ts ts; "
    + "tS tS; t# u u: u@ u2 U U@ u. U: v v; V V@ V3 w x x; X y y: y2 Y Y: z z; z. z` Z Z; W W: w# 3 3: 0 0# * ? ai au eu & "
    + "&: A~ E~ O~ W~ a~ e~ i~ o~ u~ oe oe:")
    .split(separator: " ").map(String.init)

  /// What to have the voice say for each candidate: a consonant before a vowel, because some are others at the end of a
  /// word (German "b" is "p"), and at last that vowel.
  static let probes = candidates.map { isVowel($0) ? "[[\($0)]]" : "[[\($0)|a]]" } + ["[[a]]"]

  private static func isVowel(_ name: String) -> Bool { name.first.map { "aAeEiIoOuUVyYW@30&".contains($0) } ?? false }

  /// - Parameter ipa: what the voice says for each probe.
  init(_ ipa: [String]) {
    let signs = ipa.map { $0.filter { !Self.stresses.contains($0) && $0 != " " } }
    guard signs.count >= Self.probes.count else { return }
    let vowel = signs[Self.candidates.count]
    for (name, spoken) in zip(Self.candidates, signs) {
      let isVowel = Self.isVowel(name)
      guard isVowel || spoken.hasSuffix(vowel) else { continue }
      let sign = isVowel ? spoken : String(spoken.dropLast(vowel.count))
      // Names that a voice does not have come back as they are, or as nothing.
      guard !sign.isEmpty, names[sign] == nil,
        sign.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0.value > 0x7F })
      else { continue }
      names[sign] = name
      longest = max(longest, sign.unicodeScalars.count)
    }
  }

  private static let stresses: Set<Character> = ["ˈ", "ˌ"]

  /// The engine's names for a text in IPA, and the signs for which the voice has no phoneme. The longest sign comes first
  /// ("tʃ" before "t"); marks on a sign that the voice does not tell apart are left out.
  func names(for ipa: String) -> (text: String, missing: [String]) {
    let signs = Array(Self.plain(ipa).unicodeScalars)
    var text = ""
    var missing: [String] = []
    var index = 0
    while index < signs.count {
      let scalar = signs[index]
      if let stress = Self.marks[scalar] {
        text += stress
        index += 1
        continue
      }
      let lengths = (1...min(longest, signs.count - index)).reversed()
      if let length = lengths.first(where: { names[Self.text(signs[index..<index + $0])] != nil }) {
        // "|" parts two names that would be read as one.
        if let last = text.unicodeScalars.last, !"', |".unicodeScalars.contains(last) { text += "|" }
        text += names[Self.text(signs[index..<index + length])] ?? ""
        index += length
        continue
      }
      if let near = Self.near[scalar], let name = near.lazy.compactMap({ names[$0] }).first {
        if let last = text.unicodeScalars.last, !"', |".unicodeScalars.contains(last) { text += "|" }
        text += name
      } else if !Self.modifies(scalar) {
        missing.append(String(Character(scalar)))
      }
      index += 1
    }
    return (text, missing)
  }

  /// Without what only parts syllables or letters, and with the usual letter for others of the same sound.
  private static func plain(_ ipa: String) -> String {
    ipa.replacing("͡", with: "").replacing("͜", with: "").replacing(".", with: "").replacing("g", with: "ɡ")
      .replacing(":", with: "ː").replacing("'", with: "ˈ")
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static let marks: [Unicode.Scalar: String] = ["ˈ": "'", "ˌ": ",", " ": " ", "‿": ""]

  /// Letters for a sound that a voice may not have, the nearest first.
  private static let near: [Unicode.Scalar: [String]] = [
    "r": ["ɹ", "ɾ", "ʁ", "ɜ"], "ɹ": ["r", "ɾ", "ʁ"], "ɾ": ["r", "ɹ", "ʁ"], "ʁ": ["r", "ɾ", "ɹ"], "ʀ": ["ʁ", "r"],
    "a": ["ä", "æ", "ɑ", "ɐ"], "ɑ": ["ɑː", "a", "ä"], "ɐ": ["ə", "a"], "æ": ["a", "ä", "ɛ"],
    "ɒ": ["ɔ", "o", "ɑ", "ɑː"],
    "e": ["e̞", "ɛ", "eɪ"], "ɛ": ["e", "e̞"], "i": ["iː", "ɪ"], "ɪ": ["i", "iː"], "o": ["o̞", "ɔ", "oʊ", "oː"],
    "ɔ": ["o", "o̞", "ɔː"], "u": ["ɯᵝ", "uː", "ʊ"], "ʊ": ["u", "ɯᵝ", "uː"], "ʌ": ["ɐ", "ə", "a", "ä"],
    "ə": ["ɜ", "ɐ", "e̞", "e"],
    "y": ["yː", "ʏ", "u", "uː"], "ʏ": ["y", "yː", "ʊ"], "ø": ["øː", "œ", "ɜː", "e"], "œ": ["ø", "øː", "ɜː", "ɛ"],
    "ɯ": ["ɯᵝ", "u", "uː"], "x": ["χ", "k"], "χ": ["x", "k"], "ç": ["x", "ʃ"], "θ": ["s"], "ð": ["z", "d"],
    "ɣ": ["x", "ɡ"], "β": ["b", "v"], "ɸ": ["f"], "ʋ": ["v", "w"], "ŋ": ["n"], "ɲ": ["n"], "ʎ": ["l"], "ɫ": ["l"],
    "ʒ": ["ʃ", "z"], "ʃ": ["s"], "w": ["v", "u"], "v": ["f", "w"], "z": ["s"], "d": ["t"], "b": ["p"], "ɡ": ["k"],
  ]

  /// A length, a tone, an aspiration or another mark on the letter before it.
  private static func modifies(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .modifierLetter, .modifierSymbol, .enclosingMark: true
    default: false
    }
  }
}
