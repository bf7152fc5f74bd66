import A11yCore
import Testing

@testable import A11ySourceRules

/// Source becomes the flat tree that rules see.
@Suite struct ReadingTests {
  /// Kinds and texts by depth.
  private func outline(_ source: String) -> String {
    let tree = SourceTree(path: "App.swift", bytes: Array(source.utf8))
    return tree.nodes.dropFirst().map { node in
      let depth = node.ancestors.reduce(into: 0) { count, _ in count += 1 }
      let label = node.label.isEmpty ? "" : " (\(node.label))"
      return String(repeating: "  ", count: depth - 1) + "\(node.kind) \(node.text)\(label)"
    }.joined(separator: "\n")
  }

  @Test("a chain of modifiers is nested calls, with closures as arguments")
  func chain() {
    #expect(
      outline(#"Image("x").onTapGesture(count: 2) { open() }"#) == """
        call 
          member onTapGesture (callee)
            call 
              name Image (callee)
              string x
          number 2 (count)
          closure 
            call 
              name open (callee)
        """)
  }

  @Test("an assignment has a target and a value, and optional chaining is not kept")
  func assignment() {
    #expect(
      outline("self?.card.accessibilityLabel = title ?? name") == """
        assign =
          member accessibilityLabel (target)
            member card
              name self
          binary ?? (value)
            name title
            name name
        """)
  }

  @Test("previews, what is for macOS and what is for debugging are left out")
  func exempt() {
    let source = """
      #if DEBUG
      let a = 1
      #elseif os(macOS)
      let b = 1
      #else
      let c = 1
      #endif
      struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }
      #Preview { Row() }
      """
    #expect(outline(source) == "variable c\n  number 1 (value)\nhash Preview")
  }

  @Test("escapes are read and values are put in, and what is not UTF-8 is repaired once")
  func texts() {
    #expect(outline(#"f("a\"b\n\u{e9}")"#) == "call \n  name f (callee)\n  string a\"b\n\\u{e9}")
    #expect(
      outline(#""a\(b)c\t""#) == "string ac\t\n  interpolation \n    name b")
    // A backslash that is escaped escapes nothing, and one at the end of a piece neither.
    #expect(outline(##""C:\\new\\\n""##) == "string C:\\new\\\n")
    #expect(outline(##""a\\\(b)n""##) == "string a\\n\n  interpolation \n    name b")
    #expect(outline("let `default` = 1_000") == "variable `default`\n  number 1000 (value)")
    let tree = SourceTree(path: "a.swift", bytes: Array("x.\"".utf8) + [0xFF] + Array("\"; \"".utf8) + [0xFF, 0x22])
    #expect(tree.symbols.texts.count { $0 == "\u{FFFD}" } == 1)
  }

  @Test("columns count characters as editors do")
  func columns() {
    let tree = SourceTree(path: "a.swift", bytes: Array("let ä = \"ö\"; x.y = 1".utf8))
    let assignment = tree.nodes.first { $0.kind == .assign }
    #expect(assignment?.location == A11yCore.SourceLocation(line: 1, column: 14))
  }

  @Test(
    "truncated and deeply nested source does not crash",
    arguments: [
      "", "class", "class A: UIControl { override func beginTracking(",
      "struct V: View { var body: some View { Button {",
      String(repeating: "[", count: 3000), String(repeating: "[(", count: 300), String(repeating: "[A<", count: 300),
      String(repeating: "(", count: 3000) + "x",
      "x" + String(repeating: ".a()", count: 300), "\u{FEFF}let a = 1", "\0", "// a11y:", "// a11y:disable",
      "let a = \"\\(\"\\(\"", "#if", "class A: A {}", "class A: B {}\nclass B: A {}", "let x = y ? z", "a ? b : c = d",
    ])
  func hostile(_ source: String) {
    let tree = SourceTree(path: "a.swift", bytes: Array(source.utf8))
    let answer = SourceAudit(rules: SourceCatalog.rules).run(SourceFile(tree, index: SourceIndex([tree])))
    #expect(answer.result.files == 1)
  }
}
