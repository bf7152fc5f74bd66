import Foundation
import TestSupport
import Testing

/// A baseline knows a control without a name by what it shows and what is next to it.
@Suite struct BaselinePlaceTests {
  private static let rule = ["--only", "control-missing-name", "--quiet", "--no-config"]

  /// The names of new findings after a change.
  private func new(_ before: String, _ after: String) throws -> [String] {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "a.outline")
      try before.write(to: file, atomically: true, encoding: .utf8)
      _ = try Tool.run(["a.outline", "--write-baseline", "b.json"] + Self.rule, in: folder)
      try after.write(to: file, atomically: true, encoding: .utf8)
      let run = try Tool.run(["a.outline", "--baseline", "b.json"] + Self.rule, in: folder)
      return run.output.split(separator: "\n").filter { $0.hasPrefix("a.outline:") }.map {
        String($0.split(separator: " ", maxSplits: 2)[2])
      }
    }
  }

  private static let bar = """
    screen "Pharmacy" 390x844 en
      text "Pharmacy" traits=header frame=100,50,190,38
      button image=chevron.backward frame=8,47,44,44
      button "Info" image=info.circle frame=338,47,44,44

    """

  @Test("one more control without a label is new, and the old one is known: they have different images")
  func images() throws {
    let found = try new(Self.bar, Self.bar.replacing("button \"Info\"", with: "button"))
    #expect(found == [#"button (image "info.circle", right of "Pharmacy"): has no label [control-missing-name]"#])
  }

  @Test("a control that moves is known, and another one in its place is new")
  func moved() throws {
    let moved = Self.bar.replacing("frame=8,47,44,44", with: "frame=8,700,44,44")
    #expect(try new(Self.bar, moved) == [])
    let replaced = moved.replacing("\"Info\" image=info.circle frame=338,47", with: "image=info.circle frame=8,47")
    #expect(try new(Self.bar, replaced).count == 1)
    #expect(try new(Self.bar, replaced).first?.contains("info.circle") == true)
  }

  @Test("controls without any mark are told apart by what is next to them")
  func places() throws {
    let before = """
      screen "List" 390x844 en
        text "Milk" frame=20,100,200,44
        button frame=300,100,44,44

      """
    let after = """
      screen "List" 390x844 en
        text "Bread" frame=20,40,200,44
        button frame=300,40,44,44
        text "Milk" frame=20,100,200,44
        button frame=300,100,44,44

      """
    #expect(try new(before, after) == [#"button (right of "Bread"): has no label [control-missing-name]"#])
  }

  @Test("a baseline of version 1 is read and pruned as it is")
  func version1() throws {
    try Tool.withTemporaryFolder { folder in
      let screen = """
        screen "Repeat prescription" 390x844 en
          button image=chevron.backward frame=8,47,44,44

        """
      let old = """
        {
        "baseline": "a11y-audit",
        "version": 1,
        "accepted": [
        {"file": "p.outline", "screen": "Repeat prescription", "control": "button", "rule": "control-missing-name", "id": "3f4bc52b78879dab"},
        {"file": "p.outline", "screen": "Repeat prescription", "control": "button", "rule": "control-missing-name", "id": "3f4bc52b78879dab", "number": 2},
        {}
        ]
        }

        """
      try screen.write(to: folder.appending(path: "p.outline"), atomically: true, encoding: .utf8)
      let baseline = folder.appending(path: "b.json")
      try old.write(to: baseline, atomically: true, encoding: .utf8)
      let run = try Tool.run(["p.outline", "--baseline", "b.json", "--prune"] + Self.rule, in: folder)
      #expect(run.status == 0, "\(run)")
      #expect(run.output.contains("known: 1"), "\(run)")
      let pruned = try String(contentsOf: baseline, encoding: .utf8)
      #expect(pruned.contains("\"version\": 1"))
      #expect(pruned.ranges(of: "3f4bc52b78879dab").count == 1)
    }
  }
}
