import A11yCore

extension ValueType where Self == HeadingLevelType { static var headingLevel: Self { Self() } }
extension ValueType where Self == OpacityType { static var opacity: Self { Self() } }
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
    if !decoder.isOfAnotherFormat, Self.isName(tag) {
      let name = tag.lowercased()
      let near = Self.tags[name] == nil ? Suggestion.nearest(to: name, among: Self.tags.keys.sorted()) : name
      let region = tag.hasSuffix("UK") ? String(tag.dropLast(2)) + "GB" : nil
      decoder.noteUnknown(
        "language '\(tag.excerpt())'", replacing: tag, by: region ?? near.flatMap { Self.tags[$0] },
        at: value.location)
    }
    return tag
  }

  func write(_ tag: String) -> DescribedValue? { .string(tag) }

  private static func isName(_ tag: String) -> Bool {
    let letters = tag.utf8
    if letters.count >= 4, letters.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) { return true }
    return tag.wholeMatch(of: /[A-Za-z]{2,3}[-_]UK/) != nil
  }

  private static let tags = [
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr", "spanish": "es",
    "español": "es", "italian": "it", "italiano": "it", "portuguese": "pt", "brazilian": "pt-BR", "dutch": "nl",
    "polish": "pl", "russian": "ru", "ukrainian": "uk", "turkish": "tr", "arabic": "ar", "hebrew": "he",
    "japanese": "ja", "chinese": "zh", "korean": "ko",
  ]
}

extension ControlDecoder {
  /// Notes a number that UIKit does not have there. Dumps are not held to it: their numbers were written by a program.
  fileprivate mutating func noteOutside(_ key: String, _ number: String, limits: String, at location: SourceLocation) {
    if isOfAnotherFormat { return }
    note(.limit, at: location, "has the \(key) \(number); write a number from \(limits)")
  }
}

package enum LanguageNames {
  /// What is no tag (RFC 5646, 2.1) and is often written for one: a language by its name, the region of `en-UK`.
  package static let pattern = "^([A-Za-z]{4,}|[A-Za-z]{2,3}[-_]UK)$"
}
