/// Whether a voice reads a script, checked from the phonemes it finds for the script's probe.
enum ScriptProbe {
  /// Phonemes as `espeak_TextToPhonemes` writes them: words parted by spaces, ' and , before a stressed syllable.
  static func reads(_ script: Script, as phonemes: String) -> Bool {
    guard !script.probe.isEmpty, phonemes.contains(where: { $0.isLetter }) else { return false }
    return !isSpelled(script, phonemes) && !isNamed(phonemes) && !isEnglish(phonemes)
  }

  /// A syllable with a Latin letter in it, which all voices that know the letter can say.
  static func syllable(with letter: Unicode.Scalar) -> String {
    let isVowel = LatinLetters.plain(letter).map { "aeiouyAEIOUY".unicodeScalars.contains($0) } ?? false
    return isVowel ? "n\(letter)n" : "\(letter)an"
  }

  /// A syllable that is read has one stress. A letter that is named, and each digit of a letter's number, brings
  /// another: "nễn" has 1 in Vietnamese and 7 in English.
  static func readsSyllable(as phonemes: String) -> Bool { stresses(in: phonemes) <= 2 }

  private static func stresses(in phonemes: String) -> Int {
    phonemes.utf8.count { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: ",") }
  }

  /// A letter that is spelled has a stress of its own ("'Em 'o: 'Es t'E:"); a word that is read has fewer stresses than
  /// letters ("m'ost").
  private static func isSpelled(_ script: Script, _ phonemes: String) -> Bool {
    let letters = script.probe.unicodeScalars.count { $0.properties.generalCategory.isLetter }
    return letters > 2 && stresses(in: phonemes) >= letters
  }

  /// The script's name for each character: words that begin alike ("tS'aIni:zl,Et3 tS'aIni:zl,Et3").
  private static func isNamed(_ phonemes: String) -> Bool {
    let words = phonemes.split(separator: " ").prefix(2).map { $0.prefix(4) }
    return words.count == 2 && words[0] == words[1]
  }

  /// No script but Latin is English: what the engine hands to its English voice are names of letters, or, by the voice
  /// "cmn", the letters of a transcription ("(en)rI55f'o@55" for 日, pinyin "ri4").
  private static func isEnglish(_ phonemes: String) -> Bool {
    phonemes.contains("(en)")
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
