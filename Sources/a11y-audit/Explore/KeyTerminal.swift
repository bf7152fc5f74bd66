import A11yCommand
import A11yPlatform

/// The terminal while single keys are read. Whatever ends the walk – a key, an error, a signal – finds it as it was.
///
/// Signals are not caught but held back and asked for between keys, so that nothing has to be done inside of a handler
/// and no state has to be global. `^C` and `^Z` stay the terminal's own.
final class KeyTerminal {
  enum Event: Equatable {
    case key(TerminalKey)
    /// What `descriptor` tells has something to say.
    case sound
    /// The window has another size, or the tool has been stopped and goes on.
    case redraw
    /// Nobody is there any longer.
    case closed
  }

  /// Called before the process is stopped or ended by a signal.
  var willStop: () -> Void = {}
  private let original: termios
  private var held = sigset_t()
  private var before = sigset_t()
  private var isEntered = false
  private var bytes: ArraySlice<UInt8> = []

  /// How long an escape may wait for its sequence: the bytes of a sequence come at once.
  private static let sequenceTime: Int32 = 50
  /// How long a signal may wait, in milliseconds.
  private static let signalTime: Int32 = 100
  private static let fatal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The other screen, so that what was on the terminal is there again at the end; no cursor.
  private static let opening = "\u{1B}[?1049h\u{1B}[?25l"
  private static let closing = "\u{1B}[?25h\u{1B}[?1049l"

  /// Holds signals back from now on: a thread that a library starts later inherits that, and would otherwise take the
  /// signal in our place. Nil where keys cannot be read one by one.
  init?() {
    var attributes = termios()
    guard StandardStreams.isTerminal(STDOUT_FILENO), tcgetattr(STDIN_FILENO, &attributes) == 0,
      let kind = getenv("TERM").map({ String(cString: $0) }), kind != "dumb", !kind.isEmpty
    else { return nil }
    original = attributes
    sigemptyset(&held)
    for signal in Self.fatal + [SIGTSTP, SIGCONT, SIGWINCH] where !Self.isIgnored(signal) { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &before)
  }

  func enter() {
    if isEntered { return }
    isEntered = true
    sigprocmask(SIG_BLOCK, &held, nil)
    makeRaw()
  }

  func leave() {
    guard isEntered else { return }
    isEntered = false
    show(Self.closing)
    // What was typed ahead was meant for the walk.
    var attributes = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &attributes)
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Columns and rows.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows these lines and nothing else.
  func draw(_ lines: [String]) { show("\u{1B}[H\u{1B}[2J" + lines.joined(separator: "\n")) }

  /// Waits for what happens next.
  func next(watching descriptor: Int32?) -> Event {
    while true {
      if let key = TerminalKey.take(from: &bytes, isComplete: false) { return .key(key) }
      if let event = takeSignal() { return event }
      var waiting = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
      if let descriptor { waiting.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
      let count = poll(&waiting, nfds_t(waiting.count), bytes.isEmpty ? Self.signalTime : Self.sequenceTime)
      if count == 0, let key = TerminalKey.take(from: &bytes, isComplete: true) { return .key(key) }
      guard count > 0 else { continue }
      if waiting[0].revents != 0, !readBytes() { return .closed }
      if waiting.count > 1, waiting[1].revents != 0 { return .sound }
    }
  }

  /// Whether there was anything to read.
  private func readBytes() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    bytes += buffer.prefix(count)
    return count > 0
  }

  private func takeSignal() -> Event? {
    var now = timespec()
    let signal = sigtimedwait(&held, nil, &now)
    switch signal {
    case SIGWINCH: return .redraw
    case SIGCONT:
      // After a SIGSTOP, which nobody can hold back; the shell has set the terminal to its own liking.
      makeRaw()
      return .redraw
    case SIGTSTP:
      stop(by: SIGTSTP)
      enter()
      return .redraw
    case _ where Self.fatal.contains(signal):
      stop(by: signal)
      // The signal was ignored after all.
      exit(128 + signal)
    default: return nil
    }
  }

  /// Lets a signal do what it does to any other program, with the terminal as it was.
  private func stop(by number: Int32) {
    willStop()
    leave()
    signal(number, SIG_DFL)
    // Whoever started the tool may have blocked it.
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    sigprocmask(SIG_UNBLOCK, &only, nil)
    kill(getpid(), number)
  }

  private func makeRaw() {
    var raw = original
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    show(Self.opening)
  }

  private func show(_ text: String) {
    try? StandardStreams.write(Array(text.utf8), to: STDOUT_FILENO, name: "standard output")
  }

  /// `nohup` and shells without job control ignore signals on purpose.
  private static func isIgnored(_ number: Int32) -> Bool {
    guard fatal.contains(number) || number == SIGTSTP else { return false }
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
