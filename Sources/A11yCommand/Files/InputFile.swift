package import A11yCore
import A11yPlatform

/// Reads a file's bytes as they are.
package enum InputFile {
  /// Almost 2 GiB: lines and columns are 32-bit numbers, and there may be one more than bytes.
  package static let mostBytes = (1 << 31) - 2

  /// Standard input, for the path `-`.
  package static func readStandardInput() throws -> [UInt8] {
    try read(STDIN_FILENO, name: "standard input", sizeHint: 0)
  }

  package static func read(_ path: FilePath) throws -> [UInt8] {
    let descriptor = path.open(O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure("\(path.shown): error: \(SystemError.message)") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Failure("\(path.shown): error: \(SystemError.message)")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure("\(path.shown): error: not a regular file; pipe it in and name '-'")
    }
    guard status.st_size <= mostBytes else { throw tooLarge(path.text) }
    return try read(descriptor, name: path.text, sizeHint: Int(status.st_size))
  }

  private static func read(_ descriptor: Int32, name: String, sizeHint: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than the size, so that the end is met without growing.
    var chunk = sizeHint > 0 ? sizeHint + 1 : 1 << 16
    while true {
      try makeRoom(for: chunk, in: &bytes, name: name)
      let start = bytes.count
      var failure: Int32 = 0
      var count = 0
      let more = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, initialized in
        repeat { count = Glibc.read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
        if count < 0 { failure = errno }
        initialized = max(0, count)
      }
      if count < 0 { throw Failure("\(name.escapedForDisplay): error: \(SystemError.message(failure))") }
      if count == 0 { return bytes }
      if start == 0 { bytes = more } else { bytes += more }
      if bytes.count > mostBytes { throw tooLarge(name) }
      // A file that is whole ends here; one that grows, and a stream, go on.
      chunk = sizeHint > 0 && bytes.count == sizeHint ? 1 << 10 : 1 << 16
    }
  }

  private static func tooLarge(_ name: String) -> Failure {
    Failure("\(name.escapedForDisplay): error: larger than 2 GiB, which is not read; split it")
  }

  /// Swift ends the process if an allocation fails: the memory for the first chunk, and for every array that later ones
  /// need, is checked beforehand.
  private static func makeRoom(for chunk: Int, in bytes: inout [UInt8], name: String) throws {
    let needed = bytes.count + chunk
    guard bytes.isEmpty || needed > bytes.capacity else { return }
    let capacity = bytes.isEmpty ? 0 : max(needed, 2 * bytes.capacity)
    guard isAvailable(capacity + chunk) else {
      let place = "\(name.escapedForDisplay): error: not enough memory to read it"
      throw Failure("\(place) (\(bytes.count) bytes read); raise the memory limit or split it")
    }
    bytes.reserveCapacity(capacity)
  }

  /// A mapping, because the compiler removes `malloc` when it is followed by `free`.
  private static func isAvailable(_ count: Int) -> Bool {
    let slack = 1 << 20
    guard let memory = mmap(nil, count + slack, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { return false }
    munmap(memory, count + slack)
    return true
  }
}
