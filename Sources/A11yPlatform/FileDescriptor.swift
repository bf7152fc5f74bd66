internal import CLibrary

/// An open file, pipe or terminal. Its owner closes it.
package struct FileDescriptor: Equatable, Sendable {
  package let number: Int32

  package static let standardInput = FileDescriptor(number: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  package static let standardError = FileDescriptor(number: STDERR_FILENO)

  package enum Access: Sendable {
    /// Does not wait for the other end of a pipe.
    case read
    /// An existing file.
    case write
    /// A new file: fails with `SystemError.exists` if there is anything of its name, be it a link to nothing.
    case create

    fileprivate var flags: Int32 {
      switch self {
      case .read: O_RDONLY | O_NONBLOCK
      case .write: O_WRONLY
      case .create: O_WRONLY | O_CREAT | O_EXCL
      }
    }
  }

  /// Opens a file. Child processes do not inherit it.
  package static func open(_ path: UnsafePointer<CChar>, for access: Access) throws(SystemError) -> FileDescriptor {
    FileDescriptor(number: try SystemError.check { CLibrary.open(path, access.flags | O_CLOEXEC, 0o666) })
  }

  package func close() { _ = CLibrary.close(number) }

  package var isTerminal: Bool { isatty(number) == 1 }

  /// - Returns: how many bytes were read; 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try SystemError.check { CLibrary.read(number, buffer.baseAddress, buffer.count) }
  }

  /// The same into an array, over its elements.
  package func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try SystemError.check { CLibrary.read(number, &buffer, buffer.count) }
  }

  /// The same from a place in the file, in bytes.
  package func read(into buffer: inout [UInt8], at offset: Int) throws(SystemError) -> Int {
    try SystemError.check { pread(number, &buffer, buffer.count, off_t(offset)) }
  }

  /// Writes all bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try SystemError.check { CLibrary.write(number, rest.baseAddress, rest.count) }
      if count == 0 { throw SystemError(code: EIO) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Writes over the beginning of a file.
  package func overwriteBeginning(_ bytes: [UInt8]) throws(SystemError) {
    let written = try SystemError.check { pwrite(number, bytes, bytes.count, 0) }
    if written != bytes.count { throw SystemError(code: ENOSPC) }
  }

  /// The next byte to be read is the first.
  package func rewind() { lseek(number, 0, SEEK_SET) }

  /// - Parameter permissions: the bits of `chmod`.
  package func setPermissions(_ permissions: UInt32) { fchmod(number, mode_t(permissions)) }

  /// Waits until there is something to read, or an end.
  ///
  /// - Parameter milliseconds: the time to wait; nil for any time.
  /// - Returns: whether there is, for each descriptor; all false after this time.
  package static func areReadable(_ descriptors: [FileDescriptor], milliseconds: Int32?) throws(SystemError) -> [Bool] {
    var waiting = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    try SystemError.check { poll(&waiting, nfds_t(waiting.count), milliseconds ?? -1) }
    return waiting.map { $0.revents != 0 }
  }

  /// Takes the numbers of standard streams that were closed before the start, so that no file gets one of them and with it
  /// what is meant for the stream. Using such a stream fails as before: it is open the wrong way round.
  package static func occupyClosedStreams() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is given.
      _ = CLibrary.open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// Two ends of a stream of bytes. Child processes do not inherit them.
package struct PipeEnds {
  package let reading: FileDescriptor
  package let writing: FileDescriptor

  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = FileDescriptor(number: ends[0])
    writing = FileDescriptor(number: ends[1])
  }
}
