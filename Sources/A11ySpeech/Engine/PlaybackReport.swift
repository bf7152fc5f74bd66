/// What a performance says of its progress.
enum PlaybackReport {
  /// It has come to the next mark of its score.
  case mark
  case noSoundDevice
  /// The child is gone: it came to the end of its score, or it crashed.
  case ended
}
