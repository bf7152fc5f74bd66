internal import CLibrary

/// A file without a name: it is gone with the process, however that ends.
package struct NamelessFile: Sendable {
  package let descriptor: FileDescriptor
  /// Whether the file system gives it a name later.
  private let canBeNamed: Bool

  /// Opens one for reading and writing. Its owner closes it.
  package init(inFolder folder: UnsafePointer<CChar>) throws(SystemError) {
    #if os(Linux)
      do {
        let number = try SystemError.check { open(folder, O_RDWR | Self.namelessFlag | O_CLOEXEC, 0o666) }
        (descriptor, canBeNamed) = (FileDescriptor(number: number), true)
        return
      } catch  where ![EOPNOTSUPP, EISDIR, EINVAL].contains(error.code) {
        throw error
      } catch {
        // This file system or kernel has no nameless files.
      }
    #endif
    (descriptor, canBeNamed) = (try Self.unnamed(inFolder: folder), false)
  }

  /// Gives it a name of its file system. Nothing is replaced.
  ///
  /// - Returns: false if there is something of this name, or the file system cannot do it.
  package func link(to path: UnsafePointer<CChar>) -> Bool {
    canBeNamed && linkat(AT_FDCWD, "/proc/self/fd/\(descriptor.number)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  /// Takes the name away before anything is in the file.
  private static func unnamed(inFolder folder: UnsafePointer<CChar>) throws(SystemError) -> FileDescriptor {
    try Signals.held { () throws(SystemError) in
      var template = Array(UnsafeBufferPointer(start: folder, count: strlen(folder)))
      template += "/.a11y-XXXXXX".utf8CString
      let number = mkstemp(&template)
      guard number >= 0 else { throw .last }
      unlink(template)
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      return FileDescriptor(number: number)
    }
  }

  #if os(Linux)
    /// `O_TMPFILE`, which Swift does not import: `__O_TMPFILE | O_DIRECTORY`.
    private static let namelessFlag: Int32 = 0o20_000_000 | O_DIRECTORY
  #endif
}
