package import Foundation

/// A built tool, run as a user runs it: from the package's folder, with nothing of this machine's settings.
package enum Tool {
  package struct Run: Equatable, Sendable {
    package var status: Int32
    package var output: String
    package var errors: String

    package init(status: Int32, output: String, errors: String) {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// The package's folder.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Next to the test bundle, wherever the build put them.
  private static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  package static let executable = products.appending(path: "a11y-audit")

  package static let linter = products.appending(path: "a11y-lint")

  package static func run(
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
    try start(process)
    // Both pipes are emptied at once: a full one would stop the tool.
    let collected = Collected()
    let reading = Thread { collected.set(errors.fileHandleForReading.readDataToEndOfFile()) }
    reading.start()
    // A tool that answers while it reads waits for somebody to read the answers.
    let writing = Thread {
      try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? stdin.fileHandleForWriting.close()
    }
    writing.start()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: printed, as: UTF8.self), errors: String(decoding: collected.wait(), as: UTF8.self))
  }

  /// Starts a program. A copy is "busy" while the child of another test, forked as the copy was written, has yet to begin
  /// its own program.
  private static func start(_ process: Process) throws {
    for _ in 0..<40 {
      do {
        return try process.run()
      } catch let error as NSError
        where (error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error).code == Int(ETXTBSY)
      {
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    try process.run()
  }

  /// A folder of its own that is gone afterwards.
  package static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11y-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// The same with these files in it, by their paths.
  package static func withFiles<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
    try withTemporaryFolder { folder in
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      return try body(folder)
    }
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
