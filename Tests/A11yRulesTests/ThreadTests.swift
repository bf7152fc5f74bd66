import A11yCore
import A11yFormats
import A11yRules
import Testing

/// Threads that share the rules of a large screen change nothing about the result.
@Suite struct ThreadTests {
  @Test("a screen large enough to be shared gives the same result on any number of threads")
  func sameResult() throws {
    let rows = (0..<1500).map { row in
      """
          UITableViewCell frame=0,\(row * 60),390,60
            text "Row \(row)" frame=16,\(row * 60),200,20
            UIButton frame=300,\(row * 60),20,20
            button "Delete button" frame=330,\(row * 60),44,44 hint="Double tap to delete"
            UISwitch "Follow \(row)" frame=330,\(row * 60),51,31

      """
    }
    let outline = "screen \"Feed\" 390x844 en\n  UIScrollView frame=0,0,390,844\n" + rows.joined()
    let screen = AccessibilityTree(try #require(Formats.read(Array(outline.utf8)).first))
    try #require(screen.elements.count >= 5000)
    var audit = Audit(rules: Catalog.rules)
    let alone = audit.run(screen, file: "feed.outline")
    #expect(alone.findings.count >= 3000)
    for threads in [2, 3, 64] {
      audit.threads = threads
      #expect(audit.run(screen, file: "feed.outline") == alone)
    }
  }
}
