import Foundation
import Testing

/// Where output goes, and what it never contains.
@Suite struct OutputTests {
  static let faults = "Fixtures/screens/faults/tree.json"

  @Test("several reports in one run: one on standard output, the others in files")
  func reports() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "a.json")
      let run = try Tool.run([Self.faults, "--report", "text", "--report", "json=\(file.path)"])
      let json = try Tool.run([Self.faults, "--report", "json"])
      #expect(run.output == (try Tool.run([Self.faults])).output)
      #expect(try String(contentsOf: file, encoding: .utf8) == json.output)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
    }
  }

  @Test(
    "labels reach a terminal or a log without their control characters",
    arguments: [
      ["audit", "--notices"], ["narrate"], ["convert", "--to", "outline"], ["audit", "--report", "json"],
    ])
  func noControlCharacters(_ arguments: [String]) throws {
    let run = try Tool.run(arguments + [Self.faults])
    let dangerous = run.output.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
    }
    #expect(dangerous.isEmpty)
    // A line that begins with `::` is a command to a CI system.
    #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  @Test(
    "colour comes when asked for, by option or by convention, and never otherwise",
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), (["--color", "never"], ["FORCE_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1"], true), ([], ["CLICOLOR_FORCE": "1"], true),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false), ([], ["FORCE_COLOR": "0"], false),
    ] as [([String], [String: String], Bool)])
  func colour(_ arguments: [String], _ environment: [String: String], _ isColoured: Bool) throws {
    let run = try Tool.run([Self.faults] + arguments, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColoured)
  }

  @Test("the same input gives the same bytes, whatever the locale and the order of a folder")
  func sameBytes() throws {
    let first = try Tool.run(["Fixtures/screens", "--report", "json"])
    for locale in ["C", "C.UTF-8", "tr_TR.UTF-8"] {
      let again = try Tool.run(
        ["Fixtures/screens", "--report", "json"], environment: ["LC_ALL": locale, "TZ": "Asia/Tokyo"])
      #expect(again.output == first.output)
    }
    #expect(first.output.contains("Fixtures/screens/faults/tree.json"))
  }

  @Test("a device is written into, not replaced by a file; a link stays a link")
  func places() throws {
    let full = try Tool.run([Self.faults, "--report", "json=/dev/full"])
    #expect(full.status == 2)
    #expect(full.errors == "a11y-audit: error: cannot write /dev/full: No space left on device\n")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
    try Tool.withTemporaryFolder { folder in
      let target = folder.appending(path: "target.json")
      try "old".write(to: target, atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link.json"), withDestinationURL: target)
      _ = try Tool.run([Self.faults, "--report", "json=\(folder.path)/link.json"])
      #expect(try String(contentsOf: target, encoding: .utf8).hasPrefix("{"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link.json", "target.json"])
      let link = try FileManager.default.attributesOfItem(atPath: folder.path + "/link.json")[.type]
      #expect(link as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test("a full disk is no success")
  func fullDisk() throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "'\(Tool.executable.path)' '\(Self.faults)' > /dev/full 2>/dev/null"]
    shell.currentDirectoryURL = Tool.root
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 2)
  }

  @Test("a reader that stops reading ends the tool quietly")
  func brokenPipe() throws {
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "'\(Tool.executable.path)' rules | head -n 1 > /dev/null"]
    shell.standardError = errors
    try shell.run()
    shell.waitUntilExit()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }
}
