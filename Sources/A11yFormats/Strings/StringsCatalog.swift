import A11yCore

/// Reads one language of an `.xcstrings` file: `{"strings": {"key": {"localizations": {"de": {"stringUnit": …}}}}}`.
enum StringsCatalog {
  static func table(_ bytes: [UInt8], language: String?) throws(ReadingError) -> StringsTable {
    let root: JSONValue
    do {
      root = try JSONDocument(bytes: bytes, maximumDepth: ReadingOptions.defaultMaximumDepth).root
    } catch {
      throw ReadingError(error.message, at: error.location)
    }
    guard let strings = root["strings"], strings.kind == .object else {
      throw ReadingError("expected an object 'strings' in the string catalog", at: root.location)
    }
    let source = root["sourceLanguage"]?.string
    let language = if let language { language } else { try onlyLanguage(strings, source: source) }
    var entries: [String: String] = [:]
    for (key, entry) in strings.members {
      if let text = entry["localizations"]?[language]?["stringUnit"]?["value"]?.string { entries[key.string] = text }
    }
    guard !entries.isEmpty else { throw ReadingError("the string catalog has no text in '\(language.excerpt())'") }
    return StringsTable(language: language, entries: entries)
  }

  /// The one language it translates to, or else the one it is written in.
  private static func onlyLanguage(_ strings: JSONValue, source: String?) throws(ReadingError) -> String {
    var languages: Set<String> = []
    for (_, entry) in strings.members {
      guard let localizations = entry["localizations"] else { continue }
      for (language, _) in localizations.members { languages.insert(language.string) }
    }
    let translations = languages.filter { $0 != source }
    if let only = translations.first ?? source, translations.count < 2 { return only }
    let names = languages.sorted().map { $0.excerpt() }.joined(separator: ", ")
    throw ReadingError("the string catalog has several languages (\(names)); specify one with --strings-language")
  }
}
