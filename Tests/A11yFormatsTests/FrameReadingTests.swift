import A11yCore
import Testing

/// Rectangles in every spelling, possible and impossible.
@Suite struct FrameReadingTests {
  @Test(
    "a frame is an array, an object or UIKit's text",
    arguments: [
      "[1, -2, 3.5, 0]", #"{"x": 1, "y": -2, "width": 3.5, "height": 0}"#,
      #"{"height": 0, "width": 3.5, "y": -2, "x": 1, "unit": "points"}"#, #""{{1, -2}, {3.5, 0}}""#,
      #""{{1,-2},{3.5,0}}""#, #"["1", "-2", "3.5", "0"]"#, #""1,-2,3.5,0""#, "[[1, -2], [3.5, 0]]",
      #"{"origin": {"x": 1, "y": -2}, "size": {"width": 3.5, "height": 0}}"#,
      #""CGRect(x: 1, y: -2, width: 3.5, height: 0)""#, #""(1.0, -2.0, 3.5, 0.0)""#,
    ])
  func spellings(_ value: String) throws {
    let screen = try Trying.screen(KeyCase.text("frame", value))
    #expect(screen.controls[1].frame == Frame(x: 1, y: -2, width: 3.5, height: 0))
    #expect(screen.notes == [])
  }

  @Test(
    "a frame that cannot be is noted, and the rest is still read",
    arguments: [
      ("[0, 0, -10, 20]", "[0, 0, -10, 20]"), ("[0, 0, 10, -0.5]", "[0, 0, 10, -0.5]"),
      ("[null, 0, 10, 20]", "[nan, 0, 10, 20]"), (#"[0, "NaN", 10, 20]"#, "[0, nan, 10, 20]"),
      (#"[0, 0, "Infinity", 20]"#, "[0, 0, inf, 20]"), (#"["-inf", 0, 1, 2]"#, "[-inf, 0, 1, 2]"),
      ("[1e999, 0, 1, 2]", "[inf, 0, 1, 2]"), (#"{"x": 0, "y": 0, "width": null, "height": 1}"#, "[0, 0, nan, 1]"),
      (#""{{inf, inf}, {0, 0}}""#, "[inf, inf, 0, 0]"), (#""{{0, 0}, {nan, 1}}""#, "[0, 0, nan, 1]"),
    ] as [(String, String)])
  func impossible(_ value: String, _ shown: String) throws {
    let text = "{\"children\": [\n{\"frame\": \(value), \"label\": \"a\"}, {\"label\": \"b\"}]}"
    let screen = try Trying.screen(text)
    #expect(screen.controls.map(\.label) == [nil, "a", "b"])
    #expect(screen.controls[1].frame?.isValid == false)
    let place = SourceLocation(line: 2, column: 11)
    let what =
      shown.contains("-10") ? "negative width" : shown.contains("-0.5") ? "negative height" : "not a finite number"
    #expect(
      screen.notes == [ReadingNote(.geometry, control: 1, at: place, "has the invalid frame \(shown): \(what)")])
  }

  @Test("the other rectangles and places are checked alike")
  func others() throws {
    #expect(
      try Trying.notes(KeyCase.text("hitFrame", "[0, 0, -1, 1]")) == [
        "2:14: has the invalid hitFrame [0, 0, -1, 1]: negative width"
      ])
    #expect(
      try Trying.notes(KeyCase.text("activationPoint", "[null, 1]")) == [
        "2:21: has the invalid activationPoint [nan, 1]"
      ])
    #expect(
      try Trying.notes(#"{"screen": [-390, 844]}"#) == ["1:12: has the invalid screen size -390 × 844"])
    // UIKit's "no intrinsic metric".
    #expect(try Trying.notes(KeyCase.text("intrinsicSize", "[-1, -1]")) == [])
  }

  @Test("numbers at the edge of what a number can be do not trap")
  func extremes() throws {
    let frame = try Trying.control(KeyCase.text("frame", "[1e308, -1e308, 1e308, 5e-324]")).frame
    #expect(frame == Frame(x: 1e308, y: -1e308, width: 1e308, height: .leastNonzeroMagnitude))
    #expect(frame?.maxX == .infinity)
  }
}
