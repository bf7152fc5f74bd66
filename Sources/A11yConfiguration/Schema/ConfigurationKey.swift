import A11yCore

/// One key of the configuration file: declared once, and from that checked, documented and put into the JSON Schema.
package struct ConfigurationKey: Sendable {
  package var name: String
  package var shape: ConfigurationShape
  /// Sentences for people.
  package var meaning: String
  /// YAML that a test reads.
  package var example: String
  package var isRequired = false

  init(_ name: String, _ shape: ConfigurationShape, _ meaning: String, example: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.example = example
    self.isRequired = isRequired
  }
}

/// What a key of the configuration takes.
package indirect enum ConfigurationShape: Sendable {
  /// Any words; the text says which.
  case text(String)
  case glob
  case flag
  case day
  case format, failingLevel, report, rule, ruleOrTag, uikitClass
  /// A list, or one item in its place.
  case list(of: ConfigurationShape)
  case object([ConfigurationKey])
  case objects([ConfigurationKey])
  /// Keys that the user names.
  case map(String, to: ConfigurationShape)
  /// Rules and tags, each with a switch, a severity or options.
  case rules

  /// As a message says it.
  package var accepts: String {
    switch self {
    case .text(let words): words
    case .glob: "a path pattern"
    case .flag: "true or false"
    case .day: "a date such as 2026-12-31"
    case .format: "the name of a format"
    case .failingLevel: ConfigurationVocabulary.failingLevels.list()
    case .report: "name or name=file"
    case .rule: "the id of a rule"
    case .ruleOrTag: "the id of a rule, or a tag"
    case .uikitClass: "the name of a UIKit class"
    case .list(let item): "\(item.accepts), or a list of them"
    case .object: "a mapping"
    case .objects: "a list of mappings"
    case .map(let keys, let values): "a mapping of \(keys) to \(values.accepts)"
    case .rules: "a mapping of rules and tags to their settings"
    }
  }
}
