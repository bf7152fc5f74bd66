import A11yCommand
import A11yPlatform

/// The terminal while single keys are read. Whatever ends the walk – a key, an error, a signal – finds it as it was.
///
/// Signals are not caught but held back and asked for between keys. `^C` and `^Z` stay the terminal's own.
final class KeyTerminal {
  enum Event: Equatable {
    case key(TerminalKey)
    /// What `descriptor` tells has something to say.
    case sound
    /// The window has another size, or the tool has been stopped and goes on.
    case redraw
    /// The terminal is gone.
    case closed
  }

  /// Called before the process is stopped or ended by a signal.
  var willStop: () -> Void = {}
  private let terminal: Terminal
  private let signals: HeldSignals
  private var isEntered = false
  private var bytes: ArraySlice<UInt8> = []

  /// How long an escape may wait for its sequence: the bytes of a sequence come at once.
  private static let sequenceTime: Int32 = 50
  /// How long a signal may wait, in milliseconds.
  private static let signalTime: Int32 = 100
  /// The other screen, so that what was on the terminal is there again at the end; no cursor.
  private static let opening = "\u{1B}[?1049h\u{1B}[?25l"
  private static let closing = "\u{1B}[?25h\u{1B}[?1049l"

  /// Holds signals back from now on. Nil where keys cannot be read one by one.
  init?() {
    guard let terminal = Terminal() else { return nil }
    self.terminal = terminal
    signals = HeldSignals()
  }

  func enter() {
    if isEntered { return }
    isEntered = true
    signals.hold()
    open()
  }

  func leave() {
    guard isEntered else { return }
    isEntered = false
    show(Self.closing)
    // What was typed ahead was meant for the walk.
    terminal.restore()
    signals.release()
  }

  /// Columns and rows.
  var size: (columns: Int, rows: Int) { terminal.size }

  /// Shows these lines and nothing else.
  func draw(_ lines: [String]) { show("\u{1B}[H\u{1B}[2J" + lines.joined(separator: "\n")) }

  /// Waits for what happens next.
  func next(watching descriptor: FileDescriptor?) -> Event {
    while true {
      if let key = TerminalKey.take(from: &bytes, isComplete: false) { return .key(key) }
      if let event = takeSignal() { return event }
      let watched = [.standardInput] + [descriptor].compactMap(\.self)
      let time = bytes.isEmpty ? Self.signalTime : Self.sequenceTime
      guard let ready = try? FileDescriptor.areReadable(watched, milliseconds: time) else { continue }
      if !ready.contains(true), let key = TerminalKey.take(from: &bytes, isComplete: true) { return .key(key) }
      if ready[0], !readBytes() { return .closed }
      if ready.count > 1, ready[1] { return .sound }
    }
  }

  /// Whether there was anything to read.
  private func readBytes() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 256)
    do throws(SystemError) {
      let count = try FileDescriptor.standardInput.read(into: &buffer)
      bytes += buffer.prefix(count)
      return count > 0
    } catch {
      return error == .wouldWait
    }
  }

  private func takeSignal() -> Event? {
    guard let signal = signals.take() else { return nil }
    switch signal {
    case .resized: break
    // After a stop that cannot be intercepted; the shell has set the terminal to its own liking.
    case .continued: open()
    case .stop:
      stop(by: signal)
      enter()
    case .fatal(let number):
      stop(by: signal)
      // The signal was ignored after all.
      SpawnedProcess.endProgram(status: 128 + number)
    }
    return .redraw
  }

  /// Lets a signal do what it does to any other program, with the terminal as it was.
  private func stop(by signal: HeldSignals.Signal) {
    willStop()
    leave()
    signals.deliver(signal)
  }

  private func open() {
    terminal.readKeys()
    show(Self.opening)
  }

  private func show(_ text: String) {
    try? StandardStreams.write(Array(text.utf8), to: .standardOutput, name: "standard output")
  }
}
