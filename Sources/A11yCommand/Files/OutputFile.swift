package import A11yCore
import A11yPlatform

/// A file written whole or not at all: nameless until everything is in it, then put into its place in one step.
///
/// What is no regular file – a device, a pipe – is written into directly; a file in its place would do away with it.
package final class OutputFile {
  private let path: FilePath
  private let place: Place
  /// Of the file that is replaced; the new one gets them.
  private let permissions: UInt32?

  private enum Place {
    case stream(FileDescriptor)
    case file(ScratchFile)
  }

  /// A device or a pipe: bytes are gone once they are written.
  package var isStream: Bool { if case .stream = place { true } else { false } }

  /// Writes a whole file; to standard output without a path, and then, as to any stream, as text for people.
  package static func write(_ text: String, to path: FilePath?) throws {
    guard let path else { return try StandardStreams.print(text) }
    let file = try OutputFile(path)
    try file.append(file.isStream ? text.safeForConsole : text)
    try file.finish()
  }

  /// The same for a report, whose texts are safe already, while it is made.
  package static func write(reportTo path: FilePath?, _ make: (_ text: inout TextBuffer) -> Void) throws {
    let file = try path.map { path throws(Failure) in try OutputFile(path) }
    var failure: (any Error)?
    var text = TextBuffer { piece in
      if failure != nil { return }
      do {
        try file?.append(piece) ?? StandardStreams.write(piece, to: .standardOutput, name: "standard output")
      } catch {
        failure = error
      }
    }
    make(&text)
    text.finish()
    if let failure { throw failure }
    try file?.finish()
  }

  /// Writes a file that does not exist yet.
  ///
  /// - Throws: a `Failure` if there is anything of its name.
  package static func create(_ path: FilePath, _ text: String) throws {
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try path.open(for: .create)
    } catch .exists {
      throw Failure("\(path.shown) already exists and is not overwritten")
    } catch {
      throw Failure("cannot write \(path.shown): \(error.message)")
    }
    defer { descriptor.close() }
    try StandardStreams.write(Array(text.utf8), to: descriptor, name: path.shown)
  }

  /// Whether its owner may not write it, or this process may not. A file in its place would not ask.
  package static func isReadOnly(_ path: FilePath) -> Bool {
    (try? path.status())?.isReadOnly == true || !path.withCString(FileSystem.canWrite)
  }

  package init(_ path: FilePath) throws(Failure) {
    let status = try? path.status()
    permissions = status?.permissions
    if let status, status.kind != .file {
      self.path = path
      do throws(SystemError) {
        place = .stream(try path.open(for: .write))
      } catch {
        throw Self.failure(path, error)
      }
    } else {
      // A link stays a link: what it points to is replaced.
      let resolved = path.resolved ?? path
      self.path = resolved
      if let status { try Self.checkOwner(of: status, path) }
      let file = try ScratchFile(in: resolved.folder, for: path)
      place = .file(file)
    }
  }

  deinit { if case .stream(let descriptor) = place { descriptor.close() } }

  package func append(_ text: String) throws {
    // Reports of many findings are large: not copied for being written.
    var text = text
    try text.withUTF8 { try append(UnsafeRawBufferPointer($0)) }
  }

  package func append(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(append) }

  package func append(_ bytes: UnsafeRawBufferPointer) throws {
    try StandardStreams.write(bytes, to: descriptor, name: path.shown)
  }

  /// Everything that was kept elsewhere.
  package func append(_ file: ScratchFile) throws { try file.copy(to: descriptor, name: path.shown) }

  /// Writes over the beginning: a header whose numbers are known at the end only. Not for streams.
  package func overwriteBeginning(with bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try descriptor.overwriteBeginning(bytes)
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Puts the file into its place; before, there is nothing of it to be seen.
  package func finish() throws {
    guard case .file(let file) = place else { return }
    try Signals.held {
      if let permissions { file.descriptor.setPermissions(permissions) }
      // A new file never has another name than its own.
      if file.link(to: path) { return }
      let name = try putBeside(file)
      do throws(SystemError) {
        try name.withCString { old throws(SystemError) in
          try path.withCString { new throws(SystemError) in try FileSystem.rename(old, to: new) }
        }
      } catch {
        name.unlink()
        throw Self.failure(path, error)
      }
    }
  }

  private var descriptor: FileDescriptor {
    switch place {
    case .stream(let descriptor): descriptor
    case .file(let file): file.descriptor
    }
  }

  /// A name of its own next to the file, until it replaces the existing one. Signals wait meanwhile; nothing that has
  /// such a name already is touched, for it may be the user's.
  private func putBeside(_ file: ScratchFile) throws -> FilePath {
    for _ in 0..<16 {
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let name = FilePath("\(path).\(number).a11y-partial")
      if try file.link(to: name) || copy(file, name) { return name }
    }
    throw Self.failure(path, .exists)
  }

  /// - Returns: false if something of this name exists.
  private func copy(_ file: ScratchFile, _ name: FilePath) throws -> Bool {
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try name.open(for: .create)
    } catch {
      if error == .exists { return false }
      throw Self.failure(path, error)
    }
    defer { descriptor.close() }
    if let permissions { descriptor.setPermissions(permissions) }
    do {
      try file.copy(to: descriptor, name: path.shown)
      return true
    } catch {
      name.unlink()
      throw error
    }
  }

  /// A read-only file of another user stays, even in a folder where it could be replaced.
  private static func checkOwner(of status: FileStatus, _ path: FilePath) throws(Failure) {
    if status.isReadOnly, status.owner != User.current {
      throw Failure(
        "cannot write \(path.shown): it is read-only and belongs to another user; delete it or choose another name")
    }
  }

  private static func failure(_ path: FilePath, _ error: SystemError) -> Failure {
    if path.isFolder { return Failure("cannot write \(path.shown): it is a folder; name a file in it") }
    return Failure("cannot write \(path.shown): \(error.message)")
  }
}
