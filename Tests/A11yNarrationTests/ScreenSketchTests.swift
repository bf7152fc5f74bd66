import A11yCore
import A11yFormats
import A11yNarration
import Testing

@Suite struct `Sketches of screens` {
  private func sketch(_ text: String, columns: Int = 8, mostRows: Int = 8) throws -> ([String], (Frame?) -> [String]) {
    let screen = try #require(Formats.read(Array(text.utf8), as: Outline.self).first)
    let tree = AccessibilityTree(screen)
    let elements = tree.readingOrder.map { tree[$0] }
    let sketch = try #require(ScreenSketch(of: screen, elements: elements, columns: columns, mostRows: mostRows))
    return (sketch.lines(focus: elements.first?.frame), sketch.lines)
  }

  @Test func `elements are dots and the focus is a block, twice as wide as high`() throws {
    let (lines, _) = try sketch(
      """
      screen "S" 80x80 en
        button "A" frame=0,0,20,20
        button "B" frame=40,60,40,20
      """)
    #expect(
      lines == [
        "┌────────┐",
        "│██      │",
        "│        │",
        "│        │",
        "│    ····│",
        "└────────┘",
      ])
  }

  @Test func `from right to left nothing is mirrored: frames are the screen's`() throws {
    let (lines, _) = try sketch(
      """
      screen "S" 80x80 direction=rtl language=ar
        button "A" frame=60,0,20,20
        button "B" frame=0,0,20,20
      """)
    #expect(lines[1] == "│··    ██│")
  }

  @Test func `a focus off the screen is described by its direction`() throws {
    let (_, lines) = try sketch("screen \"S\" 80x80 en\n  button \"A\" frame=0,0,20,20\n")
    #expect(lines(Frame(x: 0, y: 90, width: 9, height: 9)).last == "(the focus is below the screen)")
    #expect(lines(Frame(x: -50, y: -50, width: 9, height: 9)).last == "(the focus is above and left of the screen)")
    #expect(lines(Frame(x: 90, y: 0, width: 9, height: 9)).last == "(the focus is right of the screen)")
    #expect(lines(nil).last == "(the focus has no frame)")
    #expect(lines(Frame(x: 0, y: 0, width: -1, height: 1)).last == "(the focus has an invalid frame)")
  }

  @Test(arguments: [
    Frame(x: 0, y: 0, width: 1e308, height: 1e308), Frame(x: -1e308, y: -1e308, width: 1e308, height: 1e308),
    Frame(x: .nan, y: 0, width: 1, height: 1), Frame(x: 0, y: 0, width: .infinity, height: 1),
    Frame(x: 79.999, y: 79.999, width: 0, height: 0), Frame(x: 80, y: 80, width: 0, height: 0),
  ])
  func `no frame breaks the drawing`(frame: Frame) throws {
    let (_, lines) = try sketch("screen \"S\" 80x80 en\n  button \"A\" frame=0,0,20,20\n")
    #expect(lines(frame).prefix(6).allSatisfy { $0.count == 10 })
  }

  @Test func `a long screen keeps its shape within the rows there are`() throws {
    let (lines, _) = try sketch("screen \"S\" 100x400 en\n  button \"A\" frame=0,0,20,20\n", columns: 26, mostRows: 20)
    #expect(lines.count == 22)
    #expect(lines.first == "┌──────────┐")
  }

  @Test func `what begins where the screen ends is off it`() throws {
    let (_, lines) = try sketch("screen \"S\" 80x80 en\n  button \"A\" frame=0,0,20,20")
    #expect(lines(Frame(x: 80, y: 0, width: 9, height: 9)).last == "(the focus is right of the screen)")
    #expect(lines(Frame(x: 0, y: 80, width: 9, height: 9)).last == "(the focus is below the screen)")
    #expect(
      lines(Frame(x: 80, y: 80, width: 9, height: 9)).last == "(the focus is below and right of the screen)")
    #expect(lines(Frame(x: 79, y: 79, width: 9, height: 9)).last == "└────────┘")
  }
}
