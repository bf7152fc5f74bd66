import A11yCore

extension ValueType where Self == HeadingLevelType { static var headingLevel: Self { Self() } }
extension ValueType where Self == OpacityType { static var opacity: Self { Self() } }
extension ValueType where Self == NamesType {
  static func names(_ names: [String], of what: String) -> Self { Self(names: names, what: what) }
}
extension ValueType where Self == ImageNameType { static var imageName: Self { Self() } }
extension ValueType where Self == LanguageTagType { static var languageTag: Self { Self() } }

/// `accessibilityHeadingLevel` has six levels.
struct HeadingLevelType: ValueType {
  var shape: ValueShape { .named("headingLevel") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Int? {
    let level = IntegerType().read(value, of: key, &decoder)
    if let level, !(1...6).contains(level) {
      decoder.noteOutside(key, "\(level)", limits: "1 to 6", at: value.location)
    }
    return level
  }

  func write(_ level: Int) -> DescribedValue? { .number(Double(level)) }
}

/// `alpha`. UIKit takes more than 1 for 1; in a description it is a slip, such as a percentage.
struct OpacityType: ValueType {
  var shape: ValueShape { .named("opacity") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Double? {
    let alpha = NumberType().read(value, of: key, &decoder)
    if let alpha, !(0...1).contains(alpha) {
      decoder.noteOutside(key, alpha.points, limits: "0 to 1", at: value.location)
    }
    return alpha
  }

  func write(_ alpha: Double) -> DescribedValue? { .number(alpha) }
}

/// One of UIKit's names for what has no effect here, kept as it is.
struct NamesType: ValueType {
  let names: [String]
  let what: String

  var shape: ValueShape { .word(names) }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    guard let name = decoder.string(key, value) else { return nil }
    if !decoder.isOfAnotherFormat, !names.contains(name) {
      decoder.unknownWord(name, what: what, among: names, at: value.location)
    }
    return name
  }

  func write(_ name: String) -> DescribedValue? { .string(name) }

  static let configurations = [
    "plain", "gray", "tinted", "filled", "bordered", "borderedTinted", "borderedProminent", "borderless", "glass",
    "prominentGlass", "clearGlass", "prominentClearGlass",
  ]
}

/// The name of an image, and not the code that loads it.
struct ImageNameType: ValueType {
  var shape: ValueShape { TextType().shape }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    guard let name = decoder.string(key, value) else { return nil }
    guard !decoder.isOfAnotherFormat, let call = name.wholeMatch(of: Self.call) else { return name }
    let isSymbol = call.output.1.contains("system")
    let remedy = "write the name alone: '\(call.output.2)'" + (isSymbol ? ", and 'symbol' true" : "")
    decoder.note(.vocabulary, at: value.location, "has code as its image; \(remedy)")
    return String(call.output.2)
  }

  func write(_ name: String) -> DescribedValue? { .string(name) }

  /// `UIImage(systemName: "star")`
  nonisolated(unsafe) private static let call = /(?:UI)?Image\(([A-Za-z]*):? ?"([^"]+)".*\)!?/
}

/// A tag such as `pt-BR`. What is none is noted: phrases, word lists and voices are chosen by it.
struct LanguageTagType: ValueType {
  var shape: ValueShape { .named("language") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    guard let tag = decoder.string(key, value) else { return nil }
    return decoder.noteLanguage(tag, at: value.location) ? nil : tag
  }

  func write(_ tag: String) -> DescribedValue? { .string(tag) }

  /// The tag that was meant by the name of a language.
  static func tag(named name: String) -> String? {
    let name = name.lowercased()
    if let tag = tags[name] { return tag }
    return Suggestion.nearest(to: name, among: tags.keys.sorted()).flatMap { tags[$0] }
  }

  private static let tags = [
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr", "spanish": "es",
    "español": "es", "italian": "it", "italiano": "it", "portuguese": "pt", "brazilian": "pt-BR", "dutch": "nl",
    "polish": "pl", "russian": "ru", "ukrainian": "uk", "turkish": "tr", "arabic": "ar", "hebrew": "he",
    "japanese": "ja", "chinese": "zh", "korean": "ko", "franz": "fr", "englisch": "en",
  ]
}

