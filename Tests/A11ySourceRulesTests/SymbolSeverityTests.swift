import A11yCore
import A11ySourceRules
import Testing

/// VoiceOver reads a symbol's own name, which is good for some and wrong for others.
@Suite struct SymbolSeverityTests {
  @Test(
    "a button with a symbol is less severe the better the symbol's own name fits, however the symbol is written",
    arguments: [
      (#"systemName: "plus.circle""#, Severity.notice), ("systemSymbol: .plusCircle", .notice),
      (#"systemName: "heart.fill""#, .notice), ("systemSymbol: .heartFill", .notice),
      (#"systemName: "arrow.triangle.branch""#, .error), ("systemSymbol: .arrowTriangleBranch", .error),
      (#""plus""#, .error),
    ])
  func severity(_ symbol: String, _ severity: Severity) {
    let code = """
      import SwiftUI
      struct Header: View {
        var body: some View { Button { open() } label: { Image(\(symbol)) } }
      }
      """
    let tree = SourceTree(path: "Header.swift", bytes: Array(code.utf8))
    let rules = SourceCatalog.rules.filter { $0.info.id == "image-only-button" }
    let result = SourceAudit(rules: rules).run(SourceFile(tree, index: SourceIndex([tree]))).result
    #expect(result.findings.map(\.severity) == [severity])
  }
}
