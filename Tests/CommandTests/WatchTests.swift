import Foundation
import TestSupport
import Testing

/// `--watch` runs the command again whenever a file changes.
@Suite struct WatchTests {
  /// Starts the tool in the folder, and ends it after the body.
  private func watching(_ arguments: [String], in folder: URL, _ body: (() -> String) throws -> Void) throws {
    let log = folder.deletingLastPathComponent().appending(path: folder.lastPathComponent + ".log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let file = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
    (process.standardOutput, process.standardError, process.standardInput) = (file, file, FileHandle.nullDevice)
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try body { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
  }

  /// Waits for a condition; a machine under load takes seconds to start a process.
  private func eventually(_ condition: () -> Bool) -> Bool {
    for _ in 0..<600 {
      if condition() { return true }
      usleep(50_000)
    }
    return false
  }

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test("A changed, a new and a replaced file are checked again; the report that is written is not a change")
  func audit() throws {
    try Tool.withTemporaryFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: "sub"), withIntermediateDirectories: true)
      try write("component\n  button image=gear\n", "a.outline", in: folder)
      let arguments = [".", "--watch", "--no-config", "--report", "text", "--report", "json=out.json"]
      try watching(arguments, in: folder) { log in
        #expect(eventually { log().contains("watching 1 file;") }, "\(log())")
        #expect(log().contains("has no label"))
        try write("component\n  button \"Settings\" image=gear\n", "a.outline", in: folder)
        #expect(eventually { log().components(separatedBy: "watching").count == 3 }, "\(log())")
        #expect(log().contains("no findings"))
        try write("component\n  slider \"Speed\"\n", "sub/b.outline", in: folder)
        #expect(eventually { log().contains("watching 2 files") }, "\(log())")
        #expect(log().contains("sub/b.outline:2:3"))
        usleep(1_200_000)
        #expect(log().components(separatedBy: "watching").count == 4)
      }
    }
  }

  @Test("narrate --watch narrates again; standard input cannot be watched")
  func narrate() throws {
    try Tool.withTemporaryFolder { folder in
      try write("component\n  button \"Play\"\n", "a.outline", in: folder)
      try watching(["narrate", "a.outline", "--watch"], in: folder) { log in
        #expect(eventually { log().contains("Play. Button.") && log().contains("watching") })
        try write("component\n  button \"Pause\"\n", "a.outline", in: folder)
        #expect(eventually { log().contains("Pause. Button.") }, "\(log())")
      }
      #expect(try Tool.run(["-", "--watch"]).status == 2)
    }
  }
}
