import A11yCore

/// How the facts are known: what `convert` writes about the description it read.
extension ValueType where Self == InferredType { static var inferred: Self { Self() } }
extension ValueType where Self == UnknownWordsType { static var unknownWords: Self { Self() } }
extension ValueType where Self == SourceType { static var source: Self { Self() } }
extension ValueType where Self == FormatNameType { static var formatName: Self { Self() } }
extension ValueType where Self == VersionType { static var version: Self { Self() } }
extension ValueType where Self == ControlsType { static var controls: Self { Self() } }

/// The words for what a reader inferred.
struct InferredType: ValueType {
  enum Word: String, CaseIterable {
    case traits, exposure, label, value, width, height, connected

    var fact: Control.Inferred {
      switch self {
      case .traits: .traits
      case .exposure: .exposure
      case .label: .label
      case .value: .value
      case .width: .width
      case .height: .height
      case .connected: .connected
      }
    }
  }

  private static let words = WordsType<Word>(word: "property")
  var shape: ValueShape { Self.words.shape }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Control.Inferred? {
    Self.words.read(value, of: key, &decoder).map { Control.Inferred($0.map(\.fact)) }
  }

  func write(_ inferred: Control.Inferred) -> DescribedValue? {
    Self.words.write(Word.allCases.filter { inferred.contains($0.fact) })
  }
}

/// What a conversion could not take over, because the original says it in words that are not known.
struct UnknownWordsType: ValueType {
  static let key = "a11y-audit:unknown"
  var shape: ValueShape { TextsType().shape }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Void? {
    let messages = decoder.list(key, value, of: "strings") { item in
      item.string.map { (text: $0, location: item.location) }
    }
    // A class is written again, and was noted where it is.
    let known = Set(decoder.notes.map(\.message))
    for message in messages ?? [] where !known.contains(message.text.escapedForDisplay) {
      let text = message.text.escapedForDisplay
      let parts = text.split(separator: "; did you mean '", maxSplits: 1)
      let isExtra = parts.count == 1 && text.contains(" key '")
      decoder.note(
        isExtra ? .extraKey : .vocabulary, at: message.location, text,
        replacement: parts.count == 2 ? String(parts[1].dropLast(2)) : nil)
    }
    return nil
  }
}

struct SourceType: ValueType {
  var shape: ValueShape { .named("source") }
  private static let names = [
    "format", "level", "lacks", "roundsFrames", "designTime", "incomplete", "untranslated",
  ]

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Screen.Source? {
    guard value.isObject else {
      decoder.fail(key, mustBe: "an object with \(Self.names.joined(separator: ", "))", value)
      return nil
    }
    decoder.noteUnknownMembers(key, of: value, among: Self.names)
    var source = Screen.Source.controlTree
    source.format = decoder.string(key, "format", of: value) ?? source.format
    if let level = decoder.string(key, "level", of: value), let location = value["level"]?.location {
      source.level = decoder.word(level, what: "level", at: location) ?? source.level
    }
    source.lacks = FactSet(
      texts("lacks", of: value, key, &decoder).compactMap { decoder.word($0.text, what: "fact", at: $0.location) })
    source.roundsFrames = decoder.flag(key, "roundsFrames", of: value) ?? false
    source.isDesignTime = decoder.flag(key, "designTime", of: value) ?? false
    for (name, kind) in [("incomplete", ReadingNote.Kind.incomplete), ("untranslated", .untranslated)] {
      for (text, location) in texts(name, of: value, key, &decoder) { decoder.note(kind, at: location, text) }
    }
    return source
  }

  func write(_ source: Screen.Source) -> DescribedValue? {
    let lacks = Fact.described.filter(source.lacks.contains)
    return .object(
      ("format", .string(source.format)), ("level", .string(source.level.rawValue)),
      ("lacks", lacks.isEmpty ? nil : .strings(lacks.map(\.rawValue))),
      ("roundsFrames", source.roundsFrames ? .flag(true) : nil),
      ("designTime", source.isDesignTime ? .flag(true) : nil))
  }

  /// With what the original left out. Nil for a description of our own, which may state every fact and leaves out
  /// nothing.
  static func write(_ source: Screen.Source, _ facts: UnsafePointer<Facts>) -> DescribedValue? {
    let screen = facts.pointee.screen
    let notes = [("incomplete", screen.messages(.incomplete)), ("untranslated", screen.messages(.untranslated))]
      .filter { !$1.isEmpty }
    guard source != .controlTree || !notes.isEmpty, case .object(let members) = SourceType().write(source)
    else { return nil }
    return .object(members + notes.map { .init(key: $0, value: .strings($1)) })
  }

  private func texts<Value: DescriptionValue>(
    _ name: String, of value: Value, _ key: String, _ decoder: inout ControlDecoder
  ) -> [(text: String, location: SourceLocation)] {
    let texts = decoder.member(key, name, of: value, mustBe: "an array of strings") { list in
      list.items.flatMap { items in
        let texts = items.compactMap { item in item.string.map { (text: $0, location: item.location) } }
        return texts.count == items.count ? texts : nil
      }
    }
    return texts ?? []
  }
}

struct FormatNameType: ValueType {
  static let key = "format"
  var shape: ValueShape { .only(.string(ControlTree.name)) }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Void? {
    if let name = decoder.string(key, value), name != ControlTree.name {
      decoder.fail("'\(key)' must be \"\(ControlTree.name)\", found \(name.quoted())", at: value.location)
    }
    return nil
  }
}

struct VersionType: ValueType {
  static let key = "version"
  var shape: ValueShape { .only(.number(Double(ControlTree.version))) }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Void? {
    if let version = IntegerType().read(value, of: key, &decoder), version != ControlTree.version {
      let message = "'\(key)' must be \(ControlTree.version), found \(version); use a newer version of the tool"
      decoder.fail(message, at: value.location)
    }
    return nil
  }
}

/// The children of a control. The readers of the two notations walk them.
struct ControlsType: ValueType {
  static let key = "children"
  var shape: ValueShape { .named("controls") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Void? { nil }
}

extension Screen {
  fileprivate func messages(_ kind: ReadingNote.Kind) -> [String] {
    notes.filter { $0.kind == kind }.map(\.message)
  }

  /// The notes on words that are not known, by control.
  var unknownWords: [Int: [String]] {
    Dictionary(grouping: notes.filter { [.vocabulary, .extraKey].contains($0.kind) }) { $0.control ?? 0 }.mapValues {
      $0.map(\.message)
    }
  }
}
