import A11yCore

/// One configuration file, read and found right.
struct ConfigurationFile: Sendable {
  /// As messages name it.
  var name: FilePath
  /// The folder that its paths and patterns start from.
  var folder: FilePath
  var extends: [Setting<String>]
  var settings: SettingsBlock
  var overrides: [(files: [Glob], settings: SettingsBlock)]
  var formats: [(files: Glob, format: Setting<String>)]
  var skip: [(files: Glob, origin: Origin)]
  var suppressions: [AcceptedFinding]
  /// Every path pattern but those of `suppress`, with the key that has it.
  var patterns: [ConfiguredPattern]
  var failOn: Setting<String>?
  /// Nil where the file says nothing of them.
  var reports: [Setting<String>]?

  /// - Parameter isConfiguration: whether the name says so or the user does. Of any other file nothing is shown unless its
  ///   keys tell that it is one: it may hold secrets.
  /// - Throws: every error in it.
  init(
    _ bytes: [UInt8], path: FilePath, name: FilePath, vocabulary: ConfigurationVocabulary, isConfiguration: Bool
  ) throws(ConfigurationError) {
    let root: YAMLValue
    do {
      root = try YAMLReader.read(bytes)
    } catch {
      throw ConfigurationError(name, error.location, "the file \(error.message)")
    }
    guard isConfiguration || Self.hasKnownKeys(root) else {
      throw ConfigurationError(name, root.location, "the file is not a configuration: most of its keys are unknown")
    }
    var checker = ShapeChecker(path: name, vocabulary: vocabulary)
    checker.check(root, ConfigurationKeys.root, name: "the file")
    for entry in root["suppress"]?.list ?? [] where entry.entries != nil && !AcceptedFinding.describes(entry) {
      checker.report(entry.location, "does not describe a control: \(AcceptedFinding.descriptions) is missing")
    }
    // Errors are found theme by theme; people fix from top to bottom.
    let start = SourceLocation(line: 1, column: 1)
    let mistakes = checker.mistakes.enumerated().sorted {
      ($0.element.location ?? start, $0.offset) < ($1.element.location ?? start, $1.offset)
    }
    if !mistakes.isEmpty { throw ConfigurationError(mistakes.map(\.element)) }
    self.init(root, folder: path.folder, name: name, vocabulary)
  }

  private static func hasKnownKeys(_ root: YAMLValue) -> Bool {
    guard let entries = root.entries else { return false }
    let known = entries.count { entry in ConfigurationKeys.root.contains { $0.name == entry.key } }
    return known * 2 >= entries.count
  }

  private init(_ root: YAMLValue, folder: FilePath, name: FilePath, _ vocabulary: ConfigurationVocabulary) {
    let tags = vocabulary.tags
    let origin = { (location: SourceLocation) in Origin.file(name, location) }
    self.name = name
    self.folder = folder
    extends = root.settings("extends", origin)
    settings = SettingsBlock(root, tags: tags, origin)
    overrides = (root["overrides"]?.list ?? []).map { entry in
      (entry.settings("files", origin).map { Glob($0.value) }, SettingsBlock(entry, tags: tags, origin))
    }
    formats = (root["formats"]?.entries ?? []).map {
      (Glob($0.key), Setting($0.value.text ?? "", from: origin($0.location)))
    }
    skip = root.settings("skip", origin).map { (Glob($0.value), $0.origin) }
    patterns = skip.map { ConfiguredPattern("skip", $0.files, folder, $0.origin) }
    for entry in root["overrides"]?.list ?? [] {
      patterns += entry.settings("files", origin).map {
        ConfiguredPattern("overrides", Glob($0.value), folder, $0.origin)
      }
    }
    patterns += formats.map { ConfiguredPattern("formats", $0.files, folder, $0.format.origin) }
    suppressions = (root["suppress"]?.list ?? []).map { AcceptedFinding($0, folder: folder, file: name) }
    failOn = root.settings("failOn", origin).first
    reports = root["reports"].map { _ in root.settings("reports", origin) }
    if vocabulary.isOfSource { applyLint(root["lint"], origin) }
  }

  /// What is otherwise for source. A file that two tools write would hold what the last of them found, so reports into
  /// files are the linter's only where they are named as its own.
  private mutating func applyLint(_ lint: YAMLValue?, _ origin: (SourceLocation) -> Origin) {
    failOn = lint?.settings("failOn", origin).first ?? failOn
    let printed = reports?.filter { !$0.value.contains("=") || $0.value.hasSuffix("=-") }
    reports = lint.flatMap { lint in lint["reports"].map { _ in lint.settings("reports", origin) } } ?? printed
  }
}
