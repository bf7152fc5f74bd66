import A11yCore

/// What came of reading one file.
struct FileReading: Sendable {
  /// Nil when it cannot be read or is no description.
  var screens: [Screen]?
  /// The file, if it could be read.
  var bytes: [UInt8] = []
  /// It is one that people write.
  var isWritten = false
  /// Words of a description that are not known, for commands that do not report them as findings.
  var words: [String] = []
  /// Lines for standard error.
  var errors: [String] = []
  var hasFailed = false
  /// In a folder, the path of a sound file of another kind.
  var passedOver: FilePath?
  /// Why an interface file is passed over: it has screens, in a form that is not read.
  var obstacle: String?

  /// It should have been read and was not.
  var isUnread = false

  /// Only what there is to tell.
  var withoutScreens: FileReading {
    var reading = self
    reading.screens = nil
    reading.bytes = []
    return reading
  }

  mutating func fail(_ message: String) {
    errors.append(message)
    hasFailed = true
  }
}
