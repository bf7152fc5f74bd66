/// Recognises a dump whose frames are pixels although they should be points.
enum PixelCoordinates {
  /// 2 or 3 when the root is exactly that many times the display and every frame is a multiple of it.
  static func scale(of screen: Screen) -> Int? {
    guard let size = screen.size, let root = screen.controls.first?.frame, size.width > 0 else { return nil }
    guard
      let scale = [2.0, 3.0].first(where: { root.width == size.width * $0 && root.height == size.height * $0 })
    else { return nil }
    for control in screen.controls {
      guard let frame = control.frame, frame.isValid else { continue }
      for number in [frame.x, frame.y, frame.width, frame.height]
      where number.truncatingRemainder(dividingBy: scale) != 0 { return nil }
    }
    return Int(scale)
  }
}
