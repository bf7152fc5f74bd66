import A11yCore

/// A screen drawn to scale. Colors and line styles are presentation attributes, which stay when a server blocks styles;
/// layers that are shown on request are hidden by one, too.
struct PageDrawing {
  let picture: ScreenPicture
  /// `s3`
  let id: String
  /// By stop: the gravest of its findings, or what changed.
  let marks: [Int: any DrawnMark]
  /// Whose drawing it is, and where its texts are: `Drawing of Login: 5 elements, listed next to it`.
  private let version: String
  private let place: String
  /// By stop: the id of its entry, unless it is that of the drawing and the number.
  private let entries: [Int: String]
  private let width: Double
  private let height: Double
  private let isDrawn: Bool

  /// As wide as a phone, or a little wider for a tablet.
  private static let mostWidth = 480.0
  private static let phoneWidth = 340.0

  init(
    _ picture: ScreenPicture, id: String, marks: [Int: any DrawnMark], version: String = "",
    place: String = "listed next to it", entries: [Int: String] = [:]
  ) {
    self.picture = picture
    self.id = id
    self.marks = marks
    self.version = version
    self.place = place
    self.entries = entries
    let frames = picture.paints.map(\.frame) + picture.stops.compactMap(\.frame)
    let display = picture.size.flatMap { $0.width.isFinite && $0.height.isFinite ? $0 : nil }
    let right = frames.map(\.maxX).filter(\.isFinite).max() ?? 0
    let bottom = frames.map(\.maxY).filter(\.isFinite).max() ?? 0
    width = min(display.map { max(1, $0.width) } ?? max(1, right), 4096)
    // What is scrolled to is drawn, too, but not without end.
    let own = display.map { max(1, $0.height) } ?? max(1, bottom)
    height = min(max(own, min(bottom, own * 3)), 12_288)
    isDrawn = !frames.isEmpty && (display != nil || right > 0 && bottom > 0)
  }

  /// Why an element of a screen that is drawn is not in the drawing: `no frame`; nil if it is.
  func absence(of stop: ScreenPicture.Stop) -> String? {
    guard isDrawn else { return nil }
    guard let frame = stop.frame else { return "no frame" }
    return visible(frame) == nil ? "outside of the screen" : nil
  }

  func write(to html: inout HTMLWriter) {
    guard isDrawn else {
      return html.element("p", ["class": "undrawn"], "Not drawn: the description has no frames.")
    }
    let shownWidth = width <= 500 ? Self.phoneWidth : Self.mostWidth
    html.element(
      "svg",
      [
        "role": "img", "aria-labelledby": "\(id)-t", "class": "drawing",
        "viewBox": "0 0 \(width.points) \(height.points)", "width": shownWidth.points,
        "height": (shownWidth * height / width).points, "font-family": "system-ui, sans-serif",
      ]
    ) { html in
      html.element("title", ["id": "\(id)-t"], title)
      html.element("g", ["aria-hidden": "true"]) { html in
        html.shape(
          "rect",
          ["class": "glass", "width": width.points, "height": height.points, "fill": "#FFFFFF", "stroke": "#D3D8DE"])
        html.element("g", ["class": "app"]) { html in
          for paint in picture.paints {
            guard let area = visible(paint.frame) else { continue }
            PaintWriter(paint, visible: area, picture.isRightToLeft).write(to: &html)
          }
          writeScreenshot(to: &html)
          for frame in picture.unreachable.compactMap(visible) {
            html.shape("rect", box(frame, "fill", "url(#hatch)"))
          }
        }
        if let size = picture.size, size.height < height {
          html.shape(
            "path",
            [
              "d": "M0 \(size.height.points)H\(width.points)", "stroke": "#57606A", "stroke-width": "1.5",
              "stroke-dasharray": "1 5", "stroke-linecap": "round",
            ])
        }
        writeLayers(to: &html)
        for (number, stop) in picture.stops.enumerated() { writeBox(number, stop, to: &html) }
      }
    }
  }

