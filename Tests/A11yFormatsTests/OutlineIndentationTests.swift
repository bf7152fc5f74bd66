import A11yCore
import A11yFormats
import Testing

/// A line belongs to the nearest line above that is indented less.
@Suite struct OutlineIndentationTests {
  @Test(
    "odd indentation has one meaning",
    arguments: [
      ("view a\n  view b\n    view c\n  view d", "a(b(c)d)"),
      ("view a\n      view b\n      view c", "a(bc)"),
      ("view a\n    view b\n  view c\n    view d", "a(bc(d))"),
      ("view a\n view b\n  view c\n view d", "a(b(c)d)"),
      ("  view a\nview b\n  view c", "ab(c)"),
      ("view a\n        view b\n    view c\n      view d\n     view e\nview f", "a(bc(de))f"),
    ] as [(String, String)])
  func oddities(_ lines: String, _ tree: String) throws {
    #expect(shape(try Trying.screen(lines)) == tree)
    #expect(shape(try Trying.screen("screen\n" + lines)) == tree)
  }

  @Test("a tab or another space is no indentation")
  func tabs() {
    let expected = "expected spaces, two per level, and a role or a class; found"
    #expect(Trying.mistakes("screen\n\tbutton") == ["2:1: \(expected) a tab"])
    #expect(
      Trying.mistakes("screen\n  \tbutton\n\u{A0}link") == ["2:3: \(expected) a tab", "3:1: \(expected) '\u{A0}'"])
    // Between the words of a line a tab is a space.
    #expect(Trying.mistakes("screen\n  button\t\"a\"\thint=b") == [])
  }

  @Test("a screen stands at the left edge")
  func screenInside() {
    let expected = "begins a tree and must not be indented"
    #expect(
      Trying.mistakes("view\n  screen\n  component \"a\"") == [
        "2:3: 'screen' \(expected)", "3:3: 'component' \(expected)",
      ])
  }

  @Test("depth is bounded, and told once")
  func depth() throws {
    func lines(_ count: Int) -> String {
      (0..<count).map { String(repeating: " ", count: $0) + "view\n" }.joined()
    }
    // The root is one level.
    #expect(try Trying.screens(lines(4), maximumDepth: 5).first?.controls.count == 5)
    #expect(Trying.mistakes(lines(9), maximumDepth: 5) == ["5:5: nested deeper than 5 levels; raise --max-depth"])
    #expect(Trying.mistakes(lines(1), maximumDepth: 1) == ["1:1: nested deeper than 1 level; raise --max-depth"])
    #expect(Trying.mistakes(lines(600)) == ["512:512: nested deeper than 512 levels; raise --max-depth"])
  }

  @Test("a hundred thousand lines are read")
  func manyLines() throws {
    let text = "screen\n" + String(repeating: "  button \"a\" frame=0,0,44,44\n", count: 100_000)
    #expect(try Trying.screen(text).controls.count == 100_001)
  }

  /// The classes beneath the root, children in brackets.
  private func shape(_ screen: Screen) -> String {
    func text(_ index: Int) -> String {
      let children = screen.children(of: index).map(text).joined()
      return (screen.controls[index].className ?? "") + (children.isEmpty ? "" : "(\(children))")
    }
    return screen.children(of: 0).map(text).joined()
  }
}
