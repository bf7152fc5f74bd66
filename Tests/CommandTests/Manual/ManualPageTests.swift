import Foundation
import Testing

@Suite struct ManualPageTests {
  @Test("Docs/a11y-audit.1 is what the commands say of themselves; RECORD=1 swift test writes it")
  func page() throws {
    let dump = try Tool.run(["--experimental-dump-help"])
    let document = try JSONDecoder().decode(CommandHelp.Document.self, from: Data(dump.output.utf8))
    try #require(document.serializationVersion == 0)
    let version = try Tool.run(["--version"]).output.trimmingCharacters(in: .newlines)
    let page = ManualPage(tool: document.command, version: version)
    try Golden.check(page.text, against: Tool.root.appending(path: "Docs/a11y-audit.1"))
  }
}
