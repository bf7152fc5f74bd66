internal import CLibrary

/// A child process.
package struct SpawnedProcess: Sendable {
  private let id: Int32

  /// A child that other code has started.
  package init(id: Int32) { self.id = id }

  /// Starts a tool. No shell is involved: every argument reaches the tool byte for byte.
  ///
  /// - Parameters:
  ///   - words: the tool, which is looked up in `PATH` unless it is a path, and its arguments, without zero bytes.
  ///   - input: its standard input; nil for this process's own.
  package init(
    _ words: [String], input: FileDescriptor?, output: FileDescriptor, errors: FileDescriptor
  ) throws(SystemError) {
    // A process that was started with this signal ignored, as some runners do, is reported no exit status of its
    // children.
    signal(SIGCHLD, SIG_DFL)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let environment = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let environment = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO) }
    posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.number, STDERR_FILENO)
    // The tool is to be ended by any signal, whatever this thread holds back.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = Self.cStrings(words)
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let code = posix_spawnp(&child, arguments[0] ?? strdup(""), &actions, &attributes, arguments, environment)
    guard code == 0 else { throw SystemError(code: code) }
    id = child
  }

  /// Runs a tool in place of this program.
  ///
  /// - Returns: why that was not possible.
  package static func replaceProgram(with path: String, _ arguments: [String]) -> SystemError {
    let words = cStrings([path] + arguments)
    defer { for word in words { free(word) } }
    execv(path, words)
    return .last
  }

  /// Ends this program.
  package static func endProgram(status: Int32) -> Never { exit(status) }

  /// Ends it at once.
  package func kill() { _ = CLibrary.kill(id, SIGKILL) }

  /// Waits until it has ended. To be called once.
  @discardableResult
  package func wait() throws(SystemError) -> ProcessEnding {
    var status: Int32 = 0
    try SystemError.check { waitpid(id, &status, 0) }
    // The low seven bits are the signal; zero means an exit, whose status is the next byte.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }

  private static func cStrings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }
}

/// How a process ended.
package enum ProcessEnding: Equatable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  /// A predicate of the tool: `ended with exit status 3`, `was ended by signal 9 (Killed)`.
  package var text: String {
    switch self {
    case .exited(let status): "ended with exit status \(status)"
    case .signaled(let signal): "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }
}
