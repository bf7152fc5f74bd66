/// Where a double tap lands: the point VoiceOver, Switch Control and Voice Control touch.
///
/// As cashapp/AccessibilitySnapshot's parser tells a custom point from UIKit's default.
public enum ActivationPoint {
  /// The middle of the accessibility frame, or of the accessibility path's bounds where the frame is empty.
  ///
  /// Not for a slider: that one is touched at its thumb.
  public static func standard(frame: Frame, pathBounds: Frame? = nil) -> Point {
    let isEmpty = frame.width <= 0 || frame.height <= 0
    let shape = isEmpty ? pathBounds ?? frame : frame
    return Point(x: shape.midX, y: shape.midY)
  }

  /// Whether a point is the default: both coordinates lie within less than a pixel of it. No place at all counts, too.
  ///
  /// - Parameter scale: pixels a point.
  public static func isStandard(_ point: Point, frame: Frame, pathBounds: Frame? = nil, scale: Double) -> Bool {
    if frame == Frame(x: 0, y: 0, width: 0, height: 0), point == Point(x: 0, y: 0) { return true }
    let standard = standard(frame: frame, pathBounds: pathBounds)
    return abs(point.x - standard.x) < 1 / scale && abs(point.y - standard.y) < 1 / scale
  }
}

extension Element {
  /// The activation point the app chose; nil when it is UIKit's, or not reported. Descriptions do not tell pixels: a
  /// difference of less than half a point may be rounding.
  public var ownActivationPoint: Point? {
    guard let point = geometry.activationPoint else { return nil }
    guard let frame, uikitClass?.role != .slider else { return point }
    return ActivationPoint.isStandard(point, frame: frame, scale: 2) ? nil : point
  }
}
