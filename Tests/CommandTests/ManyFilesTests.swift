import Foundation
import TestSupport
import Testing

/// Many files: in parallel, in parts, or only those that changed.
@Suite struct ManyFilesTests {
  static let reports = ["text", "json"] + ScreenTests.reports.map(\.name)

  /// Copies of every screen in a folder each, and one file that cannot be read.
  private func withScreens(copies: Int, _ body: (URL) throws -> Void) throws {
    try Tool.withTemporaryFolder { folder in
      for copy in 0..<copies {
        for screen in ScreenTests.screens {
          let to = folder.appending(path: "part-\(copy)/\(screen)")
          try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
          try FileManager.default.copyItem(
            at: ScreenTests.folder.appending(path: "\(screen)/tree.json"), to: to.appending(path: "tree.json"))
        }
      }
      try body(folder)
    }
  }

  private func outputs(_ arguments: [String], in folder: URL) throws -> [String] {
    let files = Self.reports.flatMap { ["--report", "\($0)=report.\($0)"] }
    let run = try Tool.run(arguments + files, in: folder)
    let texts = try Self.reports.map { try String(contentsOf: folder.appending(path: "report.\($0)"), encoding: .utf8) }
    for name in Self.reports { try FileManager.default.removeItem(at: folder.appending(path: "report.\(name)")) }
    // The summary names a command that fixes the files, which a merged report does not know.
    let errors = run.errors.split(separator: "\n").filter { $0.contains("error: ") }.joined(separator: "\n")
    return ["\(run.status)", run.output, errors] + texts.map(Self.withoutCommand)
  }

