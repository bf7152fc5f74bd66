import A11yCore

/// What a file says of a rule, or of all rules of a tag.
struct RuleEntry: Sendable {
  var name: String
  var isOn: Setting<Bool>?
  var severity: Setting<Severity>?
  var options: [(name: String, value: Setting<String>)] = []

  init(name: String) { self.name = name }

  /// - Parameter origin: makes a place of the file an origin.
  init(_ entry: YAMLValue.Entry, _ origin: (SourceLocation) -> Origin) {
    name = entry.key
    if let word = entry.value.text.flatMap(RuleSwitch.init) {
      isOn = Setting(word.isOn, from: origin(entry.location))
      severity = word.severity.map { Setting($0, from: origin(entry.location)) }
    }
    guard entry.value.text == nil else { return }
    for setting in entry.value.entries ?? [] {
      let origin = origin(setting.location)
      switch setting.key {
      case "enabled":
        isOn = setting.value.text.flatMap(ShapeChecker.flag).map { Setting($0, from: origin) }
      case "severity":
        severity = setting.value.text.flatMap(Severity.init(rawValue:)).map { Setting($0, from: origin) }
      case let option: options.append((option, Setting(Self.optionText(setting.value) ?? "", from: origin)))
      }
    }
  }

  /// An option's value as one would type it behind `--set`: lists become words with commas between them.
  static func optionText(_ value: YAMLValue) -> String? {
    if let text = value.text {
      return text
    }
    guard let items = value.list else { return nil }
    let words = items.compactMap(\.text)
    return words.count == items.count ? words.joined(separator: ",") : nil
  }
}

/// What one word behind a rule says: `off`, `on`, or a severity, which switches it on.
struct RuleSwitch {
  var isOn: Bool
  var severity: Severity?

  init?(_ word: String) {
    severity = Severity(rawValue: word)
    guard let isOn = severity == nil ? ShapeChecker.flag(word) : true else { return nil }
    self.isOn = isOn
  }

  static let severities = Severity.allCases.map(\.rawValue).reversed() as [String]
  static var accepts: String { (["on", "off"] + severities).list() }
}
