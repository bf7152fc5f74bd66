package import A11yCore
import A11yPlatform

/// Bytes on their way to where they belong, kept in a file without a name: it is gone with the process, however that
/// ends.
package final class ScratchFile {
  /// For messages: the folder, or what the bytes are for.
  private let name: FilePath
  let descriptor: Int32
  /// Whether it can be given a name in its folder: the file system knows nameless files.
  let canBeNamed: Bool

  /// - Throws: a `Failure` when the folder takes no file.
  init(in folder: FilePath, for name: FilePath) throws(Failure) {
    self.name = name
    var descriptor = folder.open(O_RDWR | Self.namelessFlag)
    let isUnknown = descriptor < 0 && [EOPNOTSUPP, EISDIR, EINVAL].contains(errno)
    if isUnknown { descriptor = Self.openUnnamed(in: folder) }
    canBeNamed = !isUnknown
    self.descriptor = descriptor
    guard descriptor >= 0 else { throw Failure("cannot write \(name.shown): \(SystemError.message)") }
  }

  deinit { close(descriptor) }

  /// In the folder for temporary files. A container may have none that can be written to, and memory that can.
  package static func temporary() throws(Failure) -> ScratchFile {
    let wanted = getenv("TMPDIR").map { FilePath(system: $0) } ?? "/tmp"
    for folder in [wanted, "/dev/shm"] {
      if let file = try? ScratchFile(in: folder, for: folder) { return file }
    }
    return try ScratchFile(in: ".", for: "a temporary file")
  }

  package func append(_ bytes: UnsafeRawBufferPointer) throws {
    try StandardStreams.write(bytes, to: descriptor, name: name.shown)
  }

  /// The beginning, as text.
  func text(limit: Int = 1 << 20) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, buffer.count, 0))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes everything into another file.
  package func copy(to other: Int32, name: String) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var offset = 0
    while true {
      let count = pread(descriptor, &buffer, buffer.count, offset)
      if count == 0 { return }
      guard count > 0 else { throw Failure("cannot read \(self.name.shown): \(SystemError.message)") }
      offset += count
      try buffer.withUnsafeBytes { bytes in
        try StandardStreams.write(UnsafeRawBufferPointer(rebasing: bytes.prefix(count)), to: other, name: name)
      }
    }
  }

  /// Takes the name away before anything is in the file.
  private static func openUnnamed(in folder: FilePath) -> Int32 {
    Interrupts.held {
      var template = FilePath("\(folder)/.a11y-XXXXXX").withCString {
        Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
      }
      let descriptor = mkstemp(&template)
      guard descriptor >= 0 else { return descriptor }
      unlink(template)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return descriptor
    }
  }

  /// `O_TMPFILE`, which Swift does not import: `__O_TMPFILE | O_DIRECTORY` on Linux.
  private static let namelessFlag: Int32 = 0o20_000_000 | O_DIRECTORY
}
