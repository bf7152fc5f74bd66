import A11yCore
import Testing

/// Where a double tap lands: narration.md 8.6.
@Suite struct ActivationPointTests {
  private static let nowhere = Frame(x: 0, y: 0, width: 0, height: 0)
  private static let button = Frame(x: 50, y: 50, width: 200, height: 60)

  @Test(
    "a point is UIKit's when it is less than a pixel from the middle",
    arguments: [
      (nowhere, nil, Point(x: 0, y: 0), 3, Point(x: 0, y: 0), true),
      (button, nil, Point(x: 240, y: 80), 3, Point(x: 150, y: 80), false),
      (button, nil, Point(x: 150.3, y: 80), 3, Point(x: 150, y: 80), true),
      (button, nil, Point(x: 150.5, y: 80), 2, Point(x: 150, y: 80), false),
      (button, nil, Point(x: 150, y: 80.4), 3, Point(x: 150, y: 80), false),
      (button, nil, Point(x: .nan, y: 80), 3, Point(x: 150, y: 80), false),
      (Frame(x: 9, y: 9, width: 0, height: 40), button, Point(x: 150, y: 80), 2, Point(x: 150, y: 80), true),
      (nowhere, button, Point(x: 0, y: 0), 2, Point(x: 150, y: 80), true),
    ] as [(Frame, Frame?, Point, Double, Point, Bool)])
  func standard(
    _ frame: Frame, _ path: Frame?, _ point: Point, _ scale: Double, _ standard: Point, _ isStandard: Bool
  ) {
    #expect(ActivationPoint.standard(frame: frame, pathBounds: path) == standard)
    #expect(ActivationPoint.isStandard(point, frame: frame, pathBounds: path, scale: scale) == isStandard)
  }

  @Test("only custom activation points are checked; a slider's thumb position is unknown")
  func own() {
    func own(_ className: String, _ point: Point?) -> Point? {
      let screen = Node.screen([
        Node("a", className, at: Self.button) { $0.geometry.activationPoint = point }
      ])
      return AccessibilityTree(screen)[1].ownActivationPoint
    }
    #expect(own("UIButton", Point(x: 240, y: 80)) == Point(x: 240, y: 80))
    #expect(own("UIButton", Point(x: 150, y: 80)) == nil)
    #expect(own("UIButton", nil) == nil)
    #expect(own("UISlider", Point(x: 150, y: 80)) == Point(x: 150, y: 80))
  }
}
