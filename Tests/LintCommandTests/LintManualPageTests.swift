import Foundation
import TestSupport
import Testing

@Suite struct LintManualPageTests {
  @Test("Docs/a11y-lint.1 is what the commands say of themselves; RECORD=1 swift test writes it")
  func page() throws {
    try Golden.check(ManualPage(of: Tool.linter).text, against: Tool.root.appending(path: "Docs/a11y-lint.1"))
  }
}
