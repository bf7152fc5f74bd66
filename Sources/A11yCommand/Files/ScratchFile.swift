import A11yCore
package import A11yPlatform

/// Bytes on their way to where they belong, kept in a file without a name: it is gone with the process, however that
/// ends.
package final class ScratchFile {
  /// For messages: the folder, or what the bytes are for.
  private let name: FilePath
  private let file: NamelessFile

  package var descriptor: FileDescriptor { file.descriptor }

  /// - Throws: a `Failure` when the folder takes no file.
  init(in folder: FilePath, for name: FilePath) throws(Failure) {
    self.name = name
    do throws(SystemError) {
      file = try folder.withCString { path throws(SystemError) in try NamelessFile(inFolder: path) }
    } catch .notFound {
      throw Failure(
        "cannot write \(name.shown): the folder \(folder.shown) does not exist; create it: mkdir -p \(folder.shown.shellQuoted)"
      )
    } catch {
      throw Failure("cannot write \(name.shown): \(error.message)")
    }
  }

  deinit { descriptor.close() }

  /// In the folder for temporary files. A container may have none that can be written to, and memory that can.
  package static func temporary() throws(Failure) -> ScratchFile {
    let wanted = Environment.bytes(of: "TMPDIR").map { FilePath(bytes: $0) } ?? "/tmp"
    for folder in [wanted, "/dev/shm"] {
      if let file = try? ScratchFile(in: folder, for: folder) { return file }
    }
    return try ScratchFile(in: ".", for: "a temporary file")
  }

  package func append(_ bytes: UnsafeRawBufferPointer) throws {
    try StandardStreams.write(bytes, to: descriptor, name: name.shown)
  }

  /// Writes over the beginning: a header whose numbers are known at the end only.
  package func overwriteBeginning(with bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try descriptor.overwriteBeginning(bytes)
    } catch {
      throw Failure("cannot write \(name.shown): \(error.message)")
    }
  }

  /// The next read begins at the beginning.
  package func rewind() { descriptor.rewind() }

  /// Gives it a name in its folder. Nothing is replaced.
  ///
  /// - Returns: false if there is something of this name, or the file system cannot do it.
  func link(to path: FilePath) -> Bool { path.withCString(file.link) }

  /// The beginning, as text.
  package func text(limit: Int = 1 << 20) -> String {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = (try? descriptor.read(into: &bytes, at: 0)) ?? 0
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Writes everything into another file.
  package func copy(to other: FileDescriptor, name: String) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var offset = 0
    while true {
      let count = try read(into: &buffer, at: offset)
      if count == 0 { return }
      offset += count
      try buffer.withUnsafeBytes { bytes in
        try StandardStreams.write(UnsafeRawBufferPointer(rebasing: bytes.prefix(count)), to: other, name: name)
      }
    }
  }

  private func read(into buffer: inout [UInt8], at offset: Int) throws(Failure) -> Int {
    do throws(SystemError) {
      return try descriptor.read(into: &buffer, at: offset)
    } catch {
      throw Failure("cannot read \(name.shown): \(error.message)")
    }
  }
}
