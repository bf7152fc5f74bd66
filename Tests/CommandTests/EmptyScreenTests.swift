import Foundation
import TestSupport
import Testing

/// A screen without controls does not pass for one without findings.
@Suite struct EmptyScreenTests {
  private func run(_ arguments: [String], _ name: String, _ text: String) throws -> Tool.Run {
    try Tool.withFiles([name: text]) { folder in
      try Tool.run(arguments, in: folder)
    }
  }

  @Test(
    "a named file without controls ends with 2 and states where to write them",
    arguments: [
      ("a.outline", "screen \"A\" 390x844 en\n", "write one per line below the screen, indented by two spaces"),
      ("a.json", #"{"name": "T", "screen": [390, 844], "children": []}"#, "list them in 'children'"),
    ])
  func named(_ name: String, _ text: String, _ remedy: String) throws {
    for command in [[], ["narrate"]] {
      let run = try run(command + [name], name, text)
      #expect(run.status == 2, "\(run)")
      #expect(
        run.errors == "\(name): error: there are no controls in it, so nothing was checked; \(remedy)\n", "\(run)")
    }
    let report = try self.run([name, "--report", "json"], name, text)
    #expect(report.output.contains("there are no controls in it"), "\(report)")
  }

  @Test("in a folder it is not an error")
  func folder() throws {
    #expect(try run(["."], "a.outline", "screen \"A\" 390x844 en\n").status == 0)
  }

  @Test("one control without a screen is not an empty screen")
  func single() throws {
    #expect(try run(["a.json"], "a.json", #"{"role": "button", "label": "Pay"}"#).status == 0)
  }

  @Test("a screen whose controls are all hidden exposes nothing")
  func hidden() throws {
    let text = """
      screen "A" 390x844 en
        button "Pay" hidden=true frame=20,100,100,44
        text "Total" hidden=true frame=20,200,100,44

      """
    let run = try run(["a.outline"], "a.outline", text)
    #expect(run.status == 1, "\(run)")
    #expect(run.output.contains("[nothing-exposed]"), "\(run)")
  }
}
