import A11yConfiguration
import Documentation
import Foundation
import TestSupport
import Testing

/// Documents, schema and start file come from the declarations that files are checked by.
@Suite struct ConfigurationDocumentTests {
  @Test(
    "a document says what the declarations say; RECORD=1 swift test writes it",
    arguments: [
      ("Configuration.md", ConfigurationDocument.markdown),
      ("schema/a11y-audit.schema.json", ConfigurationSchema(Project.vocabulary).json),
    ])
  func document(_ name: String, _ text: String) throws {
    try Golden.check(text, against: Tool.root.appending(path: "Docs/\(name)"))
  }

  @Test("the start file asks for nothing, and without its # for all that it shows")
  func start() {
    #expect(Project(ConfigurationStart.text).mistakes() == [])
    let lines = ConfigurationStart.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("# ") && !line.hasPrefix("#  ")
        ? "" : line.hasPrefix("#") ? String(line.dropFirst()) : String(line)
    }
    let project = Project([
      "/home/app/.a11y-audit.yml": lines.joined(separator: "\n"), "/home/shared/a11y-audit.yml": "",
      "/home/.git/HEAD": "",
    ])
    #expect(project.mistakes() == [])
    #expect(lines.count { $0.hasPrefix("rules:") } == 1)
  }

  @Test("every example in the document is read without an error")
  func examples() throws {
    let blocks = ConfigurationDocument.markdown.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    try #require(blocks.count > 15)
    for block in blocks {
      let indented = block.split(separator: "\n").map { "    \($0)\n" }.joined()
      // A key of an override, a component or a suppression is read where it belongs.
      let places = [
        block, "overrides:\n  -\n\(indented)", "components:\n  A:\n\(indented)",
        "suppress:\n  - rule: target-size\n    reason: y\n    path: x\n\(indented)",
        "suppress:\n  - rule: target-size\n    label: y\n\(indented)",
        "suppress:\n  - reason: y\n    label: y\n\(indented)",
        "suppress:\n  - rule: target-size\n    reason: y\n\(indented)",
      ]
      let project = { (text: String) in
        Project(["/home/app/.a11y-audit.yml": text, "/home/shared/a11y-audit.yml": "", "/home/.git/HEAD": ""])
      }
      #expect(places.contains { project($0).mistakes().isEmpty }, "\(block)")
    }
  }
}
