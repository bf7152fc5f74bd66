import A11yCore
// The environment is a variable of C, which nothing here changes.
import A11yPlatform

/// Another tool, run to its end. No shell is involved: every argument reaches the tool byte for byte.
package enum ChildProcess {
  /// How a process ended.
  package enum Ending: Equatable, Sendable {
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

  package struct Answer: Sendable {
    package var bytes: [UInt8]
    package var ending: Ending
    /// The beginning of its standard error.
    package var errors: String

    /// The exit status; nil if a signal ended the process.
    package var status: Int32? { if case .exited(let status) = ending { status } else { nil } }
  }

  /// What becomes of what a tool writes to standard error.
  package enum Errors {
    /// Written there after the tool's end, made safe: it may quote files of the repository.
    case shown
    case dropped
  }

  /// Runs a tool and reads its standard output to the end.
  ///
  /// - Parameters:
  ///   - words: the tool, which is looked up in `PATH` unless it is a path, and its arguments.
  ///   - input: its standard input; nil for this process's own.
  ///   - seconds: how long it may be silent; then it is killed. Nil for any time.
  /// - Throws: a `Failure` if the tool cannot be run or took too long.
  package static func output(
    of words: [String], input: ScratchFile? = nil, errors wish: Errors = .shown, seconds: Int32? = nil
  ) throws(Failure) -> Answer {
    let name = words.first?.escapedForDisplay ?? ""
    // A C string ends at the first zero: the tool would get another argument.
    guard !words.isEmpty, !words.contains(where: { $0.utf8.contains(0) }) else {
      throw Failure("cannot run '\(name)': an argument contains a null character")
    }
    // A process that was started with this signal ignored, as some runners do, is told no exit status of its children.
    signal(SIGCHLD, SIG_DFL)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw failure("run", name, errno) }
    defer { close(ends[0]) }
    // The tool has neither end but as its standard output: with one of its own the end of the output would never come.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let errors = try ScratchFile.temporary()
    if let input { lseek(input.descriptor, 0, SEEK_SET) }
    let spawned = spawn(words, input: input?.descriptor, output: ends[1], errors: errors.descriptor)
    let reason = errno
    close(ends[1])
    guard let child = spawned else { throw failure("run", name, reason) }
    let answer = read(ends[0], milliseconds: seconds.map { $0 * 1000 } ?? -1)
    if answer.error == ETIMEDOUT { kill(child, SIGKILL) }
    let end = wait(for: child)
    if answer.error == ETIMEDOUT {
      throw Failure("\(name) did not answer within \(seconds ?? 0) seconds and was stopped")
    }
    let text = errors.text()
    if wish == .shown, !text.isEmpty {
      StandardStreams.printError(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
    guard let ending = end else { throw failure("get the exit status of", name, errno) }
    if let error = answer.error { throw failure("read from", name, error) }
    return Answer(bytes: answer.bytes, ending: ending, errors: text)
  }

  /// - Returns: nil with the reason in `errno` if the tool cannot be run.
  private static func spawn(_ words: [String], input: Int32?, output: Int32, errors: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // The tool is to be ended by any signal, whatever this thread holds back.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let code = posix_spawnp(&child, words[0], &actions, &attributes, arguments, environ)
    errno = code
    return code == 0 ? child : nil
  }

  /// - Parameter milliseconds: how long to wait for more; -1 for any time.
  private static func read(_ descriptor: Int32, milliseconds: Int32) -> (bytes: [UInt8], error: Int32?) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, milliseconds)
      if ready == 0 { return (bytes, ETIMEDOUT) }
      if ready < 0, errno != EINTR { return (bytes, errno) }
      if ready < 0 { continue }
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk.prefix(count)
      } else if count == 0 {
        return (bytes, nil)
      } else if errno != EINTR {
        return (bytes, errno)
      }
    }
  }

  /// - Returns: nil with the reason in `errno` if the system does not tell.
  private static func wait(for child: pid_t) -> Ending? {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    // The low seven bits are the signal; zero means an exit, whose status is the next byte.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }

  private static func failure(_ action: String, _ name: String, _ code: Int32) -> Failure {
    Failure("cannot \(action) \(name): \(SystemError.message(code))")
  }
}
