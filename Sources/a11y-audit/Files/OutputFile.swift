import A11yCore
import Glibc

/// A file written whole or not at all: nameless until everything is in it, then put into its place in one step.
final class OutputFile {
  private let path: String
  private let descriptor: Int32
  /// Where it is being written when the file system has no nameless files.
  private let beside: String?

  /// Writes a whole file.
  static func write(_ text: String, to path: String) throws {
    let file = try OutputFile(path)
    try file.append(Array(text.utf8))
    try file.finish()
  }

  init(_ path: String) throws(Failure) {
    self.path = path
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    // Vanishes by itself when the process is interrupted.
    let nameless = open(folder, O_WRONLY | O_CLOEXEC | Self.namelessFlag, 0o666)
    if nameless >= 0 {
      descriptor = nameless
      beside = nil
      return
    }
    guard errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL else { throw Self.failure(path) }
    let name = Self.temporaryName(path)
    let named = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard named >= 0 else { throw Self.failure(path) }
    descriptor = named
    beside = name
  }

  deinit {
    close(descriptor)
    if let beside { unlink(beside) }
  }

  func append(_ bytes: [UInt8]) throws {
    try StandardStreams.write(bytes, to: descriptor, name: path.escapedForDisplay)
  }

  /// Writes over the beginning: a header whose numbers are known at the end only.
  func overwriteBeginning(with bytes: [UInt8]) throws(Failure) {
    let written = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    guard written == bytes.count else { throw Self.failure(path) }
  }

  /// Puts the file into its place; before, there is nothing of it to be seen.
  func finish() throws(Failure) {
    let name = beside ?? Self.temporaryName(path)
    if beside == nil,
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) != 0
    {
      throw Self.failure(path)
    }
    guard rename(name, path) == 0 else {
      let failure = Self.failure(path)
      unlink(name)
      throw failure
    }
  }

  /// `O_TMPFILE`, which Swift does not import: `__O_TMPFILE | O_DIRECTORY` on Linux.
  private static let namelessFlag: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func temporaryName(_ path: String) -> String { "\(path).\(getpid()).partial" }

  private static func failure(_ path: String) -> Failure {
    Failure("cannot write \(path.escapedForDisplay): \(SystemError.message)")
  }
}
