import Foundation
import TestSupport
import Testing

@Suite struct LintInputTests {
  private func run(_ arguments: [String], _ files: [String: String]) throws -> Tool.Run {
    try Tool.withFiles(files) { folder in
      try Tool.run(arguments, in: folder, of: Tool.linter)
    }
  }

  @Test(
    "a named file that is not Swift ends with 2", arguments: ["a.html", "a.png", "Info.plist", "X.m", "a.kt", "a.txt"])
  func foreign(_ name: String) throws {
    let run = try run([name, "S.swift"], [name: "x", "S.swift": "let a = 1\n"])
    #expect(run.status == 2)
    #expect(run.errors == "\(name): error: this is not Swift source; a11y-lint reads .swift files\n")
  }

  @Test("a script without an ending, and an ending in capitals, are Swift")
  func swift() throws {
    #expect(try run(["script", "B.SWIFT"], ["script": "let a = 1\n", "B.SWIFT": "let b = 1\n"]).status == 0)
  }

  private static let button = "    Button(action: go) { Image(\"ic_gear\") }\n"

  private static func view(_ comment: String) -> [String: String] {
    [
      "S.swift":
        "import SwiftUI\nstruct V: View {\n  var body: some View {\n\(comment)\(button)  }\n  func go() {}\n}\n"
    ]
  }

  @Test("of several rules in one comment, the one without a finding is reported")
  func unusedOfSeveral() throws {
    let used = try run(
      ["S.swift", "--quiet"], Self.view("    // a11y:disable:next image-only-button fixed-font - decided\n"))
    #expect(used.output.contains("suppresses fixed-font, which has no finding there [suppression-comment]"), "\(used)")
    #expect(!used.output.contains("[image-only-button]"), "\(used)")
    let all = try run(["S.swift", "--quiet"], Self.view("    // a11y:disable:next image-only-button - decided\n"))
    #expect(!all.output.contains("suppression-comment"), "\(all)")
  }

  @Test("disable:this on a line of its own leads to disable:next")
  func this() throws {
    let run = try run(["S.swift", "--quiet"], Self.view("    // a11y:disable:this image-only-button - decided\n"))
    #expect(run.output.contains("write a11y:disable:next for the line below it"), "\(run)")
  }

  @Test("a rule of the other tool is named with it")
  func otherRule() throws {
    let run = try Tool.run(["explain", "target-size"], of: Tool.linter)
    #expect(run.errors.contains("'target-size' is a rule of a11y-audit; 'a11y-audit explain target-size' explains it"))
  }
}
