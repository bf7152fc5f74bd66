public enum CodeLanguage: Sendable {
  case swift, objectiveC

  /// By the ending of a path; nil for no source file.
  public init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".m") || path.hasSuffix(".mm") || path.hasSuffix(".h") || path.hasSuffix(".pch") {
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
  /// The names in it, and whether it holds the start of an app.
  let mentions: [NamesInCode.Mention]
  /// The names by which each cell is registered.
  let registrations: [[NameKey]]
  /// The types of casts, parameters and variables.
  let namedTypes: [NameKey]
  let cases: [NameKey]
  let usedWords: [NameKey]
  let startsApp: Bool
  /// Whether it makes a window with what is shown first.
  let opensWindow: Bool
  /// Whether it keeps a window in the light appearance.
  public let isAlwaysLight: Bool
  /// Whether it may choose the dark appearance for some window or view.
  public let choosesDark: Bool
  let classes: [NameKey]
  let conforming: [NameKey]
  /// Types that no interface file can hold.
  let undecodable: [NameKey]

  /// Whether a font in it may follow the preferred text size.
  let scalesFonts: Bool

  /// Whether it may connect controls by a library of streams: `button.rx.tap`, `button.tapPublisher`.
  let connectsByStreams: Bool

  /// Reads any bytes; what is no source is skipped. The time is linear in their number.
  public init(path: String, bytes: [UInt8], language: CodeLanguage) {
    self.path = path
    let source = CodeLexer.read(bytes, as: language)
    let names = NamesInCode(source.tokens, source.lexicon, texts: source.texts, isSwift: language == .swift)
    // R.swift lists all resources, whether they are used or not.
    mentions = path.hasSuffix("R.generated.swift") ? [] : names.mentions
    (registrations, namedTypes) = (names.registrations, names.named)
    (startsApp, opensWindow) = (names.startsApp, names.opensWindow)
    (cases, usedWords) = (names.cases, names.used)
    (isAlwaysLight, choosesDark) = (names.isAlwaysLight, names.choosesDark)
    (classes, conforming, undecodable) = (names.classes, names.conforming, names.undecodable)
    let words = Set(CodeVocabulary.scaling.compactMap(source.lexicon.known))
    scalesFonts = source.tokens.contains { $0.kind == .word && words.contains($0.word) }
    connectsByStreams = CodeVocabulary.streams.contains { source.lexicon.known($0) != nil }
    var extractor = CodeExtractor(source, bytes: bytes)
    switch language {
    case .swift: extractor.readSwift()
    case .objectiveC: extractor.readObjectiveC()
    }
    record = extractor.record
  }
}
