import Foundation
import Testing

/// A file that holds what a report must be. `RECORD=1 swift test` rewrites it and fails; read the difference.
enum Recorded {
  static func check(_ text: String, against file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation)
    throws
  {
    let expected = try? Data(contentsOf: file)
    if Data(text.utf8) == expected { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); read it before committing it", sourceLocation: sourceLocation)
    } else {
      let expected = String(decoding: expected ?? Data(), as: UTF8.self)
      #expect(text == expected, "\(file.lastPathComponent)", sourceLocation: sourceLocation)
    }
  }
}
