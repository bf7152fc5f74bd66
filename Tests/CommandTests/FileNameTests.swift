import Foundation
import TestSupport
import Testing

/// File names are bytes: two that only look alike are two files, and a name that is not UTF-8 is a name.
struct FileNameTests {
  /// One button without a label.
  static let faulty = #"{"language": "en", "class": "UIButton", "frame": [0, 0, 44, 44]}"#
  private static let sound = #"{"language": "en", "class": "UIButton", "label": "Close", "frame": [0, 0, 44, 44]}"#

  @Test(
    "of two files with canonically equivalent names both are read",
    arguments: [("Men\u{FC}.json", "Menu\u{308}.json"), ("K.json", "\u{212A}.json")])
  func equivalent(_ first: String, _ second: String) throws {
    try Tool.withTemporaryFolder { folder in
      try write(Self.sound, Array(first.utf8), folder)
      try write(Self.faulty, Array(second.utf8), folder)
      for arguments in [["."], [first, second], [second, first]] {
        let run = try Tool.run(arguments, in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("2 elements in 2 screens"))
      }
      // Their reports are reports of two files.
      _ = try Tool.run([first, "--report", "json=one.report"], in: folder)
      _ = try Tool.run([second, "--report", "json=two.report"], in: folder)
      let merged = try Tool.run(["merge", "one.report", "two.report", "--parts", "2"], in: folder)
      #expect(merged.status == 1)
      #expect(merged.output.contains("2 elements in 2 screens"))
      // And a baseline of one accepts nothing of the other.
      _ = try Tool.run([first, "--write-baseline", "baseline"], in: folder)
      #expect(try Tool.run([second, "--baseline", "baseline"], in: folder).status == 1)
    }
  }

  @Test("a name that is not UTF-8 is read, reported, accepted by a baseline and suppressed")
  func bytes() throws {
    try Tool.withTemporaryFolder { folder in
      // "é" in Latin-1, and the same name as text.
      try write(Self.faulty, [0x61, 0xE9, 0x2E, 0x6A, 0x73, 0x6F, 0x6E], folder)
      try write(Self.sound, Array(#"a\xE9.json"#.utf8), folder)
      let run = try Tool.run(["."], in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains(#"a\xE9.json:1:1: error: button (frame [0, 0, 44, 44]): "#))
      #expect(run.output.contains("2 elements in 2 screens"))
      let script = #"exec "$0" "$(printf 'a\351.json')""#
      let named = try Tool.run(["-c", script, Tool.executable.path], in: folder, of: URL(filePath: "/bin/sh"))
      #expect(named.status == 1)
      #expect(named.output.contains("1 element in 1 screen"))
      let sarif = try Tool.run([".", "--report", "sarif"], in: folder).output
      #expect(sarif.contains(#""uri" : "a%E9.json""#))
      _ = try Tool.run([".", "--write-baseline", "baseline"], in: folder)
      #expect(try Tool.run([".", "--baseline", "baseline", "--strict"], in: folder).status == 0)
      _ = try Tool.run([".", "--report", "json=report"], in: folder)
      let merged = try Tool.run(["merge", "report"], in: folder)
      #expect(merged.output == run.output)
      let suppression = #"suppress: [{rule: control-missing-name, file: 'a\xE9.json', reason: known}]"#
      try write(suppression + "\n", Array(".a11y-audit.yml".utf8), folder)
      #expect(try Tool.run([".", "--only", "control-missing-name"], in: folder).status == 0)
    }
  }

  private func write(_ text: String, _ name: [UInt8], _ folder: URL) throws {
    let path = Array(folder.path.utf8) + [UInt8(ascii: "/")] + name + [0]
    let descriptor = open(path.map { CChar(bitPattern: $0) }, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    #expect(descriptor >= 0)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(text.utf8))
  }
}
