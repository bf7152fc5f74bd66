public import A11yCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What lies beside the source and what rules ask of it: colour sets, and whether the texts are translated.
public struct SourceResources: Sendable {
  /// By name; nil where several have it, or where one could not be read.
  private var colours: [String: ColourSet?] = [:]
  private var languages: Set<String> = []

  /// What the files are called that a folder is searched for.
  public static let suffixes = ["Contents.json", ".xcstrings", ".strings"]

  public init() {}

  func colour(named name: String) -> ColourSet? {
    // A folder of the catalogue may be a part of the name.
    name.split(separator: "/").last.flatMap { colours[String($0)] } ?? nil
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
    if name == "Contents.json", folder.hasSuffix(".colorset") { return addColour(String(folder.dropLast(9)), read) }
    // What the system reads says nothing of the app's own words.
    if name.hasPrefix("InfoPlist.") || parts.contains(where: { $0.hasSuffix(".bundle") }) { return nil }
    if name.hasSuffix(".strings"), folder.hasSuffix(".lproj"), folder != "Base.lproj" {
      languages.insert(String(folder.dropLast(6)))
    }
    return name.hasSuffix(".xcstrings") && !isTranslated ? addCatalogue(read) : nil
  }

  private mutating func addColour(_ name: String, _ read: () -> [UInt8]?) -> String? {
    let isTaken = colours[name] != nil
    colours[name] = .some(nil)
    guard let bytes = read() else { return "cannot be read" }
    guard let set = try? ColourSet(bytes) else { return "does not parse: it is no colour set" }
    if !isTaken { colours[name] = set }
    return nil
  }

  private struct Catalogue: Decodable {
    struct Text: Decodable { var localizations: [String: Localisation]? }
    struct Localisation: Decodable {}

    var sourceLanguage: String?
    var strings: [String: Text]
  }

  private mutating func addCatalogue(_ read: () -> [UInt8]?) -> String? {
    guard let bytes = read() else { return "cannot be read" }
    guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: Data(bytes)) else {
      return "does not parse: it is no catalogue of strings"
    }
    if let language = catalogue.sourceLanguage { languages.insert(language) }
    for text in catalogue.strings.values { languages.formUnion((text.localizations ?? [:]).keys) }
    return nil
  }
}
