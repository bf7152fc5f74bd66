/// The progress that a playback reports.
enum PlaybackReport {
  /// It reached the next mark in its commands.
  case mark
  case noSoundDevice
  /// The child is gone: it reached the end of its commands, or crashed.
  case ended
}
