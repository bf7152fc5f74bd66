import A11yCore
import Testing

/// Rectangles, points and numbers, however impossible.
@Suite struct FrameTests {
  private let frame = Frame(x: 10, y: 20, width: 30, height: 40)

  @Test("sides, middle, area and size follow from the four numbers")
  func sides() {
    #expect([frame.maxX, frame.maxY, frame.midX, frame.midY, frame.area] == [40, 60, 25, 40, 1200])
    #expect(frame.size == Size(width: 30, height: 40))
  }

  @Test("a frame is valid when it is finite and not negative")
  func validity() {
    #expect(frame.isValid && Frame(x: -5, y: -5, width: 0, height: 0).isValid)
    let wrong: [Double] = [.nan, 1 / 0.0, -1 / 0.0]
    for number in wrong {
      #expect(
        !Frame(x: number, y: 0, width: 1, height: 1).isValid && !Frame(x: 0, y: number, width: 1, height: 1).isValid)
      #expect(
        !Frame(x: 0, y: 0, width: number, height: 1).isValid && !Frame(x: 0, y: 0, width: 1, height: number).isValid)
    }
    #expect(!Frame(x: 0, y: 0, width: -0.1, height: 1).isValid && !Frame(x: 0, y: 0, width: 1, height: -1).isValid)
  }

  @Test("only both sides zero is not a size")
  func zeroSize() {
    #expect(Frame(x: 1, y: 1, width: 0, height: 0).isZeroSize && Frame(x: 1, y: 1, width: -0.0, height: 0).isZeroSize)
    #expect(!Frame(x: 0, y: 0, width: 1, height: 0).isZeroSize && !Frame(x: 0, y: 0, width: .nan, height: 0).isZeroSize)
  }

  @Test("touching is not overlapping, and a frame contains itself")
  func overlaps() {
    #expect(frame.overlaps(frame) && frame.contains(frame))
    #expect(
      !frame.overlaps(Frame(x: 40, y: 20, width: 5, height: 5))
        && !frame.overlaps(Frame(x: 10, y: 60, width: 5, height: 5)))
    #expect(frame.overlaps(Frame(x: 39.9, y: 59.9, width: 5, height: 5)))
    #expect(
      frame.contains(Frame(x: 15, y: 25, width: 1, height: 1))
        && !frame.contains(Frame(x: 15, y: 25, width: 26, height: 1)))
    #expect(!frame.overlaps(Frame(x: .nan, y: .nan, width: 1, height: 1)))
  }

  @Test("the shared height is never negative")
  func verticalOverlap() {
    #expect(frame.verticalOverlap(with: Frame(x: 900, y: 50, width: 1, height: 100)) == 10)
    #expect(frame.verticalOverlap(with: Frame(x: 0, y: 70, width: 1, height: 1)) == 0)
  }

  @Test("the distance to a point is that to the nearest side, and zero inside")
  func distance() {
    #expect(frame.distance(toX: 20, y: 30) == 0 && frame.distance(toX: 40, y: 60) == 0)
    #expect(frame.distance(toX: 43, y: 64) == 5 && frame.distance(toX: 7, y: 40) == 3)
  }

  @Test(
    "a number of points has at most two decimals and none that say nothing",
    arguments: [
      (44, "44"), (43.5, "43.5"), (43.999, "44"), (1 / 3.0, "0.33"), (0.005, "0.01"), (-0.001, "0"), (-12.25, "-12.25"),
      (1e14, "100000000000000"), (1e15, "1000000000000000"), (1e16, "1e+16"), (.nan, "nan"), (1 / 0.0, "inf"),
      (-1 / 0.0, "-inf"), (0.1 + 0.2, "0.3"),
    ] as [(Double, String)])
  func points(_ number: Double, _ text: String) { #expect(number.points == text) }

  @Test("frames and sizes read as people write them")
  func descriptions() {
    #expect(frame.description == "[10, 20, 30, 40]" && frame.size.description == "30 × 40")
  }

  @Test(
    "a color is read strictly and written as it is read",
    arguments: [
      ("#0A141E", "#0A141E"), ("#0a141eff", "#0A141E"), ("#0A141E80", "#0A141E80"), ("system:label", "system:label"),
      ("0A141E", nil), ("#0A141", nil), ("#0A141E8", nil), ("#0A141G", nil), ("#+A141E", nil), ("#-A141E", nil),
      ("red", nil), ("", nil), ("#", nil), ("#été", nil),
    ] as [(String, String?)])
  func colors(_ text: String, _ written: String?) { #expect(ColorValue(text)?.description == written) }

  @Test("a dump in pixels is known when root and all frames are the display's multiple", arguments: [2, 3])
  func pixels(_ scale: Int) {
    let factor = Double(scale)
    func exposure(_ button: Frame?) -> AccessibilityTree {
      let root = Frame(x: 0, y: 0, width: 390 * factor, height: 844 * factor)
      var screen = Screen()
      screen.size = Size(width: 390, height: 844)
      return AccessibilityTree(Node("root", at: root, holding: [Node("a", "UIButton", at: button)]).screen(screen))
    }
    #expect(exposure(Frame(x: 6, y: 6, width: 60, height: 60)).pixelScale == scale)
    #expect(exposure(Frame(x: .nan, y: 0, width: 1, height: 1)).pixelScale == scale)
    #expect(exposure(nil).pixelScale == scale)
    #expect(exposure(Frame(x: 7, y: 6, width: 60, height: 60)).pixelScale == nil)
    #expect(AccessibilityTree(Node.screen([.button("a")])).pixelScale == nil)
  }
}
