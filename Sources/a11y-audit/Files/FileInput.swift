import A11yCommand
import A11yConfiguration

/// A file that is to be read, and what holds for it.
struct FileInput: Sendable {
  var input: InputFinder.Input
  /// As reports name it.
  var path: String
  var configuration: Configuration
  var settings: FileSettings
  /// Screens are as described, whatever the configuration says of the app's own classes.
  var isFaithful: Bool
}
