import A11yCore
import TestSupport
import Testing

@testable import A11ySourceRules

/// A machine fixes only what it can fix for certain, and nothing around it.
@Suite struct FixTests {
  private func mended(_ source: String) -> String {
    let tree = SourceTree(path: "a.swift", bytes: Array(source.utf8))
    let file = SourceFile(tree, index: SourceIndex([tree]))
    return String(
      decoding: Fixes.apply(SourceAudit(rules: SourceCatalog.defaults).run(file).edits, to: file), as: UTF8.self)
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
      "func f() {\n  let l = UILabel()\n  l.font = .preferredFont(forTextStyle: .body)\n  l.text = name\n}",
      "func f() {\n  let l = UILabel()\n  l.font = .preferredFont(forTextStyle: .body)\n"
        + "  l.adjustsFontForContentSizeCategory = true\n  l.text = name\n}"
    ),
    (
      "struct V: View {\n  var body: some View {\n    Text(a)\n      .onTapGesture { open() }\n  }\n}",
      "struct V: View {\n  var body: some View {\n    Text(a)\n      .onTapGesture { open() }\n"
        + "      .accessibilityAddTraits(.isButton)\n  }\n}"
    ),
    (
      "struct V: View { var body: some View { Text(a).onTapGesture { open() } } }",
      "struct V: View { var body: some View { Text(a).onTapGesture { open() }.accessibilityAddTraits(.isButton) } }"
    ),
    (
      "let b = UIButton()\nb.accessibilityTraits = [.button, .selected]",
      "let b = UIButton()\nb.accessibilityTraits = [.button, .selected]"
    ),
  ]

  @Test("only the faulty words change, and fixing twice changes nothing more", arguments: cases)
  func fixes(_ source: String, _ expected: String) {
    #expect(mended(source) == expected)
    #expect(mended(expected) == expected)
  }

  @Test("what a rule says of automatic fixes is true")
  func declared() {
    for rule in SourceCatalog.rules {
      let isFixed = rule.info.examples.contains { example in
        let tree = SourceTree(path: "a.swift", bytes: Array(ExampleMarks(example).text.utf8))
        return rule.check(SourceFile(tree, index: SourceIndex([tree]))).violations.contains { !$0.edits.isEmpty }
      }
      #expect(isFixed == (rule.info.fixability != nil), "\(rule.info.id)")
    }
  }

  /// What a machine could change if it were written more plainly.
  static let uncertain = [
    "b.accessibilityTraits = (.selected)", "b.accessibilityTraits = (((.selected)))",
    "(b.accessibilityTraits) = .selected", "b.accessibilityTraits /* legal note */ = .selected",
    "b.accessibilityTraits // note\n  = .selected", "b.accessibilityTraits = // note\n  .selected",
    "func f() { return b.accessibilityTraits = .selected }",
    "b.accessibilityLabel = \" button\"", "b.accessibilityLabel = \"  button\"", "b.accessibilityLabel = \"- button\"",
    "b.accessibilityLabel = \"\\t button\"", "b.accessibilityLabel = \"\\u{20} button\"",
    "struct V: View { var body: some View { Text(a).`accessibility`(label: Text(b)) } }",
    "struct V: View { var body: some View { Text(a).onTapGesture { isOn.toggle() } } }",
    "struct V: View { var body: some View { Capsule().onTapGesture { open() }.overlay(Text(a)) } }",
    "struct V: View { var body: some View { Text(a).accessibility(`label`: Text(b)) } }",
    "struct V: View { var body: some View { Text(a).accessibility(label: (Text(b))) } }",
    "struct V: View { var body: some View { (Text(a).accessibility)(label: Text(b)) } }",
  ]

  @Test("source that is not exactly as a fix expects it is not changed", arguments: uncertain)
  func leavesUncertain(_ line: String) {
    let source = "let b = UIButton()\n\(line)\n"
    #expect(mended(source) == source)
  }

  @Test(
    "a tap that does nothing without a condition gets no trait from a machine",
    arguments: [
      ("onTap?()", false), ("if let note { open(note) }", false), ("guard isOn else { return }; open()", false),
      ("if isOn { close() } else { open() }", true), ("if let note { open(note) }; close()", true),
    ])
  func conditional(_ action: String, _ isFixed: Bool) {
    let source = "struct V: View { var body: some View { Text(a).onTapGesture { \(action) } } }"
    #expect(mended(source).contains(".isButton") == isFixed)
  }

  static let labels = [
    ("a  button", "a"), ("Play BUTTON", "Play"), ("Play    button", "Play"),
    ("日本 button", "日本"), ("Lin\u{212A} button", "Lin\u{212A}"),
  ]

  @Test("a label loses its kind and the blanks before it", arguments: labels)
  func shortensLabel(_ label: String, _ expected: String) {
    func source(_ label: String) -> String { "let button = UIButton()\nbutton.accessibilityLabel = \"\(label)\"\n" }
    #expect(mended(source(label)) == source(expected))
  }

  @Test("letters that only look like those of the kind are not cut in the middle")
  func letters() {
    let source = "let link = make()\nlink.accessibilityLabel = \"Help lin\u{212A}\"\n"
    #expect(mended(source) == source)
  }

  @Test("an edit that leaves a file that does not parse is left out, and the others are made")
  func sound() {
    let tree = SourceTree(path: "a.swift", bytes: Array("let a = 1\nlet b = 2\nlet c = 3\n".utf8))
    let file = SourceFile(tree, index: SourceIndex([tree]))
    let good = [TextEdit(8..<9, "4"), TextEdit(28..<29, "(6)")]
    let broken = TextEdit(18..<19, "(5))")
    #expect(Fixes.sound(good, in: file) == good)
    #expect(Fixes.sound([good[1], broken, good[0]], in: file) == good)
    #expect(Fixes.sound([broken], in: file) == [])
    // Neither parenthesis is sound by itself.
    #expect(Fixes.sound([TextEdit(8..<9, "(4"), TextEdit(18..<19, "5"), TextEdit(28..<29, "6)")], in: file).count == 1)
  }

  @Test("a comment between name and value prevents a fix")
  func comments() {
    let source = "let v = Image(\"x\").accessibility(/* why */ label: Text(\"Close\"))"
    #expect(mended(source) == source)
  }

  @Test("the difference is printed line by line")
  func diff() {
    let tree = SourceTree(
      path: "a.swift", bytes: Array("let a = 1\nlet v = Text(a).accessibility(hidden: true)\n".utf8))
    let file = SourceFile(tree, index: SourceIndex([tree]))
    #expect(
      Fixes.diff(file, SourceAudit(rules: SourceCatalog.defaults).run(file).edits) == """
        --- a.swift
        +++ a.swift
        @@ -2,1 +2,1 @@
        -let v = Text(a).accessibility(hidden: true)
        +let v = Text(a).accessibilityHidden(true)

        """)
  }
}
