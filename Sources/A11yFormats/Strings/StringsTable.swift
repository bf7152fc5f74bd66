/// The texts of one language, by key: a `.strings` file, or one language of an `.xcstrings` catalogue.
public struct StringsTable: Sendable, Equatable {
  /// BCP-47; nil when nobody says.
  public var language: String?
  public var entries: [String: String]

  public init(language: String? = nil, entries: [String: String]) {
    self.language = language
    self.entries = entries
  }

  public subscript(key: String) -> String? { entries[key] }
}
