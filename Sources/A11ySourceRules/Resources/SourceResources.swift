public import A11yCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Resources next to the source, as rules use them: color sets, and whether the texts are translated.
public struct SourceResources: Sendable {
  /// By name; nil where several have it, or where one could not be read.
  private var colors: [String: ColorSet?] = [:]
  private var languages: Set<String> = []
  /// By key: the text in the first of the languages that was read, English before others.
  private var texts: [String: String] = [:]

  /// What the files are called that a folder is searched for.
  public static let suffixes = ["Contents.json", ".xcstrings", ".strings"]

  public init() {}

  func color(named name: String) -> ColorSet? {
    // A folder of the catalog may be a part of the name.
    name.split(separator: "/").last.flatMap { colors[String($0)] } ?? nil
  }

  /// There are texts in more than one language.
  var isTranslated: Bool { languages.count > 1 }

  /// Adds a file, if it is one of those.
  ///
  /// - Parameter read: its bytes; asked for only where they are needed, nil where they cannot be read.
  /// - Returns: what is the matter with it, as a predicate of the file.
  public mutating func add(_ path: FilePath, read: () -> [UInt8]?) -> String? {
    let parts = path.components
    guard let name = parts.last, parts.count > 1 || name.hasSuffix(".xcstrings") else { return nil }
    let folder = parts.dropLast().last ?? ""
    if name == "Contents.json", folder.hasSuffix(".colorset") { return addColor(String(folder.dropLast(9)), read) }
    // What the system reads says nothing of the app's own words.
    if name.hasPrefix("InfoPlist.") || parts.contains(where: { $0.hasSuffix(".bundle") || $0.hasSuffix(".framework") })
    {
      return nil
    }
    if name.hasSuffix(".strings"), folder.hasSuffix(".lproj"), folder != "Base.lproj" {
      languages.insert(String(folder.dropLast(6)))
    }
    return name.hasSuffix(".xcstrings") ? addCatalog(read) : nil
  }

  private mutating func addColor(_ name: String, _ read: () -> [UInt8]?) -> String? {
    let isTaken = colors[name] != nil
    colors[name] = .some(nil)
    guard let bytes = read() else { return "cannot be read" }
    guard let set = try? ColorSet(bytes) else { return "does not parse: not a color set" }
    if !isTaken { colors[name] = set }
    return nil
  }

  private struct SourceCatalog: Decodable {
    struct Text: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String? }

    var sourceLanguage: String?
    var strings: [String: Text]
  }

  private mutating func addCatalog(_ read: () -> [UInt8]?) -> String? {
    guard let bytes = read() else { return "cannot be read" }
    guard let catalog = try? JSONDecoder().decode(SourceCatalog.self, from: Data(bytes)) else {
      return "does not parse: not a string catalog"
    }
    if let language = catalog.sourceLanguage { languages.insert(language) }
    for (key, text) in catalog.strings {
      languages.formUnion((text.localizations ?? [:]).keys)
      let source = text.localizations?[catalog.sourceLanguage ?? "en"]?.stringUnit?.value
      if let source, texts[key] == nil { texts[key] = source }
    }
    return nil
  }

  /// Languages whose tables are read: those that most apps are written in.
  public static let readLanguages = ["en.lproj", "Base.lproj", "en-US.lproj", "en-GB.lproj"]

  /// Adds the texts of a table.
  public mutating func add(texts table: [String: String]) { texts.merge(table) { first, _ in first } }

  /// The text of a key, in the language that the app is written in.
  func text(named key: String) -> String? { texts[key] }

  /// Texts have this key.
  func hasText(named key: String) -> Bool { texts[key] != nil }
}
