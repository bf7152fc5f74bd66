internal import CLibrary

/// What the system knows of a file.
package struct FileStatus: Sendable {
  package let kind: FileKind
  /// In bytes.
  package let size: Int
  /// Read, write and execute for owner, group and others.
  package let permissions: UInt32
  /// The number of the user.
  package let owner: UInt32
  package let identity: Identity
  /// When it was written last, in nanoseconds.
  package let modified: Int

  /// The same for two names of one file.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// - Parameter followsLinks: whether a link stands for its target.
  package init(_ path: UnsafePointer<CChar>, followsLinks: Bool = true) throws(SystemError) {
    var status = stat()
    try SystemError.check { followsLinks ? stat(path, &status) : lstat(path, &status) }
    self.init(status)
  }

  package init(_ file: FileDescriptor) throws(SystemError) {
    var status = stat()
    try SystemError.check { fstat(file.number, &status) }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode) & 0o777
    owner = UInt32(status.st_uid)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// Whether its permissions let no user write it.
  package var isReadOnly: Bool { permissions & 0o222 == 0 }
}

package enum FileKind: Sendable {
  case file, folder, link
  /// A device, a pipe or a socket.
  case other
}
