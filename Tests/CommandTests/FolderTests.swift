import Foundation
import TestSupport
import Testing

/// Whole checkouts: of what lies in a folder only screens are read.
@Suite struct FolderTests {
  private static let note =
    "a11y-audit: note: found no storyboard, xib or screen description; use a11y-lint for Swift source\n"

  private static let nothing = "a11y-audit: error: found no storyboard, xib or screen description\n"

  private func run(_ arguments: [String] = ["."], on files: [String: String]) throws -> Tool.Run {
    try Tool.withFiles(files) { try Tool.run(arguments, in: $0) }
  }

  @Test("an app without screens ends with 0 and a note, a folder of nothing with 2")
  func noScreens() throws {
    let passedOver = "a11y-audit: note: skipped 1 file that is not a screen description: b/package.json\n"
    #expect(try run(on: [:]) == .init(status: 2, output: "", errors: Self.nothing))
    let app = ["App.swift": "struct A {}", "b/package.json": #"{"a": 1}"#]
    #expect(try run(on: app) == .init(status: 0, output: "", errors: passedOver + Self.note))
  }

  @Test("a template of an interface file that ends with .txt is skipped")
  func template() throws {
    let template =
      "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><color ${a}/>"
    let run = try run(on: ["a.txt": template, "App.swift": ""])
    #expect(run.status == 0)
    #expect(run.errors.contains("skipped 1 file that is not a screen description"))
    #expect(try self.run(["a.txt"], on: ["a.txt": template]).status == 2)
  }

  @Test("a missing path, and a named file that is not a screen, end with 2", arguments: ["no", "a.json", "b"])
  func named(_ path: String) throws {
    #expect(try run([".", path], on: ["a.json": "[]", "b": "x"]).status == 2)
  }

  @Test(
    "JSON and XML of other kinds are skipped, whole or damaged",
    arguments: [
      "", "{", "[]", "[1, 2", #"{"class": 1}"#, #"{"class": "Button", "sep": 1, "attr": {}}"#, "{ // a comment\n}",
      #"{"fill": "auto", "groups": [{"layers": []}], "supported-platforms": {}}"#,
      #"{"_meta": {}, "system": {"run": {}}, "entries": {"id": 3}}"#, #"[{"id": 1, "title": "Milk", "value": 3.5}]"#,
      #"{"title": "Settings", "label": "x", "items": [], "color": "red"}"#, "<a>", "<a><b/></a>",
      "<?xml version='1.0'?><a",
    ])
  func others(_ content: String) throws {
    for name in ["a.json", "a.xml"] {
      let run = try run(on: [name: content, "b.json": InputTests.screen])
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("no findings\n1 element in 1 screen"))
      #expect(run.errors == "a11y-audit: note: skipped 1 file that is not a screen description: \(name)\n")
    }
  }

  @Test(
    "what this tool writes is never read back as a screen",
    arguments: [InputTests.screen, InputTests.screen.replacing("\"label\": \"Close\", ", with: "")])
  func ownFiles(_ screen: String) throws {
    let reports = [
      "text", "json", "sarif", "github", "github-summary", "github-sarif", "markdown", "gitlab", "junit", "checkstyle",
      "xcode", "csv",
    ]
    try Tool.withFiles(["a.json": screen]) { folder in
      let out = folder.appending(path: "out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
      for ending in ["json", "xml", "txt"] {
        let options = reports.flatMap { ["--report", "\($0)=out/\($0).\(ending)"] }
        _ = try Tool.run(["a.json"] + options, in: folder)
      }
      _ = try Tool.run(["a.json", "--write-baseline", "out/baseline.json"], in: folder)
      for (name, arguments) in [
        ("diff", ["diff", "a.json", "a.json", "--report", "json"]),
        ("speech", ["narrate", "a.json", "--format", "json"]),
      ] {
        let output = try Tool.run(arguments, in: folder).output
        try output.write(to: out.appending(path: "\(name).json"), atomically: true, encoding: .utf8)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: out.path).count >= 36)
      let run = try Tool.run(["out"], in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.hasSuffix(Self.nothing))
    }
  }
}
