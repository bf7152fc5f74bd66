import Foundation
import TestSupport
import Testing

/// The table of causes names rules that exist.
@Suite struct SourceCausesTests {
  @Test("every cause is a rule for source, and what it explains a rule for screens")
  func rules() throws {
    let file = Tool.root.appending(path: "Sources/a11y-audit/Source/SourceCauses.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let words = text.matches(of: /"([a-z-]+)"(:?)/)
    let ids = { (path: String) in
      Set(
        try String(contentsOf: Tool.root.appending(path: path), encoding: .utf8)
          .matches(of: /(?m)^## ([a-z-]+)$|^### ([a-z-]+)$/).compactMap { $0.output.1 ?? $0.output.2 }.map(String.init))
    }
    let screens = try ids("Docs/Rules.md")
    let source = try ids("Docs/SourceRules.md")
    #expect(screens.count > 80 && source.count > 30)
    #expect(words.count > 40)
    for word in words {
      #expect((word.output.2.isEmpty ? source : screens).contains(String(word.output.1)), "\(word.output.1)")
    }
  }
}
