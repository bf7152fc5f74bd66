import A11yCore
import A11yPlatform

/// Results go to standard output, everything else to standard error.
package enum StandardStreams {
  /// Takes the numbers of streams that were closed before the start, so that no file gets one of them and with it what
  /// is meant for the stream. Using such a stream fails as before: it is open the wrong way round.
  package static func occupyClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Text for people, on standard output. Everything but the reports and sound goes through here: no text of a file can be
  /// a command to a terminal or a CI system.
  ///
  /// - Throws: a `Failure` if the text could not be written in full: a full disk must not look like success.
  package static func print(_ text: String) throws { try printReport(text.safeForConsole) }

  /// A report on standard output, which has made its texts safe itself: some reports are commands to a CI system.
  package static func printReport(_ text: String) throws {
    try write(Array(text.utf8), to: STDOUT_FILENO, name: "standard output")
  }

  /// A line on standard error, safe as `print` makes it. A failure to write it has no place left to be reported.
  package static func printError(_ line: String) {
    try? write(Array((line.safeForConsole + "\n").utf8), to: STDERR_FILENO, name: "standard error")
  }

  /// A line that the next one replaces.
  package static func printProgress(_ line: String) {
    try? write(Array("\r\u{1B}[2K\(line)".utf8), to: STDERR_FILENO, name: "standard error")
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws {
    try bytes.withUnsafeBytes { try write($0, to: descriptor, name: name) }
  }

  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, name: String) throws {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      if count > 0 {
        written += count
      } else if errno != EINTR {
        throw Failure("cannot write \(name): \(SystemError.message)")
      }
    }
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}

/// What the system says of the call that just failed.
package enum SystemError {
  package static var message: String { message(errno) }

  package static func message(_ code: Int32) -> String { String(cString: strerror(code)) }
}
