public import A11yCore

/// What is in effect for a file, each value with its origin: `config --print`.
public struct ConfigurationPrinter {
  private let configuration: Configuration
  private let vocabulary: ConfigurationVocabulary
  private var lines: [(text: String, origin: String)] = []

  private init(_ configuration: Configuration, _ vocabulary: ConfigurationVocabulary) {
    self.configuration = configuration
    self.vocabulary = vocabulary
  }

  /// - Parameters:
  ///   - file: as a person names it.
  ///   - run: what holds for the run as a whole, in order.
  public static func text(
    _ configuration: Configuration, _ vocabulary: ConfigurationVocabulary, _ settings: FileSettings, file: FilePath,
    run: [(name: String, value: Setting<String>)]
  ) -> String {
    var printer = ConfigurationPrinter(configuration, vocabulary)
    for (name, value) in run { printer.add("\(name): \(value.value.escapedForDisplay)", value.origin) }
    printer.add(settings)
    for rule in settings.rules.all { printer.add(rule) }
    let width = min(60, printer.lines.map(\.text.count).max() ?? 0)
    var text = "# \(file.text.escapedForDisplay)\n"
    text += configuration.name.map { "# configuration: \($0.text.escapedForDisplay)\n" } ?? "# no configuration\n"
    for base in configuration.bases { text += "# extends: \(base.text.escapedForDisplay)\n" }
    for line in printer.lines {
      let gap = String(repeating: " ", count: max(0, width - line.text.count))
      text += line.origin.isEmpty ? line.text + "\n" : "\(line.text)\(gap)  # \(line.origin)\n"
    }
    return text
  }

  private mutating func add(_ text: String, _ origin: Origin?) {
    lines.append((text, origin.map { "\($0)" } ?? ""))
  }

  private mutating func add(_ settings: FileSettings) {
    if let skip = settings.skip { add("skip: true", skip) }
    if let format = settings.format { add("format: \(format.value)", format.origin) }
    add("grades: \(settings.grades.value)", settings.grades.origin)
    for path in settings.labelKeyPaths { add("labelKeyPath: \(path.value.escapedForDisplay)", path.origin) }
    for (name, component) in settings.components.sorted(by: { $0.key < $1.key }) {
      let parts = [("behavesAs", component.value.behavesAs), ("label", component.value.labelSource)]
      let words = parts.compactMap { name, value in value.map { "\(name)=\($0.escapedForDisplay)" } }
      add("component \(name.escapedForDisplay): \(words.joined(separator: " "))", component.origin)
    }
    for number in settings.suppressions {
      let entry = configuration.suppressions[number]
      let day = entry.until.map { " until \($0)" } ?? ""
      add("suppress \(entry.rule)\(day): \(entry.reason.excerpt())", .file(entry.file, entry.location))
    }
  }

  private mutating func add(_ state: RuleState) {
    add("\(state.id): \(state.isOn.value ? "on" : "off")", state.isOn.origin)
    guard state.isOn.value, let rule = vocabulary.rules.first(where: { $0.info.id == state.id }) else { return }
    let severity = state.severity ?? Setting(rule.info.severity, from: .standard)
    add("  severity: \(severity.value.rawValue)", severity.origin)
    for option in rule.options {
      let value = state.options.last { $0.name == option.name }?.value ?? Setting(option.defaultValue, from: .standard)
      add("  \(option.name): \(value.value.escapedForDisplay)", value.origin)
    }
  }
}
