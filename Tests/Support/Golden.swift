package import Foundation
package import Testing

/// A file that holds what the tool must print. `RECORD=1 swift test` rewrites it and fails, so that recording can never
/// pass for success; read the difference before committing it.
package enum Golden {
  package static func check(
    _ printed: String, against file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if printed == expected { return }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try printed.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); read it before committing it", sourceLocation: sourceLocation)
    } else {
      #expect(printed == expected, "\(file.path(percentEncoded: false))", sourceLocation: sourceLocation)
    }
  }
}
