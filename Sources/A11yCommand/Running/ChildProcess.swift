import A11yCore
import Glibc

/// Another tool, run to its end.
package enum ChildProcess {
  /// What it prints; its errors go where ours go.
  ///
  /// - Parameter words: the tool and its arguments, each as it is to reach it.
  /// - Returns: the exit status, too; nil when a signal ended it.
  /// - Throws: a `Failure` when nothing can be run.
  package static func output(of words: [String]) throws -> (bytes: [UInt8], status: Int32?) {
    let name = words.first ?? ""
    guard let stream = popen(words.map(quoted).joined(separator: " "), "re") else {
      throw Failure("cannot run \(name.escapedForDisplay): \(SystemError.message)")
    }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, stream)
      if count == 0 { break }
      output += chunk[..<count]
    }
    let status = pclose(stream)
    return (output, status & 0x7F == 0 ? (status >> 8) & 0xFF : nil)
  }

  /// The text as one word of a shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
