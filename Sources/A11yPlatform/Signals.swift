internal import CLibrary

/// The signals that end a run: an impatient user, a closed terminal, a CI job that is canceled.
package enum Signals {
  /// Lets them wait until the work is done. It should be short.
  package static func held<Result, Error>(_ work: () throws(Error) -> Result) throws(Error) -> Result {
    var ending = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&ending, signal) }
    return try held(ending, work)
  }

  /// The same with every signal: a thread that a library starts meanwhile takes none later.
  package static func allHeld<Result, Error>(_ work: () throws(Error) -> Result) throws(Error) -> Result {
    var all = sigset_t()
    sigfillset(&all)
    return try held(all, work)
  }

  private static func held<Result, Error>(
    _ signals: sigset_t, _ work: () throws(Error) -> Result
  ) throws(Error) -> Result {
    var signals = signals
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }
}

/// Signals that are neither caught nor lost, but asked for: nothing has to be done inside of a handler, and no state has to
/// be global.
package final class HeldSignals {
  package enum Signal: Equatable, Sendable {
    /// The window has another size.
    case resized
    /// The process was stopped and goes on.
    case continued
    /// `^Z`
    case stop
    /// A signal that ends the process.
    case fatal(Int32)
  }

  private var held = sigset_t()
  private var before = sigset_t()

  private static let fatal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Holds signals from now on, but for those that are ignored: a thread that a library starts later inherits that, and would
  /// otherwise take a signal in place of this one.
  package init() {
    sigemptyset(&held)
    for signal in Self.fatal + [SIGTSTP, SIGCONT, SIGWINCH] where !Self.isIgnored(signal) { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &before)
  }

  /// Holds them again after `release`.
  package func hold() { sigprocmask(SIG_BLOCK, &held, nil) }

  /// Signals do what they did before.
  package func release() { sigprocmask(SIG_SETMASK, &before, nil) }

  /// A signal that came since the last call.
  package func take() -> Signal? {
    guard let number = takeNumber() else { return nil }
    switch number {
    case SIGWINCH: return .resized
    case SIGCONT: return .continued
    case SIGTSTP: return .stop
    default: return .fatal(number)
    }
  }

  /// Lets a signal do what it does to any other program. They must have been released.
  package func deliver(_ signal: Signal) {
    let number =
      switch signal {
      case .resized: SIGWINCH
      case .continued: SIGCONT
      case .stop: SIGTSTP
      case .fatal(let number): number
      }
    CLibrary.signal(number, SIG_DFL)
    // The program that started this one may have blocked it.
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    sigprocmask(SIG_UNBLOCK, &only, nil)
    kill(getpid(), number)
  }

  private func takeNumber() -> Int32? {
    #if canImport(Darwin)
      var pending = sigset_t()
      sigpending(&pending)
      for number in Self.fatal + [SIGTSTP, SIGCONT, SIGWINCH]
      where sigismember(&pending, number) == 1 && sigismember(&held, number) == 1 {
        var only = sigset_t()
        var taken: Int32 = 0
        sigemptyset(&only)
        sigaddset(&only, number)
        if sigwait(&only, &taken) == 0 { return taken }
      }
      return nil
    #else
      var now = timespec()
      let number = sigtimedwait(&held, nil, &now)
      return number > 0 ? number : nil
    #endif
  }

  /// `nohup` and shells without job control ignore signals on purpose.
  private static func isIgnored(_ number: Int32) -> Bool {
    guard fatal.contains(number) || number == SIGTSTP else { return false }
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // `SIG_IGN`, which is no pointer to a function.
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
