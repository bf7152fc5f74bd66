import Foundation
import Glibc
import TestSupport
import Testing

/// Whenever a run is ended, its files are whole or not there, and nothing else is left.
@Suite(.serialized) struct InterruptTests {
  /// Thirty elements: enough to be ended in the middle.
  private static func screen() -> String {
    let rows = (1...30).map { #"  button "Entry \#($0)" hint="Opens it." frame=0,\#($0 * 44),390,44"# + "\n" }
    return "screen \"S\" 390x2000 en\n" + rows.joined()
  }

  /// Runs the tool in the folder, and ends it as soon as it is time.
  private static func run(
    _ arguments: [String], in folder: URL, output: FileHandle = .nullDevice, ended signal: Int32? = nil,
    when isTime: () -> Bool = { true }
  ) throws {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
    (process.standardOutput, process.standardError, process.standardInput) = (output, output, FileHandle.nullDevice)
    // The threads that tests run on let signals wait, and a process inherits that.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    if let signal {
      while process.isRunning, !isTime() { usleep(200) }
      kill(process.processIdentifier, signal)
    }
    process.waitUntilExit()
  }

  private static func contents(_ folder: URL) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where !name.hasSuffix("split") {
      contents[name] = try Data(contentsOf: folder.appending(path: name))
    }
    return contents
  }

  @Test("files are whole or not there", arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func files(_ signal: Int32) throws {
    try Tool.withTemporaryFolder { folder in
      try Self.screen().write(to: folder.appending(path: "s.outline"), atomically: true, encoding: .utf8)
      let arguments = ["speak", "s.outline", "-o", "a.wav", "--captions", "a.vtt", "--split", "split"]
      try Self.run(arguments, in: folder)
      let whole = try Self.contents(folder)
      #expect(whole.count == 33)
      var outcomes: Set<Int> = []
      // Before anything is written, while it is, and about when the last file is.
      let moments = [
        (0, 0), (0, 30_000), (1, 0), (9, 500), (17, 0), (25, 1000), (30, 0), (30, 500), (30, 2000),
      ]
      for (count, pause) in moments {
        for name in whole.keys where name != "s.outline" {
          try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
        // There is nothing yet, or there is what an earlier run has left.
        let old = pause == 0 ? [:] : ["a.wav": Data("old".utf8), "a.vtt": Data("old".utf8)]
        for (name, data) in old { try data.write(to: folder.appending(path: name)) }
        try Self.run(arguments, in: folder, ended: signal) {
          let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/split")
          guard files?.count ?? 0 >= count else { return false }
          usleep(UInt32(pause))
          return true
        }
        let left = try Self.contents(folder)
        for (name, data) in left { #expect(data == whole[name] || data == old[name], "\(name) at \(count) files") }
        outcomes.insert(left.count)
      }
      #expect(outcomes.count > 2)
    }
  }

  @Test("standard output in a file is whole or empty", arguments: [SIGINT, SIGTERM])
  func standardOutput(_ signal: Int32) throws {
    try Tool.withTemporaryFolder { folder in
      try Self.screen().write(to: folder.appending(path: "s.outline"), atomically: true, encoding: .utf8)
      let file = folder.appending(path: "out")
      func spoken(_ signal: Int32?, after seconds: Double) throws -> Data {
        try Data().write(to: file)
        let end = Date().addingTimeInterval(seconds)
        let output = try FileHandle(forWritingTo: file)
        try Self.run(["speak", "s.outline", "-o", "-"], in: folder, output: output, ended: signal) { Date() > end }
        return try Data(contentsOf: file)
      }
      let start = Date()
      let whole = try spoken(nil, after: 0)
      let seconds = Date().timeIntervalSince(start)
      #expect(whole.count > 1_000_000)
      for moment in 0..<10 {
        let data = try spoken(signal, after: seconds * (0.1 + 0.1 * Double(moment)))
        #expect(data.isEmpty || data == whole)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["out", "s.outline"])
    }
  }

  @Test("a file that is replaced keeps its permissions; a new one has the usual")
  func permissions() throws {
    try Tool.withTemporaryFolder { folder in
      func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.posixPermissions] as? Int
      }
      let narrate = "'\(Tool.executable.path)' narrate '\(Tool.root.path)/\(ExitStatusTests.camera)'"
      let script = "umask 037; touch old; chmod 604 old; \(narrate) -o old && \(narrate) -o new"
      let run = try Tool.run(["-c", script], in: folder, of: URL(filePath: "/bin/sh"))
      #expect(run.status == 0)
      #expect(try mode("old") == 0o604)
      #expect(try mode("new") == 0o640)
    }
  }
}
