import A11yCore
import Testing

@testable import A11ySourceRules

/// A machine mends only what it can mend for certain, and nothing around it.
@Suite struct FixTests {
  private func mended(_ source: String) -> String {
    let tree = SourceTree(path: "a.swift", bytes: Array(source.utf8))
    let file = SourceFile(tree, index: SourceIndex([tree]))
    return String(decoding: Fixes.apply(SourceAudit(rules: Catalog.defaults).run(file).edits, to: file), as: UTF8.self)
  }

  static let cases: [(String, String)] = [
    (
      "let v = Image(\"x\")\n  .accessibility(label: Text(\"Close\"))  // ä\n  .accessibility( hidden : true )\n",
      "let v = Image(\"x\")\n  .accessibilityLabel(Text(\"Close\"))  // ä\n  .accessibilityHidden(true )\n"
    ),
    (
      "let muteButton = UIButton()\nmuteButton.accessibilityTraits = .selected\r\n",
      "let muteButton = UIButton()\nmuteButton.accessibilityTraits.insert(.selected)\r\n"
    ),
    (
      "let b = UIButton()\nb.accessibilityLabel = \"Play Button\"\nlet ö = 1",
      "let b = UIButton()\nb.accessibilityLabel = \"Play\"\nlet ö = 1"
    ),
    (
      "let b = UIButton()\nb.accessibilityTraits = [.button, .selected]",
      "let b = UIButton()\nb.accessibilityTraits = [.button, .selected]"
    ),
  ]

  @Test("only the faulty words change, and mending twice changes nothing more", arguments: cases)
  func fixes(_ source: String, _ expected: String) {
    #expect(mended(source) == expected)
    #expect(mended(expected) == expected)
  }

  @Test("a comment between name and value is left to a person")
  func comments() {
    let source = "let v = Image(\"x\").accessibility(/* why */ label: Text(\"Close\"))"
    #expect(mended(source) == source)
  }

  @Test("the difference is told line by line")
  func diff() {
    let tree = SourceTree(
      path: "a.swift", bytes: Array("let a = 1\nlet v = Text(a).accessibility(hidden: true)\n".utf8))
    let file = SourceFile(tree, index: SourceIndex([tree]))
    #expect(
      Fixes.diff(file, SourceAudit(rules: Catalog.defaults).run(file).edits) == """
        --- a.swift
        +++ a.swift
        @@ -2,1 +2,1 @@
        -let v = Text(a).accessibility(hidden: true)
        +let v = Text(a).accessibilityHidden(true)

        """)
  }
}
