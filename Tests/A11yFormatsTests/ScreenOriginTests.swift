import A11yFormats
import Documentation
import Foundation
import TestSupport
import Testing

/// How people get a screen.
@Suite struct ScreenOriginTests {
  @Test("the document is what the ways say; RECORD=1 swift test writes it")
  func document() throws {
    try Golden.check(
      GettingAScreenDocument.markdown, against: Tool.root.appending(path: "Docs/getting-a-screen.md"))
  }

  @Test("every format that another tool writes has a way to get it")
  func formats() {
    let reached = Set(ScreenOrigin.all.compactMap(\.format))
    // Maestro's runner is what 'maestro hierarchy' asks; a control tree is what 'new' writes.
    let others = ["maestro-raw", "control-tree"]
    for format in Formats.all where !others.contains(format.name) {
      #expect(reached.contains(format.name), "\(format.name)")
    }
    for name in reached { #expect(Formats.named(name) != nil, "\(name)") }
  }

  @Test("each way has an audit, so that nobody is left with a file")
  func audits() {
    for origin in ScreenOrigin.all {
      #expect(origin.steps.contains { $0.code.contains("a11y-audit ") }, "\(origin.title)")
      #expect(origin.choice.hasSuffix("."))
      #expect(!origin.needs.hasSuffix("."))
      #expect(origin.limits.allSatisfy { $0.hasSuffix(".") })
    }
  }
}
