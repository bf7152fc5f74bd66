import A11yCore
package import A11yPlatform

/// Results go to standard output, everything else to standard error.
package enum StandardStreams {
  /// Text for people, on standard output. Everything but the reports and sound goes through here: no text of a file can be
  /// a command to a terminal or a CI system.
  ///
  /// - Throws: a `Failure` if the text could not be written in full: a full disk must not look like success.
  package static func print(_ text: String) throws { try printReport(text.safeForConsole) }

  /// A report on standard output, which has made its texts safe itself: some reports are commands to a CI system.
  package static func printReport(_ text: String) throws {
    try write(Array(text.utf8), to: .standardOutput, name: "standard output")
  }

  /// A line on standard error, safe as `print` makes it. A failure to write it has no place left to be reported.
  package static func printError(_ line: String) {
    try? write(Array((line.safeForConsole + "\n").utf8), to: .standardError, name: "standard error")
  }

  /// A line that the next one replaces.
  package static func printProgress(_ line: String) {
    try? write(Array("\r\u{1B}[2K\(line)".utf8), to: .standardError, name: "standard error")
  }

  package static func write(_ bytes: [UInt8], to file: FileDescriptor, name: String) throws {
    try bytes.withUnsafeBytes { try write($0, to: file, name: name) }
  }

  package static func write(_ bytes: UnsafeRawBufferPointer, to file: FileDescriptor, name: String) throws {
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      throw Failure("cannot write \(name): \(error.message)")
    }
  }
}
