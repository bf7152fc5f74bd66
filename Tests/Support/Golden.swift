package import Foundation
package import Testing

/// A file that holds what the tool must print, byte for byte. `RECORD=1 swift test` rewrites it and fails, so that
/// recording can never pass for success; read the difference before committing it.
package enum Golden {
  package static func check(
    _ printed: String, against file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let recorded = try? Data(contentsOf: file)
    if Data(printed.utf8) == recorded { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(printed.utf8).write(to: file, options: .atomic)
      Issue.record("recorded \(file.lastPathComponent); read it before committing it", sourceLocation: sourceLocation)
      return
    }
    let expected = recorded.map { String(decoding: $0, as: UTF8.self) }
    // Texts that differ only in how their accents are encoded are equal as strings.
    if printed == expected {
      Issue.record("\(file.path(percentEncoded: false)): other bytes, same text", sourceLocation: sourceLocation)
    } else {
      #expect(printed == expected, "\(file.path(percentEncoded: false))", sourceLocation: sourceLocation)
    }
  }
}
