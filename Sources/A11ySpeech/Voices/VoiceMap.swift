/// Finds a voice for a language tag or a name. The engine itself compares codes as they stand: it has no "zh", "de-DE" or
/// "en_US", and goes on in the voice it had.
package struct VoiceMap: Sendable {
  /// In the order of their own language, then of their file.
  package let voices: [Voice]
  private let byLanguage: [String: Voice]

  package init(_ voices: [Voice]) {
    self.voices = voices.sorted { Self.order($0) < Self.order($1) }
    var best: [String: (priority: Int, voice: Voice)] = [:]
    for voice in self.voices {
      for language in voice.languages {
        let code = language.code.lowercased()
        if language.priority < best[code]?.priority ?? .max { best[code] = (language.priority, voice) }
      }
    }
    byLanguage = best.mapValues(\.voice)
  }

  /// The voice for a tag (BCP 47; "en_US.UTF-8" is understood too): the tag's own, that of its other names, or that of
  /// the tag without its last part, and so on down to the bare language.
  package func voice(language tag: String) throws(SpeechError) -> Voice {
    var parts = Self.parts(tag)
    while !parts.isEmpty {
      let code = parts.joined(separator: "-")
      if let voice = LanguageAliases.table[code].flatMap({ byLanguage[$0] }) ?? byLanguage[code] { return voice }
      parts.removeLast()
    }
    throw .noVoice(language: tag, near: Nearest.three(to: Self.parts(tag).first ?? tag, among: byLanguage.keys))
  }

  /// The voice with this file, name or language, in whatever case.
  package func voice(named name: String) throws(SpeechError) -> Voice {
    let wanted = name.lowercased()
    if let voice = voices.first(where: { $0.file.lowercased() == wanted }) { return voice }
    if let voice = voices.first(where: { $0.name.lowercased() == wanted }) { return voice }
    if let voice = byLanguage[wanted] { return voice }
    do {
      return try voice(language: name)
    } catch {
      let names = voices.flatMap { [$0.name, $0.file] } + Array(byLanguage.keys)
      throw .unknownVoice(name, near: Nearest.three(to: name, among: names))
    }
  }

  /// The voices that speak a language, best first, or all of them. None when no voice speaks it.
  package func voices(language tag: String?) -> [Voice] {
    guard let tag else { return voices }
    guard let best = try? voice(language: tag) else { return [] }
    let codes = [tag, best.languages.first?.code ?? tag].map { Self.parts($0).first }
    return [best]
      + voices.filter { $0 != best && $0.languages.contains { codes.contains(Self.parts($0.code).first) } }
  }

  /// A variant by the last part of its file ("!v/f3") or by its name ("female3").
  package static func variant(_ name: String, among variants: [Voice]) throws(SpeechError) -> String {
    let names = variants.map { (file: String($0.file.split(separator: "/").last ?? ""), name: $0.name) }
    if let exact = names.first(where: { $0.file == name }) { return exact.file }
    let wanted = name.lowercased()
    if let match = names.first(where: { $0.file.lowercased() == wanted || $0.name.lowercased() == wanted }) {
      return match.file
    }
    throw .unknownVariant(name, near: Nearest.three(to: name, among: names.map(\.file)))
  }

  private static func order(_ voice: Voice) -> (String, String) {
    (voice.languages.first?.code.lowercased() ?? "", voice.file)
  }

  private static func parts(_ tag: String) -> [String] {
    let tag = tag.prefix { $0 != "." && $0 != "@" }.prefix(64)
    return tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }
}
