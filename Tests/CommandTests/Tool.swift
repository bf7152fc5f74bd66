import Foundation
import Testing

/// The built tool, run as a user runs it: from the package's folder, with nothing of this machine's settings.
enum Tool {
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
    .appending(path: "a11y-audit")

  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], in folder: URL = root,
    of executable: URL = executable
  ) throws -> Run {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"].merging(environment) { $1 }
    let output = Pipe()
    let errors = Pipe()
    let stdin = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = stdin
    try process.run()
    // Both pipes are emptied at once: a full one would stop the tool.
    let collected = Collected()
    let reading = Thread { collected.set(errors.fileHandleForReading.readDataToEndOfFile()) }
    reading.start()
    try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? stdin.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: printed, as: UTF8.self), errors: String(decoding: collected.wait(), as: UTF8.self))
  }

  /// A folder of its own that is gone afterwards.
  static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11y-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private final class Collected: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private var data = Data()

    func set(_ data: Data) {
      self.data = data
      semaphore.signal()
    }

    func wait() -> Data {
      semaphore.wait()
      return data
    }
  }
}
