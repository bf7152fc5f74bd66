package import A11yConfiguration
package import A11yCore

/// A file that is to be read, and what holds for it.
package struct FileInput: Sendable {
  package var input: InputFinder.Input
  /// As reports name it.
  package var path: FilePath
  package var configuration: Configuration
  package var settings: FileSettings
  /// `--changed-since` leaves it out: it may be read, and is not checked.
  package var isUnchanged = false

  package init(
    input: InputFinder.Input, path: FilePath, configuration: Configuration, settings: FileSettings
  ) {
    self.input = input
    self.path = path
    self.configuration = configuration
    self.settings = settings
  }
}
