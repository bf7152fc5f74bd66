import A11yCore
import Glibc

/// A file written whole or not at all: nameless until everything is in it, then put into its place in one step.
///
/// What is no regular file – a device, a pipe – is written into directly; a file in its place would do away with it.
package final class OutputFile {
  private let path: String
  private let descriptor: Int32
  private let place: Place

  /// Where the bytes are until the end.
  private enum Place {
    case direct
    case nameless
    /// On a file system without nameless files.
    case beside(String)
  }

  /// A device or a pipe: bytes are gone once they are written.
  package var isStream: Bool { if case .direct = place { true } else { false } }

  /// Writes a whole file; to standard output without a path.
  package static func write(_ text: String, to path: String?) throws {
    guard let path else { return try StandardStreams.print(text) }
    let file = try OutputFile(path)
    // Reports of many findings are large: not copied for being written.
    var text = text
    try text.withUTF8 { try file.append(UnsafeRawBufferPointer($0)) }
    try file.finish()
  }

  /// Whether there is anything of this name.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package init(_ path: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      self.path = path
      (descriptor, place) = (open(path, O_WRONLY | O_CLOEXEC), .direct)
    } else {
      // A link stays a link: what it points to is replaced.
      self.path = exists ? Self.resolved(path) : path
      (descriptor, place) = Self.openBeside(self.path)
    }
    guard descriptor >= 0 else { throw Self.failure(path) }
    // The file that is replaced leaves its permissions to the new one.
    if exists, case .nameless = place { fchmod(descriptor, status.st_mode & 0o777) }
  }

  deinit {
    close(descriptor)
    if case .beside(let name) = place { unlink(name) }
  }

  package func append(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(append) }

  package func append(_ bytes: UnsafeRawBufferPointer) throws {
    try StandardStreams.write(bytes, to: descriptor, name: path.escapedForDisplay)
  }

  /// Writes over the beginning: a header whose numbers are known at the end only. Not for streams.
  package func overwriteBeginning(with bytes: [UInt8]) throws(Failure) {
    let written = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    guard written == bytes.count else { throw Self.failure(path) }
  }

  /// Puts the file into its place; before, there is nothing of it to be seen.
  package func finish() throws(Failure) {
    switch place {
    case .direct: return
    case .beside(let name): try replace(by: name)
    case .nameless:
      let name = Self.temporaryName(path)
      guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else {
        throw Self.failure(path)
      }
      try replace(by: name)
    }
  }

  private func replace(by name: String) throws(Failure) {
    guard rename(name, path) == 0 else {
      let failure = Self.failure(path)
      unlink(name)
      throw failure
    }
  }

  private static func openBeside(_ path: String) -> (Int32, Place) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    // Vanishes by itself when the process is interrupted.
    let nameless = open(folder, O_WRONLY | O_CLOEXEC | namelessFlag, 0o666)
    if nameless >= 0 || ![EOPNOTSUPP, EISDIR, EINVAL].contains(errno) { return (nameless, .nameless) }
    let name = temporaryName(path)
    return (open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666), .beside(name))
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// `O_TMPFILE`, which Swift does not import: `__O_TMPFILE | O_DIRECTORY` on Linux.
  private static let namelessFlag: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func temporaryName(_ path: String) -> String { "\(path).\(getpid()).partial" }

  private static func failure(_ path: String) -> Failure {
    Failure("cannot write \(path.escapedForDisplay): \(SystemError.message)")
  }
}
