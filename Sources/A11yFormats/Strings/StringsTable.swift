/// The texts of one language by key: a `.strings` file, or one language of an `.xcstrings` catalog.
public struct StringsTable: Sendable, Equatable {
  /// BCP-47; nil if unknown.
  public var language: String?
  public var entries: [String: String]

  public init(language: String? = nil, entries: [String: String]) {
    self.language = language
    self.entries = entries
  }

  /// Reads either kind of file, told apart by content.
  ///
  /// - Parameter language: which language of a catalog; what a `.strings` file is in, which it does not say.
  public init(bytes: [UInt8], language: String?) throws(ReadingError) {
    let bytes = try TextDecoding.utf8(bytes)
    let start = bytes.firstIndex { !TextCleaning.isSpace($0) && ![0xEF, 0xBB, 0xBF].contains($0) }
    if let start, bytes[start] == UInt8(ascii: "{") {
      self = try StringsCatalog.table(bytes, language: language)
    } else {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw ReadingError("the file is neither UTF-8 nor marked as UTF-16")
      }
      var scanner = StringsScanner(text)
      self.init(language: language, entries: try scanner.entries())
    }
  }

  public subscript(key: String) -> String? { entries[key] }
}
