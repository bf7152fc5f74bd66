public import A11yCore

/// Everything that a configuration says of one file.
public struct FileSettings: Sendable {
  /// Equal for equal settings of one run.
  public let key: SettingsKey
  public var rules: RuleStates
  /// Whether a violation's grade changes the severity.
  public var grades: Setting<Bool> = Setting(true, from: .standard)
  public var labelKeyPaths: [Setting<String>] = []
  /// By class name; later files and overrides win.
  public var components: [String: Setting<Component>] = [:]
  /// Nil where the content tells.
  public var format: Setting<String>?
  /// Where it says that the file is not read.
  public var skip: Origin?
  /// Entries of `Configuration.suppressions`, by number, that concern the file.
  public var suppressions: [Int] = []

  init(_ vocabulary: ConfigurationVocabulary, key: SettingsKey) {
    rules = RuleStates(vocabulary)
    self.key = key
  }

  mutating func apply(_ block: SettingsBlock) {
    rules.apply(block)
    grades = block.grades ?? grades
    for path in block.labelKeyPaths where !labelKeyPaths.contains(where: { $0.value == path.value }) {
      labelKeyPaths.append(path)
    }
    for (name, component) in block.components { components[name] = component }
  }
}

extension FileSettings {
  /// The audit by these settings.
  ///
  /// - Parameter catalog: the rules that these settings were made for.
  public func audit<Subject>(_ catalog: [any Rule<Subject>], today: Day?) -> Audit<Subject> {
    var audit = Audit(rules: rules.rules(of: catalog))
    audit.severities = rules.severities
    audit.usesGrades = grades.value
    audit.today = today
    return audit
  }

  /// The screen with the app's own classes as the configuration describes them.
  public func applyComponents(to screen: Screen) -> Screen { screen.applying(components.mapValues(\.value)) }

  /// The names of `components` that controls are of.
  public func usedComponents(on screens: [Screen]) -> Set<String> {
    if components.isEmpty { return [] }
    var used: Set<String> = []
    for screen in screens {
      for name in screen.controls.lazy.compactMap(\.className) {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        for word in [name, short] where components[word] != nil { used.insert(word) }
      }
    }
    return used
  }

  /// By class name: the runtime attribute that sets the label.
  public var componentKeyPaths: [String: String] {
    components.compactMapValues(\.value.labelSource).filter { !Component.properties.contains($0.value) }
  }
}

/// Equal for files of which one configuration says the same, so that the many files of a run share few settings.
public struct SettingsKey: Hashable, Sendable {
  var configuration: FilePath?
  /// Whether the file is of each pattern, in the order of the files.
  var matches: [Bool] = []
}
