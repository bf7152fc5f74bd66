import Foundation
import TestSupport
import Testing

/// `a11y-audit formats`
@Suite struct FormatsTests {
  @Test("every format is listed with what it tells and what it cannot")
  func list() throws {
    let run = try Tool.run(["formats"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let entries = run.output.components(separatedBy: "\n\n")
    #expect(entries.count > 3)
    for entry in entries {
      let lines = entry.split(separator: "\n")
      #expect(lines.count >= 3)
      #expect(lines.first?.first?.isLowercase == true)
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
      #expect(lines.contains { $0.hasPrefix("  provides: ") || $0.hasPrefix("  lacks: ") })
    }
    #expect(
      entries.contains(
        """
        maestro
          Maestro's 'maestro hierarchy' of an iOS screen, or 'commands-*.json' of its debug output
          provides: frame, label, value, enabled state, selected state, placeholder, screen size, hierarchy
          lacks: traits, hint, exposure, actions, colors, font, language, kind
          contains the accessibility tree of the running app
          rounds frames to whole points
        """))
  }

  @Test("a file's format is told from its content, and what is none says why")
  func files() throws {
    let login = "Fixtures/formats/login"
    let run = try Tool.run(["formats", "\(login)/maestro.json", "CHANGELOG.md", "Fixtures/screens/camera/tree.json"])
    #expect(run.status == 2)
    #expect(
      run.output == """
        \(login)/maestro.json: maestro
        Fixtures/screens/camera/tree.json: control-tree

        """)
    #expect(
      run.errors == """
        CHANGELOG.md: error: unrecognized format; specify it with --input-format (see 'a11y-audit formats')

        """)
  }

  @Test("the login screen is found in each format's own file")
  func login() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Tool.root.appending(path: "Fixtures/formats/login").path())
    #expect(!names.isEmpty)
    for name in names {
      let run = try Tool.run(["formats", "Fixtures/formats/login/\(name)"])
      let format = name.split(separator: ".").first ?? ""
      #expect(run.output == "Fixtures/formats/login/\(name): \(format)\n")
    }
  }
}
