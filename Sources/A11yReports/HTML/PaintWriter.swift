import A11yCore

/// One control as it looks, in SVG.
struct PaintWriter {
  private let paint: ScreenPicture.Paint
  private let isRightToLeft: Bool
  private let frame: Frame
  /// The part of the frame that is in the drawing.
  private let visible: Frame

  init(_ paint: ScreenPicture.Paint, visible: Frame, _ isRightToLeft: Bool) {
    self.paint = paint
    self.visible = visible
    self.isRightToLeft = isRightToLeft
    frame = paint.frame
  }

  func write(to html: inout HTMLWriter) {
    guard abs(frame.x) < 1e6, abs(frame.y) < 1e6, frame.width < 1e6, frame.height < 1e6 else { return }
    if paint.opacity < 1 {
      html.element("g", ["opacity": paint.opacity.points]) { writeContents(to: &$0) }
    } else {
      writeContents(to: &html)
    }
  }

  private func writeContents(to html: inout HTMLWriter) {
    switch paint.kind {
    case .toggle(let isOn): return writeToggle(isOn, to: &html)
    case .slider: return writeSlider(to: &html)
    case .plain, .field, .image: break
    }
    writeArea(to: &html)
    if let text = paint.text {
      write(text, to: &html)
    } else if let image = paint.image {
      write(image, isName: true, to: &html)
    }
  }

  private func writeArea(to html: inout HTMLWriter) {
    var border = paint.border?.hex
    var fill = paint.fill?.hex
    var opacity = paint.fill?.opacity ?? 1
    switch paint.kind {
    case .field: border = border ?? "#AEB4BC"
    case .image where fill == nil: (fill, opacity) = ("#DDE2E8", 0.7)
    default: if paint.image != nil, paint.text == nil, fill == nil { (fill, opacity) = ("#DDE2E8", 0.7) }
    }
    if fill == nil, border == nil { return }
    let isSmall = paint.isCentered || paint.image != nil
    html.shape(
      "rect",
      [
        "x": visible.x.points, "y": visible.y.points, "width": visible.width.points, "height": visible.height.points,
        "rx": isSmall ? "8" : border != nil ? "6" : nil, "fill": fill ?? "none",
        "fill-opacity": opacity < 1 ? opacity.points : nil, "stroke": border,
      ])
  }

  /// - Parameter isName: the text is the name of an image.
  private func write(_ text: String, isName: Bool = false, to html: inout HTMLWriter) {
    let room = Frame(
      x: frame.x + inset, y: frame.y, width: max(1, frame.width - 2 * inset), height: frame.height)
    let drawn = DrawnText(text, size: isName ? 10 : paint.fontSize, in: room)
    if drawn.lines.isEmpty { return }
    let isCentered = paint.isCentered || isName
    let x = isCentered ? room.midX : isRightToLeft ? room.maxX : room.x
    let lineHeight = drawn.size * 1.2
    let top = room.midY - lineHeight * Double(drawn.lines.count) / 2 + drawn.size * 0.95
    html.element(
      "text",
      [
        "font-size": drawn.size.points,
        "fill": paint.textColor?.hex
          ?? (isName || paint.isFaint ? "#6B7280" : paint.isCentered ? "#0A4FA8" : "#1C1C1E"),
        "fill-opacity": paint.textColor.flatMap { $0.opacity < 1 ? $0.opacity.points : nil },
        "font-weight": paint.isBold ? "700" : nil, "font-style": isName ? "italic" : nil,
        // `start` is the left in a text without a direction of its own; the page's is left to right.
        "text-anchor": isCentered ? "middle" : isRightToLeft ? "end" : nil,
      ]
    ) { html in
      for (number, line) in drawn.lines.enumerated() {
        html.element("tspan", ["x": x.points, "y": (top + lineHeight * Double(number)).points], line)
      }
    }
  }

  private var inset: Double {
    if case .field = paint.kind { return 8 }
    return 0
  }

  private func writeToggle(_ isOn: Bool, to html: inout HTMLWriter) {
    let height = min(31, frame.height)
    let width = min(frame.width, height * 1.65)
    let x = isRightToLeft ? frame.x : frame.maxX - width
    let y = frame.midY - height / 2
    let radius = height / 2
    html.shape(
      "rect",
      [
        "x": x.points, "y": y.points, "width": width.points, "height": height.points, "rx": radius.points,
        "fill": paint.fill?.hex ?? (isOn ? "#2E9E4F" : "#D4D7DC"),
      ])
    html.shape(
      "circle",
      [
        "cx": (isOn ? x + width - radius : x + radius).points, "cy": frame.midY.points,
        "r": max(1, radius - 2).points, "fill": "#FFFFFF",
      ])
  }

  private func writeSlider(to html: inout HTMLWriter) {
    let y = frame.midY.points
    html.shape(
      "path",
      [
        "d": "M\(frame.x.points) \(y)H\(frame.maxX.points)", "stroke": "#C3C8CF", "stroke-width": "4",
        "stroke-linecap": "round",
      ])
    html.shape(
      "circle",
      [
        "cx": frame.midX.points, "cy": y, "r": max(1, min(14, frame.height / 2 - 1)).points, "fill": "#FFFFFF",
        "stroke": "#9AA1AA",
      ])
  }
}
