import A11yCommand
import A11yConfiguration
import A11yCore
import A11yRules

/// The words that may follow in a configuration file: keys, rule ids and tags, formats, reports, levels.
struct ConfigurationCompletion {
  let prefix: String
  let items: [Completion.Item]

  static func isOffered(in document: ScreenDocument) -> Bool { document.path.name == ConfigurationLoader.fileName }

  /// What a key is for.
  static func meaning(of word: String, in document: ScreenDocument) -> String? {
    guard isOffered(in: document) else { return nil }
    let keys =
      ConfigurationKeys.root + ConfigurationKeys.overrides + ConfigurationKeys.suppression + ConfigurationKeys.component
      + ConfigurationKeys.lint
    return keys.first { $0.name == word }.map { "\($0.name): \($0.meaning)" }
  }

  init(_ text: ServedText, at location: SourceLocation) {
    let typed = text.beginning(ofLineTo: location)
    var shape = ConfigurationShape.object(ConfigurationKeys.root)
    for key in Self.keys(above: location, typed, text) { shape = Self.shape(of: key, in: shape) }
    let line = Line(typed)
    if let key = line.key { shape = Self.shape(of: key, in: shape) }
    prefix = line.word
    items = Self.items(shape, isValue: line.key != nil)
  }

  /// A line: how far it is indented, and what is written in it.
  private struct Line {
    var indentation: Int
    /// The key of `key: value`.
    var key: String?
    /// What is written of the key or value.
    var word: String

    init(_ text: String) {
      let content = text.drop { $0 == " " || $0 == "-" }
      indentation = text.count - content.count
      let parts = content.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      key = parts.count > 1 ? parts[0].trimmingQuotes : nil
      let rest = parts.last ?? ""
      word = rest.split(omittingEmptySubsequences: false) { " ,[{".contains($0) }.last.map(\.trimmingQuotes) ?? ""
    }
  }

  /// The keys that a line is below, from the outermost.
  private static func keys(above location: SourceLocation, _ typed: String, _ text: ServedText) -> [String] {
    var keys: [String] = []
    var indentation = Line(typed).indentation
    // An item of a list may be indented as its key is.
    var isItem = typed.drop { $0 == " " }.first == "-"
    var line = Int(location.line) - 1
    while line > 0, indentation > 0 {
      let whole = text.line(line)
      line -= 1
      let other = Line(whole)
      if other.word.isEmpty && other.key == nil || other.key?.hasPrefix("#") == true { continue }
      let dashes = whole.drop { $0 == " " }.first == "-"
      let isAbove = other.indentation < indentation
      guard isAbove, let key = other.key else { continue }
      if isItem, dashes { continue }
      keys.append(key)
      indentation = dashes ? whole.prefix { $0 == " " }.count : other.indentation
      isItem = dashes
      if dashes {
        indentation += 1
      }
    }
    return keys.reversed()
  }

  private static func shape(of key: String, in shape: ConfigurationShape) -> ConfigurationShape {
    switch shape {
    case .object(let keys), .objects(let keys): return keys.first { $0.name == key }?.shape ?? .text("")
    case .map(_, let value): return value
    case .list(let item): return Self.shape(of: key, in: item)
    case .rules: return .flag
    default: return .text("")
    }
  }

  private static func items(_ shape: ConfigurationShape, isValue: Bool) -> [Completion.Item] {
    let words = { (names: [String]) in names.map { Completion.Item(label: $0, kind: .enumMember) } }
    switch shape {
    case .object(let keys), .objects(let keys):
      return isValue ? [] : keys.map { Completion.Item(label: $0.name, kind: .property, meaning: $0.meaning) }
    case .list(let item): return items(item, isValue: isValue)
    case .rules, .ruleOrTag:
      return rules + RuleTag.all.map { Completion.Item(label: $0.name, kind: .value, meaning: $0.meaning) }
    case .rule: return rules
    case .flag: return words(["on", "off", "true", "false"] + Severity.allCases.map(\.rawValue))
    case .failingLevel: return words(ConfigurationVocabulary.failingLevels)
    case .format: return words(Catalog.vocabulary.formats)
    case .report: return words(Catalog.vocabulary.reports)
    case .uikitClass: return UIKitClasses.all.map { Completion.Item(label: $0.name, kind: .class) }
    case .text, .glob, .day, .map: return []
    }
  }

  private static let rules =
    Catalog.rules.map { Completion.Item(label: $0.info.id, kind: .value, meaning: $0.info.summary) }
    + Catalog.otherRules.map { Completion.Item(label: $0.id, kind: .value, meaning: $0.summary) }
}

extension Substring {
  fileprivate var trimmingQuotes: String {
    String(drop { " \"'".contains($0) }.reversed().drop { " \"'".contains($0) }.reversed())
  }
}
