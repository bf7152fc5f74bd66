package import A11yCore
import A11yPlatform
import Synchronization

/// The lines of files for the text report. One file at a time is kept: findings come file by file.
package final class SourceLines: Sendable {
  private struct File {
    var path: FilePath
    var bytes: [UInt8]
    /// Where each line begins.
    var starts: [Int]
  }

  private let current = Mutex<File?>(nil)
  private let standardInput: FilePath?

  /// - Parameter standardInput: the name that standard input has in reports. Its text is gone, and a file of that name may
  ///   differ from it.
  package init(except standardInput: FilePath?) { self.standardInput = standardInput }

  /// A line, counted from 1; nil if the file cannot be read or has become shorter, and for a line of more bytes than `most`.
  package func line(_ number: Int, of path: FilePath, most: Int = .max) -> String? {
    if path == standardInput { return nil }
    return current.withLock { current in
      if current?.path != path {
        // Columns of UTF-16 are not those of its bytes.
        guard let bytes = try? InputFile.read(path), !bytes.starts(with: [0xFF, 0xFE]),
          !bytes.starts(with: [0xFE, 0xFF])
        else { return nil }
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        current = File(path: path, bytes: bytes, starts: starts)
      }
      guard let file = current, number >= 1, number <= file.starts.count else { return nil }
      let end = number < file.starts.count ? file.starts[number] - 1 : file.bytes.count
      guard end - file.starts[number - 1] <= most else { return nil }
      var line = file.bytes[file.starts[number - 1]..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      // A byte-order mark is no column.
      if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
      return String(decoding: line, as: UTF8.self)
    }
  }
}