  /// The part of a frame that is in the drawing. What is outside is cut off, but would still cover what is around the
  /// drawing for tools that look for overlaps.
  private func visible(_ frame: Frame) -> Frame? {
    let (left, top) = (max(frame.x, -Self.margin), max(frame.y, -Self.margin))
    let (right, bottom) = (min(frame.maxX, width + Self.margin), min(frame.maxY, height + Self.margin))
    if !(left <= right && top <= bottom) { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// So that the cut edge of an outline is not seen.
  private static let margin = 4.0

  private func writeScreenshot(to html: inout HTMLWriter) {
    guard let screenshot = picture.screenshot else { return }
    html.shape(
      "image",
      [
        "href": "data:image/png;base64,\(Base64.encode(screenshot))", "width": width.points,
        "height": (picture.size?.height ?? height).points, "preserveAspectRatio": "none",
      ])
  }

  private var title: String {
    let count = picture.stops.count
    return "Drawing of \(picture.name ?? picture.file.name)\(version): \(count.counted("element")), \(place)"
  }

  private func box(_ frame: Frame, _ name: StaticString, _ value: String) -> HTMLWriter.Attributes {
    ["x": frame.x.points, "y": frame.y.points, "width": frame.width.points, "height": frame.height.points, name: value]
  }

  /// An element's place, with its number in VoiceOver's order.
  private func writeBox(_ number: Int, _ stop: ScreenPicture.Stop, to html: inout HTMLWriter) {
    guard let frame = stop.frame, let badge = badge(number, stop) else { return }
    let mark = marks[number]
    html.element("g", ["id": "b-\(id)e\(number + 1)", "class": "box", "data-e": entries[number]]) { html in
      if let area = visible(frame) { writeOutline(around(area), mark, to: &html) }
      html.shape(
        "rect",
        [
          "x": badge.x.points, "y": badge.y.points, "width": badge.width.points, "height": "16", "rx": "8",
          "fill": mark?.color ?? "#24364B", "stroke": "#FFFFFF",
        ])
      html.element(
        "text",
        [
          "x": badge.midX.points, "y": (badge.y + 12).points, "font-size": "11", "font-weight": "700",
          "fill": "#FFFFFF", "text-anchor": "middle",
        ], String(number + 1))
      guard let mark else { return }
      html.shape(
        "use",
        [
          "href": "#\(mark.symbol)", "color": mark.color, "x": min(badge.maxX + 1, self.width - 17).points,
          "y": badge.y.points, "width": "16", "height": "16",
        ])
    }
  }

  /// Where the number of an element is: off the corner, so that it does not cover the beginning of a text.
  private func badge(_ number: Int, _ stop: ScreenPicture.Stop) -> Frame? {
    guard let frame = stop.frame, frame.x < 1e6, frame.y < 1e6 else { return nil }
    let width = 10.0 + Double(String(number + 1).utf8.count) * 6.5
    let left = min(max(frame.x - width + 5, 1), max(1, self.width - width - 1))
    let top = min(max(frame.y - 11, 1), max(1, self.height - 17))
    return Frame(x: left, y: top, width: width, height: 16)
  }

  /// A little outside, so that the outline covers nothing of the element; at the edge of the screen, just inside it.
  private func around(_ frame: Frame) -> Frame {
    func moved(_ edge: Double, by distance: Double, _ end: Double) -> Double {
      edge < 0 || edge > end ? edge : min(max(edge + distance, 1.5), end - 1.5)
    }
    let (left, right) = (moved(frame.x, by: -2.5, width), moved(frame.maxX, by: 2.5, width))
    let (top, bottom) = (moved(frame.y, by: -2.5, height), moved(frame.maxY, by: 2.5, height))
    return Frame(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private func writeOutline(_ frame: Frame, _ mark: (any DrawnMark)?, to html: inout HTMLWriter) {
    let (x, y, width, height) = (frame.x.points, frame.y.points, frame.width.points, frame.height.points)
    html.shape(
      "rect",
      [
        "class": "halo", "x": x, "y": y, "width": width, "height": height, "rx": "6", "fill": "#FFFFFF",
        "fill-opacity": "0", "stroke": "#FFFFFF", "stroke-width": mark == nil ? "2.5" : "5",
        "stroke-opacity": "0.85",
      ])
    html.shape(
      "rect",
      [
        "class": "line", "x": x, "y": y, "width": width, "height": height, "rx": "6", "fill": "none",
        "stroke": mark?.color ?? "#3D4F66", "stroke-width": mark == nil ? "1" : "2.5",
        "stroke-dasharray": mark?.dashes,
      ])
  }

  private func writeLayers(to html: inout HTMLWriter) {
    writeOrder(to: &html)
    html.element("g", ["class": "layer targets", "visibility": "hidden"]) { html in
      for stop in picture.stops {
        if let target = stop.target, visible(target) != nil { writeTarget(target, to: &html) }
      }
    }
    html.element("g", ["class": "layer contrast", "visibility": "hidden"]) { html in
      for stop in picture.stops {
        if let contrast = stop.contrast, let frame = stop.frame.flatMap(visible) {
          writeContrast(contrast, frame, to: &html)
        }
      }
    }
    html.element("g", ["class": "layer heard", "visibility": "hidden", "fill": "#FFFFFF"]) { html in
      for stop in picture.stops { if let frame = stop.frame { writeHeard(stop, frame, to: &html) } }
    }
    for stop in picture.stops {
      guard let point = stop.activation, (0...width).contains(point.x), (0...height).contains(point.y) else { continue }
      let (x, y) = (point.x, point.y)
      html.shape(
        "path",
        [
          "d": "M\((x - 7).points) \(y.points)H\((x + 7).points)M\(x.points) \((y - 7).points)V\((y + 7).points)",
          "stroke": "#A0158A", "stroke-width": "2",
        ])
    }
  }

  /// The way from number to number: each piece ends where the next number begins.
  private func writeOrder(to html: inout HTMLWriter) {
    let badges = picture.stops.enumerated().compactMap { badge($0.offset, $0.element) }
    if badges.count < 2 { return }
    var pieces: [String] = []
    for (from, to) in zip(badges, badges.dropFirst()) {
      let (x, y) = (to.midX - from.midX, to.midY - from.midY)
      let length = (x * x + y * y).squareRoot()
      // Numbers that touch need no way.
      guard length > 30 else { continue }
      let (start, end) = (10 / length, 1 - 12 / length)
      pieces.append(
        "M\((from.midX + x * start).points) \((from.midY + y * start).points)L\((from.midX + x * end).points) \((from.midY + y * end).points)"
      )
    }
    html.element("g", ["class": "layer order", "visibility": "hidden", "fill": "none"]) { html in
      html.shape("path", ["d": pieces.joined(), "stroke": "#FFFFFF", "stroke-width": "5", "stroke-opacity": "0.8"])
      html.element("g", ["stroke": "#0B57D0", "stroke-width": "2", "marker-end": "url(#arrow)"]) { html in
        for piece in pieces { html.shape("path", ["d": piece]) }
      }
    }
  }

  /// What is heard, in place of what is seen.
  private func writeHeard(_ stop: ScreenPicture.Stop, _ frame: Frame, to html: inout HTMLWriter) {
    guard let area = visible(frame), area.width > 12, area.height > 6 else { return }
    let room = Frame(x: area.x + 4, y: area.y, width: max(1, area.width - 8), height: area.height)
    let drawn = DrawnText(stop.spoken, size: 12, in: room)
    let lineHeight = drawn.size * 1.2
    let top = room.midY - lineHeight * Double(drawn.lines.count) / 2 + drawn.size * 0.95
    if drawn.lines.isEmpty { return }
    html.element("text", ["font-size": drawn.size.points]) { html in
      for (number, line) in drawn.lines.enumerated() {
        html.element("tspan", ["x": room.x.points, "y": (top + lineHeight * Double(number)).points], line)
      }
    }
  }

  /// The area that reacts to touch, and 44 × 44 points around its middle if it is smaller.
  private func writeTarget(_ target: Frame, to html: inout HTMLWriter) {
    let isSmall = target.width < 44 || target.height < 44
    let (width, height) = (max(44, target.width), max(44, target.height))
    html.shape(
      "rect",
      [
        "x": (target.midX - width / 2).points, "y": (target.midY - height / 2).points, "width": width.points,
        "height": height.points, "rx": "6", "fill": isSmall ? "#A0158A" : "none", "fill-opacity": "0.12",
        "stroke": isSmall ? "#A0158A" : "#1A7F37", "stroke-width": "1.5", "stroke-dasharray": isSmall ? "4 3" : nil,
      ])
  }

  /// Framed thickly if it is too low, and with dashes if that depends on the size of the text, which is unknown.
  private func writeContrast(_ contrast: ScreenPicture.Contrast, _ frame: Frame, to html: inout HTMLWriter) {
    let text = "\((contrast.ratio * 10).rounded(.down) / 10)"
    let width = Double(text.utf8.count) * 6.5 + 10
    let x = min(max(frame.maxX - width, 1), max(1, self.width - width - 1))
    let y = frame.maxY - 15
    let mark = contrast.isEnough.map { $0 ? nil : Mark.error } ?? Mark.review
    html.shape(
      "rect",
      [
        "x": x.points, "y": y.points, "width": width.points, "height": "15", "rx": "3", "fill": "#FFFFFF",
        "stroke": mark?.color ?? "#1A7F37", "stroke-width": mark == nil ? "1" : "2",
        "stroke-dasharray": contrast.isEnough == nil ? "3 2" : nil,
      ])
    html.element(
      "text",
      [
        "x": (x + width / 2).points, "y": (y + 11.5).points, "font-size": "11", "font-weight": "600",
        "fill": "#1B1F24", "text-anchor": "middle",
      ], text)
  }
}
