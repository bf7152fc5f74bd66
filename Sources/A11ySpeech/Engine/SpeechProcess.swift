import A11yPlatform

/// What the engine needs of child processes.
enum SpeechProcess {
  /// Waits until a child has ended, however it ended.
  static func wait(for child: pid_t) {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }
}
