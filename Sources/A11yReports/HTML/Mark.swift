import A11yCore

/// What a drawing shows of an element besides its place: a color, a style of line and a symbol.
protocol DrawnMark {
  /// At least 4.5:1 on white.
  var color: String { get }
  /// Of the line around an element; nil for a solid one.
  var dashes: String? { get }
  /// The id of the symbol.
  var symbol: String { get }
  /// The class for the style of the page.
  var style: String { get }
}

extension DrawnMark {
  /// The symbol and a word.
  func write(_ word: String, to html: inout HTMLWriter) {
    html.element("span", ["class": "mark \(style)"]) { html in
      html.element("svg", ["width": "16", "height": "16", "aria-hidden": "true", "color": color]) {
        $0.shape("use", ["href": "#\(symbol)"])
      }
      html.element("span", " \(word)")
    }
  }
}

/// How grave a finding is: a word, a color and a shape, so that none of them is needed to tell.
enum Mark: String, CaseIterable, DrawnMark {
  case error, warning, notice, review

  init(_ finding: Finding) {
    if finding.outcome == .review {
      self = .review
      return
    }
    switch finding.severity {
    case .error: self = .error
    case .warning: self = .warning
    case .notice: self = .notice
    }
  }

  /// The gravest first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var word: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .notice: "Notice"
    case .review: "To review"
    }
  }

  func counted(_ count: Int) -> String {
    self == .review ? "\(count.grouped) to review" : "\(count.grouped) \(count == 1 ? rawValue : rawValue + "s")"
  }

  var symbol: String { "i-\(rawValue)" }

  var style: String { rawValue }

  var color: String {
    switch self {
    case .error: "#B3261E"
    case .warning: "#8A5000"
    case .notice: "#0B57D0"
    case .review: "#6F3FA8"
    }
  }

  var dashes: String? {
    switch self {
    case .error: nil
    case .warning: "8 4"
    case .notice: "2 4"
    case .review: "8 4 2 4"
    }
  }

  /// An octagon, a triangle, a circle and a diamond.
  private var outline: String {
    switch self {
    case .error: "M5 1H11L15 5V11L11 15H5L1 11V5Z"
    case .warning: "M8 1L15.5 14.5H.5Z"
    case .notice: "M8 1A7 7 0 1 1 7.99 1Z"
    case .review: "M8 .5L15.5 8L8 15.5L.5 8Z"
    }
  }

  private var sign: String {
    switch self {
    case .error: "M5.5 5.5L10.5 10.5M10.5 5.5L5.5 10.5"
    case .warning: "M8 6V9.5M8 11.7V12.3"
    case .notice: "M8 4V4.6M8 7V12"
    case .review: "M8 4.5V8.7M8 11V11.6"
    }
  }

  /// What the drawings and lists of a page refer to.
  ///
  /// - Parameter changes: whether the page compares two versions.
  static func writeDefinitions(changes: Bool = false, to html: inout HTMLWriter) {
    html.element("svg", ["width": "0", "height": "0", "aria-hidden": "true", "class": "defs"]) { html in
      for mark in allCases { writeSymbol(mark.symbol, mark.outline, mark.sign, to: &html) }
      if changes { for change in Change.allCases { change.writeSymbol(to: &html) } }
      html.element(
        "pattern", ["id": "hatch", "width": "8", "height": "8", "patternUnits": "userSpaceOnUse"]
      ) { html in
        html.shape("path", ["d": "M0 8L8 0M-2 2L2 -2M6 10L10 6", "stroke": "#57606A", "stroke-opacity": "0.45"])
      }
      html.element(
        "marker",
        [
          "id": "arrow", "viewBox": "0 0 8 8", "refX": "7", "refY": "4", "markerWidth": "5", "markerHeight": "5",
          "orient": "auto",
        ]
      ) { $0.shape("path", ["d": "M0 0L8 4L0 8Z", "fill": "#0B57D0"]) }
    }
  }

  /// The word above a number.
  var plural: String { self == .review ? word : word + "s" }

  static func writeSymbol(_ id: String, _ outline: String, _ sign: String, to html: inout HTMLWriter) {
    html.element("symbol", ["id": id, "viewBox": "0 0 16 16"]) { html in
      html.shape("path", ["d": outline, "fill": "currentColor", "stroke": "#FFFFFF"])
      html.shape(
        "path", ["d": sign, "fill": "none", "stroke": "#FFFFFF", "stroke-width": "1.8", "stroke-linecap": "round"])
    }
  }
}
