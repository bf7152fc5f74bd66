import Foundation
import TestSupport
import Testing

/// No output replaces an input, another output, or a file that no earlier run wrote.
@Suite struct OverwriteTests {
  private static let screen = """
    screen "Pay" 390x844 en
      text "Pay" traits=header frame=20,60,350,34
      button "Pay now" frame=20,700,350,50

    """
  private static let json = #"{"name": "Pay", "screen": [390, 844], "children": [{"role": "button", "label": "Pay"}]}"#
  private static let swift = "import UIKit\nlet button = UIButton()\n"

  private static let files = ["p.outline": screen, "s.json": json, "S.swift": swift, "notes.txt": "Buy milk.\n"]

  private func withFiles(_ body: (URL) throws -> Void) throws {
    try Tool.withFiles(Self.files, body)
  }

  private func expectNothingLost(_ folder: URL, _ note: String) throws {
    for (name, text) in Self.files {
      #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == text, "\(note): \(name)")
    }
  }

  @Test(
    "an output that would replace an input or the user's file is refused",
    arguments: [
      ["p.outline", "--write-baseline", "p.outline"], ["p.outline", "--write-baseline", "notes.txt"],
      ["p.outline", "--write-baseline", "./s.json"], [".", "--write-baseline", "s.json"],
      ["p.outline", "--report", "json=p.outline"], ["p.outline", "--report", "json=s.json"],
      ["p.outline", "--report", "html=S.swift"], [".", "--report", "json=s.json"],
      ["*.outline", "--report", "json=p.outline"],
      ["narrate", "p.outline", "-o", "p.outline"], ["narrate", "p.outline", "-o", "notes.txt"],
      ["narrate", "p.outline", "--format", "json", "-o", "s.json"],
      ["narrate", "p.outline", "--check", "p.outline", "--record"],
      ["narrate", "p.outline", "--check", "notes.txt", "--record"],
      ["narrate", "p.outline", "--check", "s.json", "--record"],
      ["diff", "p.outline", "s.json", "-o", "s.json"], ["diff", "p.outline", "p.outline", "-o", "S.swift"],
      ["convert", "s.json", "-o", "s.json"], ["convert", ".", "-o", "s.json"],
      ["convert", "p.outline", "--to", "json", "-o", "notes.txt"],
      ["merge", "s.json", "--report", "json=s.json"],
      ["speak", "p.outline", "--output", "p.outline"],
    ])
  func refused(_ arguments: [String]) throws {
    try withFiles { folder in
      let run = try Tool.run(arguments, in: folder)
      #expect(run.status == 2, "\(run)")
      #expect(run.errors.contains("overwritten"), "\(run)")
      try expectNothingLost(folder, arguments.joined(separator: " "))
    }
  }

  @Test("the message states what the file is and what to do")
  func messages() throws {
    try withFiles { folder in
      let input = try Tool.run(["p.outline", "--write-baseline", "p.outline"], in: folder)
      #expect(
        input.errors
          == "a11y-audit: error: p.outline is an input and would be overwritten; write to another file\n")
      let foreign = try Tool.run(["p.outline", "--write-baseline", "notes.txt"], in: folder)
      #expect(
        foreign.errors == """
          a11y-audit: error: notes.txt exists, is not a baseline of a11y-audit and is not overwritten; delete it or write \
          to another file

          """)
      let both = try Tool.run(["p.outline", "--write-baseline", "x.json", "--report", "json=x.json"], in: folder)
      #expect(both.status == 2)
      #expect(both.errors.contains("x.json is another output of this run"))
    }
  }

  @Test("what an earlier run wrote is replaced")
  func again() throws {
    try withFiles { folder in
      let commands = [
        ["p.outline", "--write-baseline", "b.json"], ["p.outline", "--report", "json=r.json"],
        ["p.outline", "--report", "text=r.txt"], ["p.outline", "--report", "html=r.html"],
        ["narrate", "p.outline", "-o", "p.spoken"], ["narrate", "p.outline", "--format", "json", "-o", "n.json"],
        ["narrate", "p.outline", "--check", "p.spoken", "--record"], ["convert", "p.outline", "-o", "q.json"],
        ["convert", "q.json", "-o", "q.outline"], ["diff", "p.outline", "p.outline", "-o", "d.txt"],
      ]
      for command in commands {
        _ = try Tool.run(command, in: folder)
        let second = try Tool.run(command, in: folder)
        #expect(!second.errors.contains("overwritten"), "\(command): \(second)")
        #expect(second.status == (command.contains("--record") ? 1 : 0), "\(command): \(second)")
      }
      try expectNothingLost(folder, "again")
    }
  }
}
