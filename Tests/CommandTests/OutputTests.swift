import Foundation
import TestSupport
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
    "color is used only if requested by option or convention",
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), (["--color", "never"], ["FORCE_COLOR": "1"], false),
      ([], ["FORCE_COLOR": "1"], true), ([], ["CLICOLOR_FORCE": "1"], true),
      ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], false), ([], ["FORCE_COLOR": "0"], false),
    ] as [([String], [String: String], Bool)])
  func color(_ arguments: [String], _ environment: [String: String], _ isColored: Bool) throws {
    let run = try Tool.run([Self.faults] + arguments, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColored)
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

  @Test("a report that cannot be written does not keep the others from being written")
  func reportBesideBroken() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "a.json").path
      let run = try Tool.run([
        Self.faults, "--report", "text=/nowhere/a", "--report", "json=\(file)", "--report", "text",
      ])
      #expect(run.status == 2)
      #expect(
        run.errors
          == "a11y-audit: error: cannot write /nowhere/a: the folder /nowhere does not exist; create it: mkdir -p /nowhere\n"
      )
      #expect(run.output == (try Tool.run([Self.faults])).output)
      #expect(FileManager.default.contents(atPath: file)?.isEmpty == false)
    }
  }

  @Test(
    "two reports do not share a place",
    arguments: [
      (["text", "json"], "standard output"), (["text=a", "json=a"], "the file 'a'"),
      (["text=-", "json"], "standard output"),
    ])
  func sharedPlace(_ reports: [String], _ place: String) throws {
    let run = try Tool.run([Self.faults] + reports.flatMap { ["--report", $0] })
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a11y-audit: error: two reports cannot both go to \(place); "))
  }

  @Test(
    "pipes are written to and not replaced; - is standard output",
    arguments: ["mkfifo p; cat p & TOOL narrate TREE -o p; wait; test -p p", "TOOL narrate TREE -o -"])
  func pipe(_ script: String) throws {
    try Tool.withTemporaryFolder { folder in
      let run = try Self.shell(script, in: folder)
      let narration = try Tool.run(["narrate", Self.faults])
      #expect(run == narration)
    }
  }

  @Test("an unknown report is named, with the nearest that is known")
  func unknownReport() throws {
    let run = try Tool.run([Self.faults, "--report", "sarfi=a.sarif"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a11y-audit: error: unknown report 'sarfi'; did you mean 'sarif'?\n"))
  }

  @Test("reports for code hosts name what a symbolic link leads to, where that is in the repository")
  func links() throws {
    try Tool.withTemporaryFolder { folder in
      let inside = folder.appending(path: "App")
      for path in [".git", "../outside-\(folder.lastPathComponent)"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: path).standardizedFileURL, withIntermediateDirectories: true)
      }
      let outside = folder.deletingLastPathComponent().appending(path: "outside-\(folder.lastPathComponent)")
      defer { try? FileManager.default.removeItem(at: outside) }
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      let screen = "screen \"A\" 390x844 en\n  UIButton frame=0,100,44,44\n"
      for place in [inside, outside] {
        try screen.write(to: place.appending(path: "a.outline"), atomically: true, encoding: .utf8)
      }
      for (name, target) in [("Link", inside), ("Out", outside)] {
        try FileManager.default.createSymbolicLink(at: folder.appending(path: name), withDestinationURL: target)
      }
      for (file, real) in [("Link/a.outline", "App/a.outline"), ("Out/a.outline", "Out/a.outline")] {
        let reports = ["gitlab", "sarif=a.sarif", "text=a.txt"].flatMap { ["--report", $0] }
        let run = try Tool.run([file, "--only", "control-missing-name"] + reports, in: folder)
        let texts = try ["a.sarif", "a.txt"].map {
          try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        #expect(run.output.contains("\"path\" : \"\(real)\""))
        #expect(texts[0].contains("\"uri\" : \"\(real)\""))
        #expect(texts[1].hasPrefix("\(file):2:3: "))
      }
    }
  }

  @Test("in a folder of a repository reports for code hosts name files from the repository's root, others from there")
  func repositoryPaths() throws {
    try Tool.withTemporaryFolder { folder in
      let app = folder.appending(path: "App")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Tool.root.appending(path: Self.faults), to: app.appending(path: "a #1.json"))
      let gitlab = try Tool.run(["a #1.json", "--report", "gitlab"], in: app)
      #expect(gitlab.output.contains(#""path" : "App/a #1.json""#))
      let sarif = try Tool.run(["a #1.json", "--report", "sarif"], in: app)
      #expect(sarif.output.contains(#""uri" : "App/a%20%231.json""#))
      let github = try Tool.run(["../App/a #1.json", "--report", "github"], in: app)
      #expect(github.output.hasPrefix("::error file=App/a #1.json,line=5,"))
      let csv = try Tool.run(["a #1.json", "--report", "csv"], in: app)
      #expect(csv.output.contains(#","a #1.json","5","5","#))
    }
  }

  @Test(
    "test cases fail where the exit status does",
    arguments: [
      ("error", ["error"]), ("warning", ["error", "warning"]), ("notice", ["error", "warning", "notice"]),
      ("review", ["error", "warning", "notice"]), ("never", []),
    ])
  func failingCases(_ level: String, _ failing: [String]) throws {
    let json = try Tool.run([Self.faults, "--report", "json"]).output
    let severities = json.matches(of: /"severity" : "([a-z]+)"/).map { String($0.output.1) }
    let run = try Tool.run([Self.faults, "--report", "junit", "--fail-on", level])
    #expect(run.status == (failing.isEmpty ? 0 : 1))
    #expect(!json.contains(#""outcome" : "review""#))
    #expect(run.output.components(separatedBy: "<failure ").count - 1 == severities.count { failing.contains($0) })
  }

  @Test("a finding that the description suppresses is counted, and no other finding is suppressed")
  func suppression() throws {
    let tree =
      #"{"language": "en", "class": "UIView", "frame": [0, 0, 390, 844], "children": ["#
      + #"{"class": "UIButton", "label": "", "frame": [0, 0, 20, 20], "#
      + #""a11y-audit:ignore": [{"rule": "target-size", "reason": "decorative"}]},"#
      + #"{"class": "UIButton", "label": "B", "frame": [0, 100, 20, 20]}]}"#
    let run = try Tool.run(["-", "--quiet"], input: tree)
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("[control-missing-name]") }.count == 1)
    #expect(lines.filter { $0.hasSuffix("[target-size]") }.count == 1)
    #expect(lines.last == "1 error, 1 warning · suppressed: 1 · 2 elements in 1 screen")
  }

  @Test("a description that exposes nothing does not pass")
  func nothingExposed() throws {
    let run = try Tool.run(["-"], input: #"{"class": "UIView", "frame": [0, 0, 390, 844], "language": "en"}"#)
    #expect(
      run.output
        == "nothing to check: the screen exposes no accessibility element\n0 elements in 1 screen · could not be read: 1\n"
    )
  }

  @Test(
    "a full disk is not a success, nor is a stream that is closed",
    arguments: [
      ("TOOL TREE > /dev/full", 2), ("TOOL --help > /dev/full", 2), ("TOOL TREE >&-", 2),
      // A report in a file needs no standard output.
      ("TOOL TREE --report json=r >&-", 1),
    ] as [(String, Int32)])
  func fullDisk(_ script: String, _ status: Int32) throws {
    try Tool.withTemporaryFolder { folder in
      let run = try Self.shell(script + " 2>/dev/null", in: folder)
      #expect(run.status == status)
    }
  }

  @Test("output to a closed standard error does not end up in a written file")
  func closedErrors() throws {
    try Tool.withTemporaryFolder { folder in
      let run = try Self.shell("TOOL narrate TREE nowhere.json -o r 2>&-; cat r", in: folder)
      let narration = try Tool.run(["narrate", Self.faults]).output
      #expect(run.output == narration)
    }
  }

  /// Runs a script in a folder; `TOOL` is the tool, `TREE` a screen, named as the package's folder names it.
  private static func shell(_ script: String, in folder: URL) throws -> Tool.Run {
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Fixtures"), withDestinationURL: Tool.root.appending(path: "Fixtures"))
    let script = script.replacing("TOOL", with: "'\(Tool.executable.path)'").replacing("TREE", with: faults)
    return try Tool.run(["-c", script], in: folder, of: URL(filePath: "/bin/sh"))
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
