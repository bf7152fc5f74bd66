import Foundation
import TestSupport
import Testing

/// `a11y-audit --sources`: the tree and the source together.
@Suite struct SourcesTests {
  private static let screen = "Fixtures/screens/range-slider-silent/tree.json"
  private static let source = "Fixtures/source/range-slider/Silent.swift"

  @Test("a finding on a custom class tells where it is declared and what explains it; it stays one")
  func related() throws {
    let run = try Tool.run([Self.screen, "--sources", Self.source])
    let alone = try Tool.run([Self.screen])
    let related = """
          related: \(Self.source):4:1: class "RangeSlider": is declared here and handles touches but is not exposed as an \
      accessibility element [custom-control-not-exposed]

      """
    var lines = alone.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert(related.trimmingCharacters(in: .newlines), at: 2)
    #expect(run == .init(status: alone.status, output: lines.joined(separator: "\n"), errors: ""))
  }

  @Test("of two classes of one name each has its own findings")
  func sharedName() throws {
    let run = try Tool.run([Self.screen, "--sources", "Fixtures/source/range-slider"])
    #expect(run.output.matches(of: /related: .*Right\.swift:4:1: class "RangeSlider": is declared here\n/).count == 1)
    #expect(run.output.matches(of: /related: .*Right\.swift/).count == 1)
    #expect(run.output.matches(of: /related: .*Silent\.swift:4:1: .*\[custom-control-not-exposed\]\n/).count == 1)
  }

  @Test("JSON and SARIF have the place and its file")
  func reports() throws {
    let json = try Tool.run([Self.screen, "--sources", Self.source, "--report", "json"]).output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    let related = try #require((finding["related"] as? [[String: Any]])?.first)
    #expect(related["file"] as? String == Self.source)
    #expect(related["line"] as? Int == 4)
    #expect((related["message"] as? String)?.hasSuffix("[custom-control-not-exposed]") == true)
    let sarif = try Tool.run([Self.screen, "--sources", Self.source, "--report", "sarif"]).output
    #expect(sarif.contains("relatedLocations"))
    #expect(sarif.contains("\"\(Self.source)\""))
  }