extension ControlDecoder {
  /// Notes a number that UIKit does not have there. Dumps are not held to it: their numbers were written by a program.
  fileprivate mutating func noteOutside(_ key: String, _ number: String, limits: String, at location: SourceLocation) {
    if isOfAnotherFormat { return }
    note(.limit, at: location, "has the \(key) \(number); write a number from \(limits)")
  }
}

extension ControlDecoder {
  /// Notes what is no tag of a language, with the tag that was probably meant.
  /// - Returns: whether it is none.
  mutating func noteLanguage(_ tag: String, at location: SourceLocation) -> Bool {
    guard !isOfAnotherFormat, LanguageNames.isNone(tag) else { return false }
    let primary = String(tag.prefix { $0 != "-" && $0 != "_" })
    let meant =
      tag.hasSuffix("UK")
      ? String(tag.dropLast(2)) + "GB"
      : LanguageNames.hasLongRegion(tag)
        ? LanguageNames.withShortRegion(tag)
        : LanguageNames.meant[primary].map { $0 + tag.dropFirst(primary.count) } ?? LanguageTagType.tag(named: tag)
    let remedy = meant == nil ? "; write a tag such as en or pt-BR" : ""
    noteUnknown(
      "language '\(tag.excerpt())'\(remedy)", replacing: meant == nil ? nil : tag, by: meant, at: location)
    return true
  }
}

package enum LanguageNames {
  /// What is no tag (RFC 5646, 2.1) and is often written for one: a language by its name, the region of `en-UK`, and two
  /// letters that are no code.
  package static let pattern =
    "^([A-Za-z]{4,}|[A-Za-z]{2,3}[-_]UK|[a-z]{2}[-_][A-Z]{3}|(?!(" + codes.replacing(" ", with: "|")
    + ")([-_]|$))[a-z]{2}([-_].*)?)?$"

  static func isNone(_ tag: String) -> Bool {
    if tag.isEmpty { return true }
    let letters = tag.utf8
    if letters.count >= 4, letters.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) { return true }
    let primary = tag.prefix { $0 != "-" && $0 != "_" }
    if primary.utf8.count == 2, primary.utf8.allSatisfy({ (0x61...0x7A).contains($0) }), !known.contains(primary) {
      return true
    }
    // Most tags: a language alone.
    if primary.utf8.count == tag.utf8.count { return false }
    return hasLongRegion(tag) || tag.wholeMatch(of: /[A-Za-z]{2,3}[-_]UK/) != nil
  }

  /// `de-GER`: regions have two letters. Three small letters are a language of a group (`zh-yue`).
  static func hasLongRegion(_ tag: String) -> Bool { tag.wholeMatch(of: /[a-z]{2}[-_][A-Z]{3}/) != nil }

  /// `de-DE` for `de-GER`, `en-US` for `en-USA`; nil for regions that are not known.
  static func withShortRegion(_ tag: String) -> String? {
    regions[String(tag.suffix(3))].map { "\(tag.prefix(2))-\($0)" }
  }

  private static let regions = [
    "USA": "US", "GBR": "GB", "ENG": "GB", "DEU": "DE", "GER": "DE", "FRA": "FR", "ESP": "ES", "ITA": "IT",
    "BRA": "BR", "PRT": "PT", "POR": "PT", "NLD": "NL", "POL": "PL", "RUS": "RU", "UKR": "UA", "TUR": "TR",
    "JPN": "JP", "CHN": "CN", "TWN": "TW", "KOR": "KR", "AUT": "AT", "CHE": "CH", "SUI": "CH", "CAN": "CA",
    "AUS": "AU", "MEX": "MX",
  ]

  /// Codes of countries that are written for those of their languages.
  static let meant = [
    "jp": "ja", "gr": "el", "cz": "cs", "dk": "da", "cn": "zh", "ua": "uk", "us": "en", "gb": "en", "at": "de",
    "vn": "vi", "sp": "es", "by": "be",
  ]

  private static let known = Set(codes.split(separator: " "))

  /// ISO 639-1, with the codes that it replaced.
  private static let codes =
    "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en "
    + "eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu "
    + "iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr "
    + "ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si "
    + "sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi "
    + "yo za zh zu"
}
