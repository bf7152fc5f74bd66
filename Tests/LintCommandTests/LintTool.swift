import Foundation

/// The built linter, run as a user runs it: from the package's folder, with nothing of this machine's settings.
enum LintTool {
  struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The package's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Beside the test bundle, wherever the build put it.
  static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "a11y-lint")

  /// What it prints goes to files: no pipe can fill.
  static func run(_ arguments: [String], input: String = "", in folder: URL = root) throws -> Run {
    try withTemporaryFolder { scratch in
      let (input, output, errors) = (
        try file("in", in: scratch, input), try file("out", in: scratch), try file("err", in: scratch)
      )
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
      process.standardInput = try FileHandle(forReadingFrom: input)
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      return Run(
        status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
        output: try String(contentsOf: output, encoding: .utf8), errors: try String(contentsOf: errors, encoding: .utf8)
      )
    }
  }

  /// A folder of its own that is gone afterwards.
  static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11y-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func file(_ name: String, in folder: URL, _ text: String = "") throws -> URL {
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file
  }
}
