import A11yCore

extension Frame {
  /// The `<rect key="frame">` of a view, in its superview's coordinates.
  init?(_ view: XMLNode) {
    guard let rect = view.child(key: "frame", "rect"), let x = rect.coordinate("x"), let y = rect.coordinate("y"),
      let width = rect.coordinate("width"), let height = rect.coordinate("height")
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The same rectangle in the coordinates in which the superview's corner is `origin`.
  func moved(by origin: Point) -> Frame { Frame(x: x + origin.x, y: y + origin.y, width: width, height: height) }
}
