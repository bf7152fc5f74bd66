import A11yCore
import Glibc

/// Writes a file whole or not at all: beside its place first, then renamed into it.
enum OutputFile {
  static func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  static func write(_ bytes: [UInt8], to path: String) throws {
    let folder = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
    // A file without a name vanishes by itself when the process is interrupted.
    let descriptor = open(folder.isEmpty ? "/" : folder, O_WRONLY | O_CLOEXEC | unnamedFile, 0o666)
    guard descriptor >= 0 else {
      if errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL { return try writeNamed(bytes, to: path) }
      throw failure(path)
    }
    defer { close(descriptor) }
    try StandardStreams.write(bytes, to: descriptor, name: path.escapedForDisplay)
    let beside = temporaryName(path)
    guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, beside, AT_SYMLINK_FOLLOW) == 0 else {
      return try writeNamed(bytes, to: path)
    }
    try replace(path, by: beside)
  }

  /// `O_TMPFILE`, which Swift does not import: its value on Linux is `__O_TMPFILE | O_DIRECTORY`.
  private static let unnamedFile: Int32 = 0o20_000_000 | O_DIRECTORY

  /// For file systems without unnamed files.
  private static func writeNamed(_ bytes: [UInt8], to path: String) throws {
    let beside = temporaryName(path)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    do {
      try StandardStreams.write(bytes, to: descriptor, name: path.escapedForDisplay)
    } catch {
      unlink(beside)
      throw error
    }
    try replace(path, by: beside)
  }

  private static func replace(_ path: String, by beside: String) throws {
    guard rename(beside, path) == 0 else {
      let failed = failure(path)
      unlink(beside)
      throw failed
    }
  }

  private static func temporaryName(_ path: String) -> String { "\(path).\(getpid()).partial" }

  private static func failure(_ path: String) -> Failure {
    Failure("cannot write \(path.escapedForDisplay): \(SystemError.message)")
  }
}
