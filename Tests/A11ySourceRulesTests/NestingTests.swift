import A11yCore
import Testing

@testable import A11ySourceRules

/// Source that is nested too deeply for the parser is found before the parser sees it, and no other source is.
@Suite struct NestingTests {
  private func excess(_ source: String) -> NestingScan.Excess? { NestingScan.excess(in: Array(source.utf8)) }

  private func rows(_ unit: String, _ count: Int, close: String = "") -> String {
    String(repeating: unit, count: count) + String(repeating: close, count: count)
  }

  @Test(
    "the level that is too many is found where it is opened",
    arguments: [
      ("(", 256), ("{", 256), ("a(b: ", 256), ("{ a in ", 256), ("if a { ", 256), ("#if A\n", 256), ("\"\\(", 256),
      ("\"\"\"\n\\(", 256), ("#\"\\#(", 256), ("@a(", 256), ("f({", 128), ("switch a { case b: ", 256),
      ("@available(", 256),
      ("a<", 100), ("a < ", 100), ("A<B,", 100), ("A<any\n", 100), ("A<B.C, (D) -> E<F,", 50),
      ("[", 6), ("[A:", 6), ("[(a,", 6), ("[A.B?:", 6), ("A<@a ", 6), ("actor ", 100),
      ("precedencegroup A ", 100), ("##", 50),
    ] as [(String, Int)])
  func levels(_ unit: String, _ limit: Int) {
    let whole = "let x = " + rows(unit, limit)
    #expect(excess(whole) == nil)
    #expect(excess(whole + "\n}\n") == nil)
    let found = excess(whole + unit)
    #expect(found != nil)
    #expect((found?.offset ?? 0) >= whole.utf8.count)
    // What is closed counts no more.
    #expect(excess(rows(rows("f(", 200, close: ")") + "\n", 5)) == nil)
  }

  @Test(
    "brackets that do not nest are not counted as nesting",
    arguments: [
      "\"(\" ", "\"[[[[[[[[\"; ", "// ((((\n", "/* (((( { */ ", "/* /* ( */ ( */ ", "#\"\"(\"#; ", "\"\\\"(\"; ",
      "`a(b` ",
      "\"\"\"\n(\n\"\"\"\n", "#\"\"\"#; ", "##\"\"\"\n( \"\"\"# (\n\"\"\"##\n", "'('; ", "\"\\(a)(\"; ",
      "\"\\(f(\")\"))(\"; ",
      "#if A\n#endif\n", "a[0][1]; ", "f([1, [2, [3]]]) ", "case .a: return a < b\n", "if a < b, c < d {}\n",
      "1 << 2 | ", "a -> b; ", "Array<Array<Int>>() ", "a > b; ", "\"(\n", "x = a / b; \"(\"\n}\n",
      "let a = <#name(#>\n",
      "@Published<Int> var a: B\n", "[.a([.b([.c([.d([.e([.f([.g()])])])])])])]; ", "\\.a[b]; ", "#selector(a); ",
      "[\"a\": [\"b\": [\"c\": [\"d\": [\"e\": [\"f\": [\"g\": [1]]]]]]]]; ",
      "[1, [2, [3, [4, [5, [6, [7, [8]]]]]]]]; ",
    ])
  func flat(_ unit: String) {
    let source = rows(unit, 400)
    #expect(excess(source) == nil)
    // Nor is anything hidden behind it.
    #expect(excess(source + "\n" + rows("(", 257)) != nil)
  }

  @Test(
    "nothing that only looks like a string or a comment hides what is behind it",
    arguments: [
      "/\"/; ", "/a\"/; ", "#/\n\"\n/#; ", "/\"\"\"/\n", "<#\"#> ", "\u{201C}\"\u{201D} ", "let x = a /*/ \"\n*/ ",
      "<<<<<<< a\n\"\"\"\n>>>>>>> b\n", "\"\\\\\" ", "#\"\\\"# ", "\"\"\" \"\"\"\" \"\"\" ", "`a\"\n", "let a = \"b\n",
      "#\"\"\"\"# ",
      "/* // */ ", "// /*\n", "\"/*\" ", "\"\\(\"//\")\" ", "\"\\(a\n", "#!\"\n", "\"\\##(a)\" ", "'\"' ", "\"'\" ",
      "\"\\(\"\"\"\n\"\n\"\"\")\" ",
    ])
  func hidden(_ beginning: String) {
    #expect(excess(beginning + rows("A<", 101)) != nil)
    #expect(excess(beginning + rows("(", 257) + "\"") != nil)
  }

  @Test("a file with such a place is rejected with it, and so is one that is too large")
  func refusals() {
    let deep = SourceTree(path: "a.swift", bytes: Array("let a = 1\nlet b = \(rows("(", 300))".utf8))
    #expect(deep.refusal?.location == .init(line: 2, column: 265))
    #expect(deep.refusal?.message == "nested deeper than 256 levels; not checked")
    #expect(deep.records.count == 1)
    let large = SourceTree(path: "a.swift", bytes: [UInt8](repeating: 0x20, count: SourceTree.mostBytes + 1))
    #expect(large.refusal?.message == "larger than 8 MB; not checked")
    let test = SourceTree(path: "AppTests/a.swift", bytes: deep.bytes)
    #expect(test.refusal == nil)
  }

  @Test("the parser ends with its stack, however long a row without brackets is", arguments: ["if ", "a ? "])
  func stack(_ unit: String) {
    let tree = SourceTree(path: "a.swift", bytes: Array(("let x = " + rows(unit, 150_000 / unit.utf8.count)).utf8))
    #expect(tree.refusal == nil)
    #expect(tree.fault != nil)
  }

  @Test("a long chain of classes is followed so far, and a class does not know all above it")
  func chain() {
    let lines = (0..<2000).map { "class C\($0): C\($0 + 1) {}" } + ["class C2000: UIControl {}"]
    let tree = SourceTree(path: "a.swift", bytes: Array(lines.joined(separator: "\n").utf8))
    let file = SourceFile(tree, index: SourceIndex([tree]))
    #expect(file.classes.count == 2001)
    #expect(file.classes[0].base == .unknown("C50"))
    #expect(file.classes[1960].base == .known("UIControl"))
  }
}
