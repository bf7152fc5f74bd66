import A11yCore

/// Compares a document with the declared keys and collects every error.
struct ShapeChecker {
  let path: FilePath
  let vocabulary: ConfigurationVocabulary
  private(set) var mistakes: [ConfigurationError.Mistake] = []
  /// What an alias names is checked wherever it is: a small file may hold more than anybody would write.
  private var budget = Self.mostValues
  private let rules: [String: KnownRule]
  private let others: [String: OtherRule]
  private let tags: Set<String>

  static let mostValues = 20_000
  /// People do not fix more at once.
  private static let mostMistakes = 50

  init(path: FilePath, vocabulary: ConfigurationVocabulary) {
    self.path = path
    self.vocabulary = vocabulary
    rules = Dictionary(vocabulary.rules.map { ($0.info.id, $0) }, uniquingKeysWith: { first, _ in first })
    others = Dictionary(vocabulary.otherRules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    tags = Set(vocabulary.tags)
  }

  mutating func report(_ location: SourceLocation, _ message: String) {
    mistakes.append(ConfigurationError.Mistake(path: path, location: location, message: message))
  }

  /// Whether there is reason to go on.
  private mutating func spend(_ location: SourceLocation) -> Bool {
    budget -= 1
    if budget == 0 { report(location, "the file has more than \(Self.mostValues) values, including aliases") }
    return budget > 0 && mistakes.count < Self.mostMistakes
  }

  mutating func check(_ value: YAMLValue, _ keys: [ConfigurationKey], name: String) {
    guard spend(value.location) else { return }
    guard let entries = value.entries else { return wrong(value, name, accepts: "a mapping") }
    for entry in entries {
      if let key = keys.first(where: { $0.name == entry.key }) {
        check(entry.value, key.shape, name: entry.key)
      } else {
        unknownKey(entry, among: keys)
      }
    }
    for key in keys where key.isRequired && value[key.name] == nil {
      report(value.location, "'\(key.name)' is missing: \(Self.lowercased(key.meaning))")
    }
  }

  mutating func check(_ value: YAMLValue, _ shape: ConfigurationShape, name: String) {
    guard spend(value.location) else { return }
    switch shape {
    case .list(let item):
      guard value.entries == nil || value.text != nil else { return wrong(value, name, accepts: shape.accepts) }
      for text in value.texts { check(text, item, name: name) }
    case .object(let keys): check(value, keys, name: name)
    case .objects(let keys):
      guard let items = value.list ?? (value.text == "" ? [] : nil) else {
        return wrong(value, name, accepts: shape.accepts)
      }
      for item in items { check(item, keys, name: name) }
    case .map(_, let values):
      guard let entries = value.entries else { return wrong(value, name, accepts: shape.accepts) }
      for entry in entries { check(entry.value, values, name: entry.key) }
    case .rules: checkRules(value, name: name)
    case .text, .glob, .flag, .day, .format, .failingLevel, .report, .rule, .ruleOrTag, .uikitClass:
      checkWord(value, shape, name: name)
    }
  }

  private mutating func checkWord(_ value: YAMLValue, _ shape: ConfigurationShape, name: String) {
    guard let text = value.text, !SpokenText.isBlank(text) else { return wrong(value, name, accepts: shape.accepts) }
    switch shape {
    case .flag where Self.flag(text) == nil, .day where Day(text) == nil:
      wrong(value, name, accepts: shape.accepts)
    case .failingLevel where !ConfigurationVocabulary.failingLevels.contains(text):
      wrong(value, name, accepts: shape.accepts)
    case .format: known(text, "format", at: value.location, among: vocabulary.formats, isListed: true)
    case .rule where isRule(text), .ruleOrTag where isRule(text): break
    case .rule: unknownRule(text, at: value.location, among: vocabulary.ruleIDs)
    case .ruleOrTag where vocabulary.tags.contains(text): break
    case .ruleOrTag: unknownRule(text, at: value.location, among: vocabulary.ruleIDs + vocabulary.tags)
    case .report:
      let report = String(text.prefix { $0 != "=" })
      known(report, "report", at: value.location, among: vocabulary.reports, isListed: true)
    case .uikitClass: known(text, "UIKit class", at: value.location, among: UIKitClasses.all.map(\.name))
    default: break
    }
  }

  private mutating func checkRules(_ value: YAMLValue, name: String) {
    guard let entries = value.entries else { return wrongRules(value, name) }
    for entry in entries {
      guard spend(entry.location) else { return }
      guard isRule(entry.key) || tags.contains(entry.key) else {
        unknownRule(entry.key, at: entry.location, among: vocabulary.ruleIDs + vocabulary.tags)
        continue
      }
      if case .map(let settings) = entry.value.content {
        for setting in settings { checkSetting(setting, of: entry.key) }
      } else if entry.value.text.flatMap(RuleSwitch.init) == nil {
        wrong(entry.value, entry.key, accepts: RuleSwitch.accepts + ", or a mapping")
      }
    }
  }

  private mutating func checkSetting(_ setting: YAMLValue.Entry, of name: String) {
    guard spend(setting.location) else { return }
    let value = setting.value
    switch setting.key {
    case "enabled": check(value, .flag, name: "enabled")
    case "severity":
      if value.text.flatMap(Severity.init(rawValue:)) == nil {
        wrong(value, "severity", accepts: RuleSwitch.severities.list())
      }
    case let option:
      guard isRule(name) else {
        return report(
          setting.location, "the tag '\(name)' expects 'enabled' or 'severity', found '\(option.excerpt())'")
      }
      checkOption(option, value, setting.location, of: name)
    }
  }

  private func isRule(_ id: String) -> Bool { rules[id] != nil || others[id] != nil }

  private mutating func checkOption(
    _ option: String, _ value: YAMLValue, _ location: SourceLocation, of rule: String
  ) {
    let name = "\(rule).\(option.excerpt())"
    let text = RuleEntry.optionText(value)
    switch mistake(option, text ?? "", of: rule) {
    case nil:
      if text == nil { wrong(value, name, accepts: accepts(option, of: rule)) }
    case .unknownName(let options):
      let known = ["enabled", "severity"] + options
      let question = Suggestion.question(for: option, among: known)
      let remedy = question.isEmpty ? "; expected \(known.joined(separator: ", "))" : question
      report(location, "\(rule) has no option '\(option.excerpt())'\(remedy)")
    case .badValue(let accepts):
      wrong(value, name, accepts: accepts)
    }
  }

  private func mistake(_ option: String, _ text: String, of rule: String) -> RuleSettingError? {
    let others = others[rule]?.options.map(\.name) ?? []
    guard let own = rules[rule] else { return others.contains(option) ? nil : .unknownName(known: others) }
    guard case .unknownName(let known) = own.mistake(option, text) else { return own.mistake(option, text) }
    return others.contains(option) ? nil : .unknownName(known: known + others)
  }

  private func accepts(_ option: String, of rule: String) -> String {
    let options = (rules[rule]?.options ?? []) + (others[rule]?.options ?? [])
    return options.first { $0.name == option }?.accepts ?? ""
  }

  private mutating func wrongRules(_ value: YAMLValue, _ name: String) {
    let isOfEntries = value.list?.contains { $0.entries != nil } == true
    let remedy = isOfEntries ? "; delete the '-' before each rule" : ""
    report(
      value.location, "'\(name.excerpt())' expects \(ConfigurationShape.rules.accepts), found \(value.found)\(remedy)")
  }

  private mutating func wrong(_ value: YAMLValue, _ name: String, accepts: String) {
    report(value.location, "'\(name.excerpt())' expects \(accepts), found \(value.found)")
  }

  private mutating func known(
    _ word: String, _ what: String, at location: SourceLocation, among words: [String], isListed: Bool = false
  ) {
    if !words.contains(word) { unknown(what, word, at: location, among: words, isListed: isListed) }
  }

  private mutating func unknownRule(_ word: String, at location: SourceLocation, among words: [String]) {
    report(location, "unknown rule '\(word.excerpt())'\(RuleNames.remedy(for: word, among: words))")
  }

  private mutating func unknownKey(_ entry: YAMLValue.Entry, among keys: [ConfigurationKey]) {
    let isOutermost = keys.contains { $0.name == "rules" }
    if isOutermost, rules[entry.key] != nil || others[entry.key] != nil {
      report(entry.location, "unknown key '\(entry.key.excerpt())'; write it in 'rules'")
    } else if let remedy = LinterKeys.remedy(for: entry.key, among: keys) {
      report(entry.location, "unknown key '\(entry.key.excerpt())'\(remedy)")
    } else {
      unknown("key", entry.key, at: entry.location, among: keys.map(\.name), isListed: true)
    }
  }

  private mutating func unknown(
    _ what: String, _ word: String, at location: SourceLocation, among words: [String], isListed: Bool
  ) {
    let question = Suggestion.question(for: word, among: words)
    let remedy = question.isEmpty && isListed ? "; expected one of \(words.joined(separator: ", "))" : question
    report(location, "unknown \(what) '\(word.excerpt())'\(remedy)")
  }

  /// YAML's words for yes and no, as far as people write them.
  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The sentence without its capital and its period.
  private static func lowercased(_ sentence: String) -> String {
    let words = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