  private static func withoutCommand(_ report: String) -> String {
    report.replacing(#/ · a11y-audit [^\n]* --fix applies [^\n]*/#, with: "")
  }

  @Test("any number of jobs gives the same bytes, reports and errors alike")
  func jobs() throws {
    try withScreens(copies: 4) { folder in
      for name in ["part-0/broken.xib", "part-2/camera/cut.xib"] {
        try "{".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let one = try outputs([".", "--jobs", "1"], in: folder)
      #expect(one.first == "2")
      #expect(one[2].split(separator: "\n").count == 2)
      for jobs in ["2", "8", "64"] { #expect(try outputs([".", "-j", jobs], in: folder) == one) }
      #expect(try outputs(["."], in: folder) == one)
    }
  }

  @Test("the reports of parts, merged in any order, are the report of the whole, byte for byte")
  func parts() throws {
    try withScreens(copies: 3) { folder in
      let parts = ["part-0", "part-1", "part-2"]
      for part in parts {
        _ = try Tool.run([part, "--report", "json=../\(folder.lastPathComponent)-\(part).json"], in: folder)
      }
      let files = parts.map { folder.path + "-\($0).json" }
      defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
      let whole = try outputs(["."], in: folder)
      #expect(whole.first == "1")
      #expect(try outputs(["merge"] + files, in: folder) == whole)
      #expect(try outputs(["merge", "--parts", "3"] + files.reversed(), in: folder) == whole)
      #expect(try outputs(["merge"] + files + files, in: folder) == whole)
    }
  }

  @Test("a baseline is compared with the whole")
  func baseline() throws {
    try withScreens(copies: 2) { folder in
      for part in ["part-0", "part-1"] { _ = try Tool.run([part, "--report", "json=\(part).shard"], in: folder) }
      #expect(try Tool.run(["merge", "part-0.shard", "part-1.shard", "--write-baseline", "b"], in: folder).status == 0)
      let merged = try Tool.run(["merge", "*.shard", "--baseline", "b", "--strict"], in: folder)
      #expect(merged.status == 0)
      #expect(merged.errors == "")
      #expect(merged == (try Tool.run(["part-0", "part-1", "--baseline", "b", "--strict"], in: folder)))
      // What was fixed since is still in the baseline, which --strict does not let pass.
      for screen in ScreenTests.screens {
        try #"{"class": "UIButton", "label": "Fine", "frame": [0, 100, 44, 44]}"#.write(
          to: folder.appending(path: "part-1/\(screen)/tree.json"), atomically: true, encoding: .utf8)
      }
      _ = try Tool.run(["part-1", "--report", "json=part-1.shard"], in: folder)
      let mended = try Tool.run(["merge", "*.shard", "--baseline", "b", "--strict"], in: folder)
      #expect(mended.status == 1)
      #expect(mended == (try Tool.run(["part-0", "part-1", "--baseline", "b", "--strict"], in: folder)))
    }
  }

  @Test("a part that is missing, broken or of other files ends with 2, and the others are reported")
  func missingPart() throws {
    try withScreens(copies: 1) { folder in
      _ = try Tool.run(["part-0", "--report", "json=a.json"], in: folder)
      let whole = try Tool.run(["merge", "a.json"], in: folder)
      #expect(whole.status == 1)
      let summary = whole.output.replacing(/in \d+ screens ·/) { "\($0.output) could not be read: 1 ·" }
      for (arguments, error) in [
        (["nowhere.json"], "nowhere.json: error: No such file or directory\n"),
        (["part-0/camera/tree.json"], "part-0/camera/tree.json:1:1: error: the file is not a JSON report; "),
        (["--parts", "2"], "a11y-audit: error: found 1 of 2 reports\n"),
      ] {
        let run = try Tool.run(["merge", "a.json"] + arguments, in: folder)
        #expect(run.status == 2)
        #expect(run.output == summary)
        #expect(run.output != whole.output)
        #expect(run.errors.hasPrefix(error), "\(run.errors)")
      }
      #expect(try Tool.run(["merge", "nowhere.json"], in: folder).status == 2)
    }
  }

  @Test("what a part could not read is reported again, and ends with 2 again")
  func unreadInPart() throws {
    try withScreens(copies: 1) { folder in
      try "{".write(to: folder.appending(path: "part-0/camera/cut.xib"), atomically: true, encoding: .utf8)
      let part = try Tool.run(["part-0", "nowhere", "--report", "json=a.json"], in: folder)
      #expect(part.status == 2)
      // The last line is the summary of a run whose report goes to a file.
      let errors = part.errors.split(separator: "\n").filter { $0.contains("error: ") }
      #expect(errors.count == 2)
      let merged = try Tool.run(["merge", "a.json", "--report", "json"], in: folder)
      #expect(merged.status == 2)
      #expect(merged.errors.split(separator: "\n").sorted() == errors.sorted())
      #expect(try merged.output == String(contentsOf: folder.appending(path: "a.json"), encoding: .utf8))
    }
  }

  @Test("only what git names as changed or new is read, and the summary says how much was left out")
  func changedSince() throws {
    try withScreens(copies: 1) { folder in
      let git = { (arguments: [String]) in
        let all = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-C", folder.path] + arguments
        let run = try Tool.run(all, of: URL(filePath: "/usr/bin/git"))
        #expect(run.status == 0, "\(run.errors)")
      }
      try git(["init", "-q"])
      try git(["add", "."])
      try git(["commit", "-q", "-m", "first"])
      let count = ScreenTests.screens.count
      let none = try Tool.run([".", "--changed-since", "HEAD"], in: folder)
      let nothing = "nothing to check: no file has changed\n0 elements in 0 screens"
      #expect(none == Tool.Run(status: 0, output: "\(nothing) · skipped: \(count) unchanged files\n", errors: ""))
      let camera = folder.appending(path: "part-0/camera/tree.json")
      let tree = try String(contentsOf: camera, encoding: .utf8)
      try (tree + "\n").write(to: camera, atomically: true, encoding: .utf8)
      try tree.write(to: folder.appending(path: "part-0/näw 'one'.json"), atomically: true, encoding: .utf8)
      for (arguments, place) in [(["."], folder), (["../part-0"], folder.appending(path: "part-0"))] {
        let run = try Tool.run(arguments + ["--changed-since", "HEAD"], in: place)
        #expect(
          run.output
            == "no findings\n10 elements in 2 screens · skipped: \(count - 1) unchanged files\n")
        #expect(run.status == 0)
      }
      let unknown = try Tool.run([".", "--changed-since", "no'such"], in: folder)
      #expect(unknown.status == 2)
      #expect(unknown.output == "")
      #expect(unknown.errors.hasPrefix("a11y-audit: error: the commit 'no'such' is not in this clone; fetch it"))
      let option = try Tool.run([".", "--changed-since=--output=x"], in: folder)
      #expect(option.status == 2)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "x").path))
      let outside = try Tool.run(
        [ExitStatusTests.camera, "--changed-since", "HEAD"].map {
          $0.hasPrefix("Fix") ? Tool.root.path + "/" + $0 : $0
        }, in: folder)
      #expect(outside.status == 2)
    }
  }
}
