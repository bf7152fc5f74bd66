import A11yCore
import A11yFormats
import Testing

/// A line belongs to the nearest line above that is indented less. Each level has the same number of spaces.
@Suite struct OutlineIndentationTests {
  @Test(
    "a level has any number of spaces",
    arguments: [
      ("view a\n  view b\n    view c\n  view d", "a(b(c)d)"),
      ("view a\n      view b\n      view c", "a(bc)"),
      ("view a\n    view b\n        view c\n    view d", "a(b(c)d)"),
      ("view a\n view b\n  view c\n view d", "a(b(c)d)"),
      ("view a\n  view b\nview c\n  view d\n    view e\nview f", "a(b)c(d(e))f"),
    ] as [(String, String)])
  func levels(_ lines: String, _ tree: String) throws {
    // Class names of one letter need a superclass, or else they may be labels without quotes.
    let lines = lines.replacing(/view (\w)/) { "view \($0.output.1) superclass=UIView" }
    #expect(shape(try Trying.screen(lines)) == tree)
    #expect(shape(try Trying.screen("screen\n" + lines)) == tree)
  }

  @Test(
    "a slipped line is an error that says which indentations are possible",
    arguments: [
      (
        "screen\n  button\n   link",
        "3:4: indented by 3 spaces; expected 2 (next to the control above) or 4 (inside it)"
      ),
      (
        "screen\n button\n    link",
        "3:5: indented by 4 spaces; expected 1 (next to the control above) or 2 (inside it)"
      ),
      ("screen\n  button\n link", "3:2: indented by 1 space; expected 2"),
      ("screen\n  button\nlink", "3:1: indented by 0 spaces; expected 2"),
      ("screen\n  view\n    view\n   link", "4:4: indented by 3 spaces; expected 2 or 4"),
      (
        "screen\n    view\n      link",
        "3:7: indented by 6 spaces; expected 4 (next to the control above) or 8 (inside it)"
      ),
      ("view\n        view\n    view", "3:5: indented by 4 spaces; expected 0 or 8"),
      (
        "screen\n  button\n   link\n  text",
        "3:4: indented by 3 spaces; expected 2 (next to the control above) or 4 (inside it)"
      ),
    ] as [(String, String)])
  func slips(_ text: String, _ message: String) {
    #expect(Trying.mistakes(text) == [message])
  }

  @Test("a tab or another space is not an indentation")
  func tabs() {
    let expected = "expected spaces, two per level, and a role or a class; found"
    #expect(Trying.mistakes("screen\n\tbutton") == ["2:1: \(expected) a tab"])
    #expect(
      Trying.mistakes("screen\n  \tbutton\n\u{A0}link") == [
        "2:3: \(expected) a tab", "3:1: \(expected) a no-break space (U+00A0)",
      ])
    // Between the words of a line a tab is a space.
    #expect(Trying.mistakes("screen\n  button\t\"a\"\thint=b") == [])
  }

  @Test("a screen is at the left edge")
  func screenInside() {
    let expected = "begins a tree and must not be indented"
    #expect(
      Trying.mistakes("view\n  screen\n  component \"a\"") == [
        "2:3: 'screen' \(expected)", "3:3: 'component' \(expected)",
      ])
  }

  @Test("depth is bounded, and reported once")
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

  @Test("twenty thousand lines are read")
  func manyLines() throws {
    let text = "screen\n" + String(repeating: "  button \"a\" frame=0,0,44,44\n", count: 20_000)
    #expect(try Trying.screen(text).controls.count == 20_001)
  }

  /// The classes below the root, children in brackets.
  private func shape(_ screen: Screen) -> String {
    func text(_ index: Int) -> String {
      let children = screen.children(of: index).map(text).joined()
      return (screen.controls[index].className ?? "") + (children.isEmpty ? "" : "(\(children))")
    }
    return screen.children(of: 0).map(text).joined()
  }
}
