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
      html.element("g", ["opacity": paint.opacity.points]) { html in
        writeShape(to: &html)
        if paint.textColor != nil { writeWords(to: &html) }
      }
      // A text whose color is not known is gray instead, and stays readable.
      if paint.textColor == nil { writeWords(to: &html) }
    } else {
      writeShape(to: &html)
      writeWords(to: &html)
    }
  }

  private func writeShape(to html: inout HTMLWriter) {
    switch paint.kind {
    case .toggle(let isOn): return writeToggle(isOn, to: &html)
    case .slider(let position): return writeSlider(position, to: &html)
    case .progress(let position): return writeProgress(position, to: &html)
    case .pages(let count, let current): return writePages(count, current, to: &html)
    case .wheel: writeWheel(to: &html)
    case .plain, .field, .image: writeArea(to: &html)
    }
  }

  private func writeWords(to html: inout HTMLWriter) {
    switch paint.kind {
    case .toggle, .slider, .progress, .pages: return
    case .wheel, .plain, .field, .image: break
    }
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
    if paint.isSelected, fill == nil { fill = "#CFE0FA" }
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
    let start = paint.isTop ? room.y + 8 : room.midY - lineHeight * Double(drawn.lines.count) / 2
    let top = start + drawn.size * 0.95
    html.element(
      "text",
      [
        "font-size": drawn.size.points,
        "fill": paint.textColor?.hex
          ?? (isName || paint.isFaint || paint.opacity < 1 ? "#6B7280" : paint.isCentered ? "#0A4FA8" : "#1C1C1E"),
        "fill-opacity": paint.textColor.flatMap { $0.opacity < 1 ? $0.opacity.points : nil },
        "font-weight": paint.isBold || paint.isSelected ? "700" : nil, "font-style": isName ? "italic" : nil,
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

  /// Without a value the knob is dashed, in the middle.
  private func writeSlider(_ position: Double?, to html: inout HTMLWriter) {
    let y = frame.midY.points
    let radius = max(1, min(14, frame.height / 2 - 1))
    let share = position ?? 0.5
    let room = max(0, frame.width - 2 * radius)
    let x = frame.x + radius + room * (isRightToLeft ? 1 - share : share)
    writeTrack(to: x, isKnown: position != nil, to: &html)
    html.shape(
      "circle",
      [
        "cx": x.points, "cy": y, "r": radius.points, "fill": "#FFFFFF", "stroke": "#9AA1AA",
        "stroke-dasharray": position == nil ? "3 3" : nil,
      ])
  }

  private func writeProgress(_ position: Double?, to html: inout HTMLWriter) {
    let share = position ?? 0
    writeTrack(
      to: frame.x + frame.width * (isRightToLeft ? 1 - share : share), isKnown: position != nil, to: &html)
  }

  /// A line, of which the part up to the value is colored.
  private func writeTrack(to x: Double, isKnown: Bool, to html: inout HTMLWriter) {
    let y = frame.midY.points
    let (start, end) = isRightToLeft ? (frame.maxX, frame.x) : (frame.x, frame.maxX)
    html.shape(
      "path",
      [
        "d": "M\(start.points) \(y)H\(end.points)", "stroke": "#C3C8CF", "stroke-width": "4", "stroke-linecap": "round",
        "stroke-dasharray": isKnown ? nil : "1 7",
      ])
    guard isKnown else { return }
    html.shape(
      "path",
      [
        "d": "M\(start.points) \(y)H\(x.points)", "stroke": "#0A6BD6", "stroke-width": "4", "stroke-linecap": "round",
      ])
  }

  private func writePages(_ count: Int, _ current: Int?, to html: inout HTMLWriter) {
    let step = min(16, frame.width / Double(count))
    let radius = max(0.5, min(3.5, step / 2 - 0.5))
    for number in 0..<count {
      let place = Double(isRightToLeft ? count - 1 - number : number) - Double(count - 1) / 2
      html.shape(
        "circle",
        [
          "cx": (frame.midX + place * step).points, "cy": frame.midY.points, "r": radius.points,
          "fill": number == current ? "#1C1C1E" : "#B4BAC2",
        ])
    }
  }

  /// The band of the chosen row, between lines for the rows around it.
  private func writeWheel(to html: inout HTMLWriter) {
    let band = min(34, frame.height)
    html.shape(
      "rect",
      [
        "x": frame.x.points, "y": (frame.midY - band / 2).points, "width": frame.width.points, "height": band.points,
        "rx": "7", "fill": "#E6E9ED",
      ])
    for side in [-1.0, 1.0] {
      for (number, length) in [0.5, 0.35].enumerated() {
        let y = frame.midY + side * (band / 2 + 16 + Double(number) * 20)
        guard y > frame.y, y < frame.maxY else { continue }
        let half = frame.width * length / 2
        html.shape(
          "path",
          [
            "d": "M\((frame.midX - half).points) \(y.points)H\((frame.midX + half).points)", "stroke": "#D4D8DE",
            "stroke-width": "4", "stroke-linecap": "round",
          ])
      }
    }
  }
}
