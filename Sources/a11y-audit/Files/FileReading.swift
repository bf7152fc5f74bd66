import A11yCore

/// What came of reading one file.
struct FileReading: Sendable {
  /// Nil when it cannot be read or is no description.
  var screens: [Screen]?
  /// The file, if it is one that people write.
  var bytes: [UInt8]?
  /// Words of a description that are not known, for commands that do not report them as findings.
  var words: [String] = []
  /// Lines for standard error.
  var errors: [String] = []
  var hasFailed = false
  /// In a folder, the path of a sound file of another kind.
  var passedOver: FilePath?

  /// It should have been read and was not.
  var isUnread = false

  /// Only what there is to tell.
  var withoutScreens: FileReading {
    var reading = self
    reading.screens = nil
    reading.bytes = nil
    return reading
  }

  mutating func fail(_ message: String) {
    errors.append(message)
    hasFailed = true
  }
}
