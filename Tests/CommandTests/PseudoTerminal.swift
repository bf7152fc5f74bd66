import Foundation
import Glibc
import TestSupport

/// The tool on a terminal of its own.
final class PseudoTerminal {
  private let main: Int32
  private let other: FileHandle
  private let process = Process()
  private var shown = ""

  /// `TIOCSPTLCK` and `TIOCGPTN`: macros that Swift cannot read.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  struct Failure: Error {}

  init(_ arguments: [String], rows: UInt16 = 30, columns: UInt16 = 100) throws {
    main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // unlockpt and ptsname, which Swift does not import.
    var lock: Int32 = 0
    var number: Int32 = 0
    guard main >= 0, ioctl(main, Self.setLock, &lock) == 0, ioctl(main, Self.getNumber, &number) == 0 else {
      throw Failure()
    }
    let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure() }
    other = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
    process.executableURL = Tool.executable
    process.arguments = arguments
    process.currentDirectoryURL = Tool.root
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C", "TERM": "xterm"]
    process.standardInput = other
    process.standardOutput = other
    process.standardError = other
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(main)
  }

  var identifier: Int32 { process.processIdentifier }

  /// Whether keys are kept until a line is complete and are shown as they are typed.
  var isCooked: Bool {
    var attributes = termios()
    tcgetattr(other.fileDescriptor, &attributes)
    return attributes.c_lflag & tcflag_t(ICANON) != 0 && attributes.c_lflag & tcflag_t(ECHO) != 0
  }

  func type(_ keys: String) { _ = Array(keys.utf8).withUnsafeBytes { write(main, $0.baseAddress, $0.count) } }

  /// What is shown from the last call on until the text appears, or until nothing has come for two minutes, which even a busy
  /// machine does not need.
  func shown(until text: String) -> String {
    while !shown.contains(text) {
      guard read(milliseconds: 120_000) else { break }
    }
    defer { shown = "" }
    return shown
  }

  /// What is shown from the last call on to the end of the process.
  func rest() -> String {
    _ = status()
    while read(milliseconds: 20) {}
    defer { shown = "" }
    return shown
  }

  /// Whether anything has come.
  @discardableResult
  private func read(milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(main, &buffer, buffer.count)
    guard count > 0 else { return false }
    shown += String(decoding: buffer.prefix(count), as: UTF8.self)
    return true
  }

  /// The exit status, negative for a signal.
  func status() -> Int32 {
    // A terminal that nobody reads stops who writes.
    while process.isRunning { read(milliseconds: 20) }
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// Waits until the process is stopped, at most two minutes; whether it is.
  func isStopped() -> Bool {
    for _ in 0..<12_000 {
      let stat = (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)) ?? ""
      if stat.contains(") T ") { return true }
      usleep(10_000)
    }
    return false
  }
}
