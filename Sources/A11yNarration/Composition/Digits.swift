/// Whole numbers in a language's own digits, without grouping.
enum Digits {
  static func text(of number: Int, in language: String?) -> String {
    let digits = String(number)
    guard let language, let zero = zero(of: language) else { return digits }
    var text = ""
    for scalar in digits.unicodeScalars {
      let value = scalar.value &- Unicode.Scalar("0").value
      let translated = value < 10 ? Unicode.Scalar(zero.value + value) : nil
      text.unicodeScalars.append(translated ?? scalar)
    }
    return text
  }

  /// The digit nought of a language that does not write European digits; nil for all others. These are the defaults of
  /// ICU as Apple ships it (swift-foundation-icu, tried out on every locale), for languages written in one script.
  private static func zero(of language: String) -> Unicode.Scalar? {
    // Taking a tag apart costs more than all else that is done with a number, and few languages need it.
    guard startsLikeOne(language) else { return nil }
    let subtags = language.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    switch subtags.first?.lowercased() {
    case "ar": return subtags.dropFirst().contains { arabicIndic.contains($0.uppercased()) } ? "٠" : nil
    case "ckb": return "٠"
    case "fa", "lrc", "mzn", "ps": return "۰"
    case "as": return "০"
    case "bgc", "bho", "ne", "raj", "sa": return "०"
    case "dz": return "༠"
    case "my": return "၀"
    default: return nil
    }
  }

  /// Whether the first two letters are those of a language below.
  private static func startsLikeOne(_ language: String) -> Bool {
    var bytes = language.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return false }
    switch (Unicode.Scalar(first | 0x20), Unicode.Scalar(second | 0x20)) {
    case ("a", "r"), ("a", "s"), ("b", "g"), ("b", "h"), ("c", "k"), ("d", "z"), ("f", "a"), ("l", "r"), ("m", "y"),
      ("m", "z"), ("n", "e"), ("p", "s"), ("r", "a"), ("s", "a"):
      return true
    default: return false
    }
  }

  /// Where Arabic is written with Arabic-Indic digits. Elsewhere, and where no region is given, digits are European.
  private static let arabicIndic: Set<String> = [
    "BH", "DJ", "EG", "ER", "IL", "IQ", "JO", "KM", "KW", "LB", "MR", "OM", "PS", "QA", "SA", "SD", "SO", "SS", "SY",
    "TD", "YE",
  ]
}
