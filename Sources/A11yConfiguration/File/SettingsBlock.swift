import A11yCore

/// What a file says of all files, or of those of one override.
struct SettingsBlock: Sendable {
  var only: Setting<[String]>?
  /// Tags first, so that a rule's own entry wins.
  var rules: [RuleEntry] = []
  var grades: Setting<Bool>?
  var labelKeyPaths: [Setting<String>] = []
  var components: [(name: String, component: Setting<Component>)] = []

  init() {}

  init(_ value: YAMLValue, tags: [String], _ origin: (SourceLocation) -> Origin) {
    if let words = value["only"], words.text != "" {
      only = Setting(words.texts.compactMap(\.text), from: origin(words.location))
    }
    let entries = (value["rules"]?.entries ?? []).map { RuleEntry($0, origin) }
    rules = entries.filter { tags.contains($0.name) } + entries.filter { !tags.contains($0.name) }
    grades = value["grades"].flatMap { value in
      value.text.flatMap(ShapeChecker.flag).map { Setting($0, from: origin(value.location)) }
    }
    labelKeyPaths = value.settings("labelKeyPaths", origin)
    components = (value["components"]?.entries ?? []).map { entry in
      let component = Component(behavesAs: entry.value["behavesAs"]?.text, labelSource: entry.value["label"]?.text)
      return (entry.key, Setting(component, from: origin(entry.location)))
    }
  }
}

extension YAMLValue {
  /// The texts behind a key, each with its place.
  func settings(_ key: String, _ origin: (SourceLocation) -> Origin) -> [Setting<String>] {
    (self[key]?.texts ?? []).compactMap { item in item.text.map { Setting($0, from: origin(item.location)) } }
  }
}
