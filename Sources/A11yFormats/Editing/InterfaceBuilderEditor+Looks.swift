import A11yCore

/// Frames and colors.
extension InterfaceBuilderEditor {
  /// The frame in the parent's coordinates. Constraints would lay the view out otherwise, whatever its frame says.
  func setFrame(of view: MarkupElement, from old: Frame, to new: Frame) -> TextEdit? {
    guard view.value("translatesAutoresizingMaskIntoConstraints", in: bytes) != "NO",
      view.child("autoresizingMask", key: "autoresizingMask", in: bytes) != nil,
      view.child("constraints", in: bytes) == nil, let rect = view.child("rect", key: "frame", in: bytes)
    else { return nil }
    let names = ["x", "y", "width", "height"]
    let written = names.compactMap { rect.value($0, in: bytes).flatMap { Double($0) } }
    guard written.count == 4, abs(written[2] - old.width) < 0.01, abs(written[3] - old.height) < 0.01 else {
      return nil
    }
    let changed = [written[0] + new.x - old.x, written[1] + new.y - old.y, new.width, new.height]
    let text = zip(names, changed).map { "\($0)=\"\($1.points)\"" }.joined(separator: " ")
    guard let first = rect.attribute("x")?.range.lowerBound, let last = rect.attribute("height")?.range.upperBound,
      first < last, rect.attributes.count == 5
    else { return nil }
    return TextEdit(first..<last, text)
  }

  /// Of a color that is stated by its components.
  func setColor(_ part: Repair.PaintedPart, to new: ColorValue, of view: MarkupElement) -> TextEdit? {
    guard part == .textColor, case .rgba(let red, let green, let blue, _) = new,
      let color = color(ofTextIn: view), color.isEmpty, let key = color.value("key", in: bytes),
      color.attribute("red") ?? color.attribute("white") != nil,
      color.attribute("catalog") == nil, color.attribute("name") == nil
    else { return nil }
    let components = zip(["red", "green", "blue"], [red, green, blue]).map { name, value in
      "\(name)=\"\(value == 0 ? "0.0" : value == 255 ? "1" : "\(Double(value) / 255)")\""
    }
    return TextEdit(
      color.tag,
      "<color key=\"\(key)\" \(components.joined(separator: " ")) alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"/>")
  }

  private func color(ofTextIn view: MarkupElement) -> MarkupElement? {
    guard view.name == "button" else { return view.child("color", key: "textColor", in: bytes) }
    return view.child("state", key: "normal", in: bytes)?.child("color", key: "titleColor", in: bytes)
  }
}
