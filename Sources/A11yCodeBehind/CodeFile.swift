public enum CodeLanguage: Sendable {
  case swift, objectiveC

  /// By the ending of a path; nil for no source file.
  public init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".m") || path.hasSuffix(".mm") || path.hasSuffix(".h") {
      self = .objectiveC
    } else {
      return nil
    }
  }
}

/// A source file, read for what it does to outlets.
public struct CodeFile: Sendable {
  public let path: String
  let record: CodeRecord

  /// Reads any bytes; what is no source is passed over. The time is linear in their number.
  public init(path: String, bytes: [UInt8], language: CodeLanguage) {
    self.path = path
    let (tokens, lexicon) = CodeLexer.read(bytes, as: language)
    var extractor = CodeExtractor(tokens, lexicon)
    switch language {
    case .swift: extractor.readSwift()
    case .objectiveC: extractor.readObjectiveC()
    }
    record = extractor.record
  }
}