  @Test("a class without findings is referred to; a class that the sources do not declare is counted and reported")
  func strangers() throws {
    let right = try Tool.run([Self.screen, "--sources", "Fixtures/source/range-slider/Right.swift"])
    #expect(right.output.contains(/related: .*Right\.swift:\d+:\d+: class "RangeSlider": is declared here\n/))
    let run = try Tool.run([Self.screen, "--sources", "Fixtures/source/dial"])
    #expect(
      run.errors == "a11y-audit: note: 1 of 1 classes not declared in the sources: RangeSlider\n")
    #expect(run.status == 1)
    #expect(!run.output.contains("related:"))
  }

  @Test("sources that do not exist are rejected before anything is audited")
  func unreadable() throws {
    let run = try Tool.run([Self.screen, "--sources", "nowhere.swift"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a11y-audit: error: --sources: 'nowhere.swift' does not exist\n"))
    #expect(run.output.isEmpty)
  }

  @Test("a missing linter is an error with the number of findings without source")
  func missing() throws {
    try Tool.withTemporaryFolder { folder in
      let copy = folder.appending(path: "a11y-audit")
      try FileManager.default.copyItem(at: Tool.executable, to: copy)
      let run = try Tool.run([Self.screen, "--sources", Self.source], of: copy)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("a11y-audit: error: --sources: a11y-lint not found next to this tool; "))
      #expect(run.errors.hasSuffix("; no source for 1 finding on 1 class\n"))
      #expect(run.output.contains("[unreachable-control]"))
    }
  }

  @Test("file names and classes reach the linter as they are")
  func hostile() throws {
    try Tool.withTemporaryFolder { folder in
      let name = "a'$(touch x)`touch y` \".swift"
      try "import UIKit\nclass A: UIControl {}\n".write(
        to: folder.appending(path: name), atomically: true, encoding: .utf8)
      let tree =
        #"{"class": "UIView", "frame": [0,0,390,844], "children": [{"class": "A", "superclass": "UIButton", "frame": [0,0,9,9]}, {"class": "B'; touch z", "superclass": "UIButton", "frame": [0,99,9,9]}]}"#
      try tree.write(to: folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
      let run = try Tool.run(["a.json", "--sources", name, "--only", "control-missing-name"], in: folder)
      #expect(run.output.contains("class \"A\": is declared here"))
      #expect(run.errors.contains("1 of 2 classes not declared in the sources: B'; touch z\n"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["a.json", name].sorted())
    }
  }

  /// Runs with this script in place of the linter.
  private func run(linter script: String) throws -> Tool.Run {
    try Tool.withTemporaryFolder { folder in
      let copy = folder.appending(path: "a11y-audit")
      try FileManager.default.copyItem(at: Tool.executable, to: copy)
      let linter = folder.appending(path: "a11y-lint")
      try "#!/bin/sh\n\(script)\n".write(to: linter, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: linter.path)
      return try Tool.run([Self.screen, "--sources", Self.source], of: copy)
    }
  }

  static let failures: [(script: String, message: String)] = [
    ("exit 3", "a11y-lint ended with exit status 3"),
    ("kill -9 $$", "a11y-lint was ended by signal 9 (Killed)"),
    (
      "printf '{\"version\": 1, \"classes\": []}'; kill -SEGV $$",
      "a11y-lint was ended by signal 11 (Segmentation fault)"
    ),
    ("exit 0", "a11y-lint printed no class list"),
    ("printf 'hello'", "the class list is not valid JSON"),
    ("head -c 100000 /dev/urandom", "the class list is not valid JSON"),
    ("printf '[]'", "class list: expected an object, found an array"),
    ("printf '{\"version\": 2}'", "unsupported version 2 of the class list"),
    ("printf '{\"version\": 1, \"classes\": [{\"class\": 1}]}'", "'findings' is missing"),
  ]

  @Test("a linter that fails is named with the way it failed, and the report is written", arguments: failures)
  func failing(_ script: String, _ message: String) throws {
    let run = try run(linter: script)
    #expect(run.status == 2)
    #expect(run.errors.contains("a11y-audit: error: --sources: "))
    #expect(run.errors.contains(message))
    #expect(run.errors.hasSuffix("; no source for 1 finding on 1 class\n"))
    #expect(run.output.contains("[unreachable-control]"))
  }

  @Test("what a linter that could not read everything tells is taken, and the status is 2")
  func partial() throws {
    let classes =
      #"{"version": 1, "classes": [{"class": "RangeSlider", "file": "A.swift", "line": 3, "column": 1, "findings": []}]}"#
    let run = try run(linter: "echo 'B.swift: error: gone' >&2; sleep 1; printf '%s' '\(classes)'; exit 2")
    #expect(run.output.contains("related: A.swift:3:1: class \"RangeSlider\": is declared here\n"))
    #expect(run.errors == "B.swift: error: gone\n")
    #expect(run.status == 2)
  }

  /// A screen of unreachable controls of these classes.
  private func audit(_ classes: [String], _ source: String) throws -> Tool.Run {
    try Tool.withTemporaryFolder { folder in
      let controls = classes.enumerated().map { number, name in
        ["class": name, "superclass": "UIButton", "frame": [0, number * 50, 9, 9]] as [String: Any]
      }
      let tree: [String: Any] = ["class": "UIView", "frame": [0, 0, 390, 844], "children": controls]
      try JSONSerialization.data(withJSONObject: tree).write(to: folder.appending(path: "a.json"))
      try source.write(to: folder.appending(path: "a.swift"), atomically: true, encoding: .utf8)
      return try Tool.run(["a.json", "--sources", "a.swift", "--only", "control-missing-name"], in: folder)
    }
  }

  @Test("class names that no process takes as an argument keep none of the others from being found")
  func impossibleNames() throws {
    let names = ["A", "B\0C", "", " ", "--version", "\n", "D\u{202E}", String(repeating: "x", count: 200_000)]
    let run = try audit(names, "import UIKit\nclass A: UIControl {}\n")
    #expect(run.output.contains("class \"A\": is declared here"))
    #expect(run.errors.hasPrefix("a11y-audit: note: 6 of 7 classes not declared in the sources: "))
    #expect(run.status == 1)
  }

  @Test("more class names than fit into a command line are found all the same")
  func manyNames() throws {
    let names = (0..<4000).map { "TheClassOfControlNumber\($0)" }
    let source = names.map { "class \($0): UIControl {}\n" }.joined()
    let run = try audit(names, "import UIKit\n" + source)
    #expect(run.output.contains("class \"TheClassOfControlNumber3999\": is declared here"))
    #expect(run.errors == "")
  }

  @Test(
    "paths of sources reach the linter as they are",
    arguments: ["-a.swift", "a b.swift", "a\nb.swift", "'\".swift", "$(x).swift"])
  func paths(_ name: String) throws {
    try Tool.withFiles([name: "import UIKit\nclass A: UIControl {}\n"]) { folder in
      let tree =
        #"{"class": "UIView", "frame": [0,0,390,844], "children": [{"class": "A", "superclass": "UIButton", "frame": [0,0,9,9]}]}"#
      try tree.write(to: folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
      let run = try Tool.run(["a.json", "--sources=\(name)", "--only", "control-missing-name"], in: folder)
      #expect(run.output.contains("class \"A\": is declared here"))
      #expect(run.errors == "")
    }
  }
}
