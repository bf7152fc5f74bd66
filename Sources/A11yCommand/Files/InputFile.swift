package import A11yCore
package import A11yPlatform

/// Reads a file's bytes as they are.
package enum InputFile {
  /// Almost 2 GiB: lines and columns are 32-bit numbers, and there may be one more than bytes.
  package static let mostBytes = (1 << 31) - 2

  /// Standard input, for the path `-`.
  package static func readStandardInput() throws -> [UInt8] {
    try read(.standardInput, name: "standard input", sizeHint: 0)
  }

  package static func read(_ path: FilePath) throws -> [UInt8] {
    let (descriptor, size) = try open(path)
    defer { descriptor.close() }
    guard size <= mostBytes else { throw tooLarge(path.text) }
    return try read(descriptor, name: path.text, sizeHint: size)
  }

  /// A regular file to read from, which the caller closes, and its size in bytes.
  package static func open(_ path: FilePath) throws -> (FileDescriptor, size: Int) {
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try path.open(for: .read)
    } catch {
      throw Failure("\(path.shown): error: \(error.message)")
    }
    do {
      guard let status = try? FileStatus(descriptor) else { throw Failure("\(path.shown): error: cannot be read") }
      guard status.kind != .folder else {
        throw Failure("\(path.shown): error: is a folder, not a regular file; name the file in it")
      }
      guard status.kind == .file else {
        throw Failure("\(path.shown): error: not a regular file; pipe it in and use '-'")
      }
      return (descriptor, status.size)
    } catch {
      descriptor.close()
      throw error
    }
  }

  private static func read(_ descriptor: FileDescriptor, name: String, sizeHint: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than the size, so that the end is visited without growing.
    var chunk = sizeHint > 0 ? sizeHint + 1 : 1 << 16
    while true {
      try makeRoom(for: chunk, in: &bytes, name: name)
      let start = bytes.count
      let more: [UInt8]
      do {
        more = try [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
          count = try descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
      } catch {
        let reason = (error as? SystemError)?.message ?? "\(error)"
        throw Failure("\(name.escapedForDisplay): error: \(reason)")
      }
      if more.isEmpty { return bytes }
      if start == 0 { bytes = more } else { bytes += more }
      if bytes.count > mostBytes { throw tooLarge(name) }
      // A file that is whole ends here; one that grows, and a stream, go on.
      chunk = sizeHint > 0 && bytes.count == sizeHint ? 1 << 10 : 1 << 16
    }
  }

  /// Of fewer bytes it is not asked whether they can be had: to ask takes a third of the time to read a small file.
  private static let smallest = 1 << 20

  private static func tooLarge(_ name: String) -> Failure {
    Failure("\(name.escapedForDisplay): error: larger than 2 GiB; split it")
  }

  /// Swift ends the process if an allocation fails: the memory for the first chunk, and for every array that later ones
  /// need, is checked beforehand.
  private static func makeRoom(for chunk: Int, in bytes: inout [UInt8], name: String) throws {
    let needed = bytes.count + chunk
    guard bytes.isEmpty || needed > bytes.capacity else { return }
    let capacity = bytes.isEmpty ? 0 : max(needed, 2 * bytes.capacity)
    guard capacity + chunk < smallest || Memory.isAvailable(capacity + chunk) else {
      let place = "\(name.escapedForDisplay): error: not enough memory to read it"
      throw Failure("\(place) (\(bytes.count) bytes read); raise the memory limit or split it")
    }
    bytes.reserveCapacity(capacity)
  }
}
