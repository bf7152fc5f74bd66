import A11yCore

/// The pairs of colors of which one is text and the other what it is on.
struct TextColors {
  /// One color of one text.
  struct Sample {
    var words: String
    var color: ColorValue
    var isPlaceholder = false
    /// Where the color is stated; nil for a part of a text, and for what code sets.
    var part: Repair.PaintedPart?
  }

  /// What was measured.
  enum Reading {
    case ratio(Double, text: RGBColor, ground: RGBColor, isCertain: Bool)
    /// The text is in one of the system's fainter label colors, or in one of its tints.
    case systemLabel(String, Double, text: RGBColor, ground: RGBColor)
    case unclear(String)
    case unknown
    /// Both colors are the system's, which chooses them.
    case system
    /// Nothing is drawn.
    case clear
  }

  private let backdrops: Backdrops
  var schemes: [ColorValue.Scheme] { backdrops.schemes }

  init(_ backdrops: Backdrops) { self.backdrops = backdrops }

  /// The colors in which an element's words are written: in the description, or as code sets them.
  static func samples(of element: Element, inCode: Bool = false, color other: ColorValue? = nil) -> [Sample] {
    let appearance = element.appearance
    var samples: [Sample] = []
    let own = element.control.text ?? element.control.title ?? (element.drawsLabel ? element.control.label : nil)
    // Where every run has a color, nothing is left of the text's own.
    let isRecolored = !appearance.spans.isEmpty && appearance.spans.allSatisfy { $0.color != nil }
    let color = inCode ? other ?? element.codeColors?.text ?? appearance.textColor : appearance.textColor
    if let color, !isRecolored {
      if let own, !SpokenText.isBlank(own) {
        // Emoji have colors of their own.
        if own.isEmojiAlone { return [] }
        samples.append(Sample(words: own, color: color, part: inCode ? nil : .textColor))
      } else if element.awaitsText {
        samples.append(Sample(words: "text", color: color))
      }
    }
    for span in appearance.spans {
      guard let color = span.color, !SpokenText.isBlank(span.text) else { continue }
      samples.append(Sample(words: span.text, color: color))
    }
    if let color = appearance.placeholderColor, let words = element.control.placeholder, !SpokenText.isBlank(words) {
      samples.append(Sample(words: words, color: color, isPlaceholder: true, part: .placeholderColor))
    }
    return samples
  }

  /// The luminance of #B4B4B4.
  private static let light = 0.45

  /// UIKit's colors for text that matters less.
  private static let faintLabels: Set<String> = ["secondaryLabel", "tertiaryLabel", "quaternaryLabel"]

  func read(_ sample: Sample, of element: Element, in scheme: ColorValue.Scheme) -> Reading {
    guard let color = sample.color.resolved(in: scheme) else { return .unknown }
    if color.isClear(in: scheme) { return .clear }
    if color == .system("placeholderText") { return .system }
    let (ground, alpha) = backdrops.ground(of: element, in: scheme)
    switch ground {
    case .unknown: return .unknown
    case .unclear(let reason): return .unclear(reason)
    case .color(let ground, let origin):
      let isSystem = color.isSystem(in: scheme)
      if scheme == .light, origin != .guessed, case .system(let name) = color,
        Self.faintLabels.contains(name) || name == "placeholderText" && !sample.isPlaceholder,
        let rgb = color.rgb(in: scheme)
      {
        let seen = rgb.faded(by: alpha).over(ground)
        return .systemLabel(name, seen.contrast(with: ground), text: seen, ground: ground)
      }
      let isOnSystem = origin == .system || origin == .systemBackground || origin == .cell
      if isOnSystem, isSystem, !isTint(color) { return .system }
      guard let rgb = color.rgb(in: scheme) else { return .unclear("a system color") }
      let seen = rgb.faded(by: alpha).over(ground)
      let ratio = seen.contrast(with: ground)
      if isOnSystem, isSystem, ratio >= Self.unreadable { return .system }
      // What the system chose to be read on its own backgrounds differs a little from one system to the next.
      if scheme == .light, origin == .described, case .system(let name) = color, isTint(color), ratio >= Self.unreadable
      {
        return .systemLabel(name, ratio, text: seen, ground: ground)
      }
      // A light text on a background of UIKit is that of an app that is dark throughout.
      let mayBeDark = origin != .systemBackground || !element.tree.screen.hasLightAppearance
      let isOnLight =
        (origin == .systemBackground || origin == .cell) && scheme == .light
        && (seen.luminance < Self.light || !mayBeDark)
      // White on green: the app chose a tint for what no system makes readable. Or a ground of its own for a color of the
      // system's, which differs a little from one system to the next.
      let isUnreadable =
        scheme == .light
        && (ratio < Self.unreadable && (!isSystem || isTint(color)) || ratio < Self.farBelow && origin == .described)
      let isChosen = origin == .described || isOnLight || origin == .system && isUnreadable
      return .ratio(ratio, text: seen, ground: ground, isCertain: isChosen && (!isSystem || isUnreadable))
    }
  }

  /// Less is too little for text of any size.
  private static let unreadable = 3.0

  private static let farBelow = 2.5

  /// One of UIKit's colors that an app chooses for what it means.
  private func isTint(_ color: ColorValue) -> Bool {
    if case .system(let name) = color { Self.tints.contains(name) } else { false }
  }

  private static let tints: Set<String> = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
  ]
}

extension String {
  fileprivate var isEmojiAlone: Bool {
    allSatisfy { character in
      character.isWhitespace || character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        || character.unicodeScalars.contains("\u{FE0F}")
    }
  }
}

extension Element {
  /// A description for people gives a button its label alone: that is what is drawn, if nothing else is.
  fileprivate var drawsLabel: Bool {
    switch role {
    case .text, .heading: return true
    case .button, .link, .tab, .segment, .menuItem:
      guard derivesFromClass, tree.knows(.content), control.image == nil, appearance.isIcon != true else {
        return false
      }
      return tree.screen.descendants(of: index).isEmpty
    default: return false
    }
  }
}
