package import A11yCore
import Glibc

/// Reads a file's bytes as they are.
package enum InputFile {
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
    return try read(descriptor, name: path.text, sizeHint: Int(status.st_size))
  }

  private static func read(_ descriptor: Int32, name: String, sizeHint: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than the size, so that the end is met without growing.
    var chunk = sizeHint > 0 ? sizeHint + 1 : 1 << 16
    while true {
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
      // A file that is whole ends here; one that grows, and a stream, go on.
      chunk = sizeHint > 0 && bytes.count == sizeHint ? 1 << 10 : 1 << 16
    }
  }
}
