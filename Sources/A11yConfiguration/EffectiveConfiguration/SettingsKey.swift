import A11yCore

/// Equal for files of which one configuration says the same, so that the many files of a run share few settings.
public struct SettingsKey: Hashable, Sendable {
  var configuration: FilePath?
  /// Whether the file is of each pattern, in the order of the files.
  var matches: [Bool] = []
}
