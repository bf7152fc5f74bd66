public import A11yCore

/// What holds for the files of a folder: a configuration file and all it builds on.
public struct Configuration: Sendable {
  private let vocabulary: ConfigurationVocabulary
  /// What is built upon comes first, and what comes later wins.
  let files: [ConfigurationFile]
  /// The path of the file itself, from the root of the file system; nil where there is none.
  public let path: FilePath?
  /// Every entry of every file, in order.
  public let suppressions: [AcceptedFinding]

  init(_ files: [ConfigurationFile], path: FilePath?, vocabulary: ConfigurationVocabulary) {
    self.files = files
    self.path = path
    self.vocabulary = vocabulary
    suppressions = files.flatMap(\.suppressions)
  }

  /// The configuration that says nothing.
  public static func none(_ vocabulary: ConfigurationVocabulary) -> Configuration {
    Configuration([], path: nil, vocabulary: vocabulary)
  }

  /// The file as messages name it.
  public var name: FilePath? { files.last?.name }

  /// The folder of the file itself.
  public var folder: FilePath? { path?.folder }

  /// The names of the files it builds on.
  public var bases: [FilePath] { files.dropLast().map(\.name) }

  /// - Parameters:
  ///   - path: from the root of the file system.
  ///   - choice: what the command line says of rules.
  public func settings(for path: FilePath, _ choice: RuleChoice = RuleChoice()) -> FileSettings {
    var settings = FileSettings(vocabulary, key: key(for: path))
    for file in files { file.apply(to: &settings, path: path) }
    settings.rules.apply(choice)
    settings.suppressions = suppressions.indices.filter { suppressions[$0].appliesTo(path: path) }
    return settings
  }

  /// Tells whether settings that were made for one file hold for another.
  public func key(for path: FilePath) -> SettingsKey {
    var key = SettingsKey(configuration: self.path)
    for file in files {
      guard let relative = path.relative(to: file.folder) else { continue }
      key.matches += file.overrides.map { $0.files.contains { $0.matchesPath(relative) } }
      key.matches += (file.formats.map(\.files) + file.skip.map(\.files)).map { $0.matchesPath(relative) }
    }
    key.matches += suppressions.map { $0.namesFiles && $0.appliesTo(path: path) }
    return key
  }

  public var failOn: Setting<String>? { files.last { $0.failOn != nil }?.failOn }

  /// As `name` or `name=file`, each file's path from the root of the file system; nil where nothing is said.
  public var reports: [Setting<String>]? {
    guard let file = files.last(where: { $0.reports != nil }) else { return nil }
    return file.reports?.map { report in
      guard let target = Self.file(of: report.value, in: file.folder) else { return report }
      return Setting("\(report.value.prefix { $0 != "=" })=\(target)", from: report.origin)
    }
  }

  /// The file of a report written as `name=file`; nil for standard output.
  static func file(of report: String, in folder: FilePath) -> FilePath? {
    let parts = report.split(separator: "=", maxSplits: 1).map(String.init)
    return parts.count == 2 && parts[1] != "-" ? folder.appending(FilePath(parts[1])) : nil
  }
}

extension ConfigurationFile {
  fileprivate func apply(to settings: inout FileSettings, path: FilePath) {
    settings.apply(self.settings)
    guard let relative = path.relative(to: folder) else { return }
    for (globs, block) in overrides where globs.contains(where: { $0.matchesPath(relative) }) { settings.apply(block) }
    for (glob, format) in formats where glob.matchesPath(relative) { settings.format = format }
    if let skip = skip.first(where: { $0.files.matchesPath(relative) }) { settings.skip = skip.origin }
  }
}
