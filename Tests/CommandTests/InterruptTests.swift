import Foundation
import Glibc
import TestSupport
import Testing

/// Whenever a run is ended, its files are whole or not there, and nothing else is left, with one exception: a run that is
/// killed between giving a replacement its own name and renaming it leaves that name, and what it names is whole. No test
/// depends on how fast the machine is: a run is ended when it has done something that can be seen, and if that comes late,
/// its files are whole.
@Suite struct InterruptTests {
  private static func screen(_ count: Int) -> String {
    let rows = (1...count).map { #"  button "Entry \#($0)" hint="Opens it." frame=0,\#($0 * 44),390,44"# + "\n" }
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

  /// Every file, without `split` and named pipes.
  private static func contents(_ folder: URL) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where !name.hasSuffix("split") {
      if name != "pipe" { contents[name] = try Data(contentsOf: folder.appending(path: name)) }
    }
    return contents
  }

  /// How many files a run has written into `split`.
  private static func progress(_ folder: URL) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/split"))?.count ?? 0
  }

  private static let arguments = ["speak", "s.outline", "--captions", "a.vtt", "--split", "split", "-o"]
  private static let count = 12

  /// What a run leaves that is not ended.
  private static let whole = Result {
    try Tool.withTemporaryFolder { folder in
      try write(screen(count), folder)
      try run(arguments + ["a.wav"], in: folder)
      return try contents(folder)
    }
  }

  private static func write(_ screen: String, _ folder: URL) throws {
    try screen.write(to: folder.appending(path: "s.outline"), atomically: true, encoding: .utf8)
  }

  @Test("files are complete or missing", arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], [0, 1, 6, 12])
  func files(_ signal: Int32, _ count: Int) throws {
    let whole = try Self.whole.get()
    #expect(whole.count == Self.count + 4)
    try Tool.withTemporaryFolder { folder in
      try Self.write(Self.screen(Self.count), folder)
      // There is nothing yet, or there is what an earlier run has left.
      let old = count == 1 ? [:] : ["a.wav": Data("old".utf8), "a.vtt": Data("old".utf8)]
      for (name, data) in old { try data.write(to: folder.appending(path: name)) }
      try Self.run(Self.arguments + ["a.wav"], in: folder, ended: signal) { Self.progress(folder) >= count }
      for (name, data) in try Self.contents(folder) {
        if signal == SIGKILL, name.hasSuffix(".a11y-partial") {
          let replaced = name.split(separator: ".").dropLast(2).joined(separator: ".")
          #expect(old[replaced] != nil && data == whole[replaced], "\(name)")
        } else {
          #expect(data == whole[name] || data == old[name], "\(name)")
        }
      }
    }
  }

  /// The sound is longer than a pipe holds, so that the run waits in the middle of writing it.
  @Test("a run that is ended while its sound is read leaves the other files whole", arguments: [SIGTERM, SIGKILL])
  func reader(_ signal: Int32) throws {
    let whole = try Self.whole.get()
    try Tool.withTemporaryFolder { folder in
      try Self.write(Self.screen(Self.count), folder)
      let pipe = folder.path + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      // Open for both, so that neither this test nor the run waits for the other.
      let reader = open(pipe, O_RDWR | O_NONBLOCK)
      defer { close(reader) }
      try Self.run(Self.arguments + ["pipe"], in: folder, ended: signal) {
        var byte: UInt8 = 0
        return read(reader, &byte, 1) == 1
      }
      let left = try Self.contents(folder)
      #expect(Set(left.keys) == Set(whole.keys).subtracting(["a.wav", "a.vtt", "split/playlist.m3u8"]))
      for (name, data) in left { #expect(data == whole[name], "\(name)") }
    }
  }

  @Test("standard output in a file is whole or empty", arguments: [SIGINT, SIGTERM])
  func standardOutput(_ signal: Int32) throws {
    try Tool.withTemporaryFolder { folder in
      try Self.write(Self.screen(30), folder)
      let file = folder.appending(path: "out")
      func spoken(_ signal: Int32?) throws -> Data {
        try Data().write(to: file)
        let output = try FileHandle(forWritingTo: file)
        try Self.run(["speak", "s.outline", "-o", "-"], in: folder, output: output, ended: signal) {
          var status = stat()
          return stat(file.path, &status) == 0 && status.st_size > 0
        }
        return try Data(contentsOf: file)
      }
      let whole = try spoken(nil)
      #expect(whole.count > 1_000_000)
      for _ in 0..<3 {
        let data = try spoken(signal)
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
