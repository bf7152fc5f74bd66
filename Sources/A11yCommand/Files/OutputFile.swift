import A11yCore
import Glibc

/// A file written whole or not at all: nameless until everything is in it, then put into its place in one step.
///
/// What is no regular file – a device, a pipe – is written into directly; a file in its place would do away with it.
package final class OutputFile {
  private let path: String
  private let place: Place
  /// Of the file that is replaced; the new one gets them.
  private let permissions: mode_t?

  private enum Place {
    case stream(Int32)
    case file(ScratchFile)
  }

  /// A device or a pipe: bytes are gone once they are written.
  package var isStream: Bool { if case .stream = place { true } else { false } }

  /// Writes a whole file; to standard output without a path.
  package static func write(_ text: String, to path: String?) throws {
    guard let path else { return try StandardStreams.print(text) }
    let file = try OutputFile(path)
    try file.append(text)
    try file.finish()
  }

  /// Whether there is anything of this name.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package init(_ path: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    permissions = exists ? status.st_mode & 0o777 : nil
    if exists, status.st_mode & S_IFMT != S_IFREG {
      self.path = path
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Self.failure(path) }
      place = .stream(descriptor)
    } else {
      // A link stays a link: what it points to is replaced.
      let resolved = exists ? Self.resolved(path) : path
      self.path = resolved
      let folder = resolved.lastIndex(of: "/").map { String(resolved[...$0]) } ?? "."
      let file = try ScratchFile(in: folder, for: path)
      flock(file.descriptor, LOCK_EX | LOCK_NB)
      place = .file(file)
    }
  }

  deinit { if case .stream(let descriptor) = place { close(descriptor) } }

  package func append(_ text: String) throws {
    // Reports of many findings are large: not copied for being written.
    var text = text
    try text.withUTF8 { try append(UnsafeRawBufferPointer($0)) }
  }

  package func append(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(append) }

  package func append(_ bytes: UnsafeRawBufferPointer) throws {
    try StandardStreams.write(bytes, to: descriptor, name: path.escapedForDisplay)
  }

  /// Everything that was kept elsewhere.
  package func append(_ file: ScratchFile) throws { try file.copy(to: descriptor, name: path.escapedForDisplay) }

  /// Writes over the beginning: a header whose numbers are known at the end only. Not for streams.
  package func overwriteBeginning(with bytes: [UInt8]) throws(Failure) {
    let written = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    guard written == bytes.count else { throw Self.failure(path) }
  }

  /// Puts the file into its place; before, there is nothing of it to be seen.
  package func finish() throws {
    guard case .file(let file) = place else { return }
    try Interrupts.held {
      if let permissions { fchmod(file.descriptor, permissions) }
      // A new file never has another name than its own.
      if link(file, path) { return }
      let name = try putBeside(file)
      guard rename(name, path) == 0 else {
        let failure = Self.failure(path)
        unlink(name)
        throw failure
      }
    }
  }

  private var descriptor: Int32 {
    switch place {
    case .stream(let descriptor): descriptor
    case .file(let file): file.descriptor
    }
  }

  /// A name beside the file, for the moment until it takes the place of the one that is there.
  private func putBeside(_ file: ScratchFile) throws -> String {
    // The second is for two runs that write the same file at the same moment.
    for name in ["\(path).a11y-partial", "\(path).\(getpid()).a11y-partial"] {
      Self.removeAbandoned(name)
      if try link(file, name) || copy(file, name) { return name }
    }
    throw Self.failure(path)
  }

  private func link(_ file: ScratchFile, _ name: String) -> Bool {
    file.canBeNamed
      && linkat(AT_FDCWD, "/proc/self/fd/\(file.descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  /// - Returns: false when something of this name is there.
  private func copy(_ file: ScratchFile, _ name: String) throws -> Bool {
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw Self.failure(path)
    }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX | LOCK_NB)
    if let permissions { fchmod(descriptor, permissions) }
    do {
      try file.copy(to: descriptor, name: path.escapedForDisplay)
      return true
    } catch {
      unlink(name)
      throw error
    }
  }

  /// What a run left that was killed in that moment: whose writer lives is locked.
  private static func removeAbandoned(_ name: String) {
    let descriptor = open(name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(name) }
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func failure(_ path: String) -> Failure {
    Failure("cannot write \(path.escapedForDisplay): \(SystemError.message)")
  }
}
