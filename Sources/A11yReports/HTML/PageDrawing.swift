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
    return "Drawing of \(picture.name ?? picture.file.name)\(version): \(Summary.plural(count, "element")), \(place)"
  }

  private func box(_ frame: Frame, _ name: StaticString, _ value: String) -> HTMLWriter.Attributes {
    ["x": frame.x.points, "y": frame.y.points, "width": frame.width.points, "height": frame.height.points, name: value]
  }

  /// An element's place, with its number in VoiceOver's order.
  private func writeBox(_ number: Int, _ stop: ScreenPicture.Stop, to html: inout HTMLWriter) {
    guard let frame = stop.frame, frame.x < 1e6, frame.y < 1e6 else { return }
    let mark = marks[number]
    html.element("g", ["id": "b-\(id)e\(number + 1)", "class": "box", "data-e": entries[number]]) { html in
      if let area = visible(frame) { writeOutline(area, mark, to: &html) }
      let digits = String(number + 1)
      let badge = 10.0 + Double(digits.count) * 6.5
      // Off the corner, so that it does not cover the beginning of a text.
      let left = min(max(frame.x - badge + 7, 1), max(1, self.width - badge - 1))
      let top = min(max(frame.y - 9, 1), max(1, self.height - 17))
      html.shape(
        "rect",
        [
          "x": left.points, "y": top.points, "width": badge.points, "height": "16", "rx": "8",
          "fill": mark?.color ?? "#24364B", "stroke": "#FFFFFF",
        ])
      html.element(
        "text",
        [
          "x": (left + badge / 2).points, "y": (top + 12).points, "font-size": "11", "font-weight": "700",
          "fill": "#FFFFFF", "text-anchor": "middle",
        ], digits)
      guard let mark else { return }
      html.shape(
        "use",
        [
          "href": "#\(mark.symbol)", "color": mark.color, "x": min(left + badge + 1, self.width - 17).points,
          "y": top.points, "width": "16", "height": "16",
        ])
    }
  }

  private func writeOutline(_ frame: Frame, _ mark: (any DrawnMark)?, to html: inout HTMLWriter) {
    let (x, y, width, height) = (frame.x.points, frame.y.points, frame.width.points, frame.height.points)
    html.shape(
      "rect",
      [
        "class": "halo", "x": x, "y": y, "width": width, "height": height, "rx": "4", "fill": "#FFFFFF",
        "fill-opacity": "0", "stroke": "#FFFFFF", "stroke-width": mark == nil ? "2.5" : "5",
        "stroke-opacity": "0.85",
      ])
    html.shape(
      "rect",
      [
        "class": "line", "x": x, "y": y, "width": width, "height": height, "rx": "4", "fill": "none",
        "stroke": mark?.color ?? "#3D4F66", "stroke-width": mark == nil ? "1" : "2.5",
        "stroke-dasharray": mark?.dashes,
      ])
  }

  private func writeLayers(to html: inout HTMLWriter) {
    let middles = picture.stops.compactMap { $0.frame.flatMap(visible).map { Point(x: $0.midX, y: $0.midY) } }
    if middles.count > 1 {
      let steps = middles.map { "\($0.x.points) \($0.y.points)" }.joined(separator: "L")
      html.shape(
        "path",
        [
          "class": "layer order", "visibility": "hidden", "d": "M\(steps)", "fill": "none", "stroke": "#0B57D0",
          "stroke-width": "2", "stroke-linejoin": "round", "marker-mid": "url(#arrow)", "marker-end": "url(#arrow)",
        ])
    }
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

  private func writeContrast(_ contrast: Double, _ frame: Frame, to html: inout HTMLWriter) {
    let text = "\((contrast * 10).rounded(.down) / 10)"
    let width = Double(text.utf8.count) * 6.5 + 10
    let x = min(max(frame.maxX - width, 1), max(1, self.width - width - 1))
    let y = frame.maxY - 15
    html.shape(
      "rect",
      [
        "x": x.points, "y": y.points, "width": width.points, "height": "15", "rx": "3", "fill": "#FFFFFF",
        "stroke": contrast < 4.5 ? Mark.error.color : "#1A7F37", "stroke-width": contrast < 4.5 ? "2" : "1",
      ])
    html.element(
      "text",
      [
        "x": (x + width / 2).points, "y": (y + 11.5).points, "font-size": "11", "font-weight": "600",
        "fill": "#1B1F24", "text-anchor": "middle",
      ], text)
  }
}
