import A11yCore

/// What the colors that a screenshot shows amount to.
enum MeasuredContrast {
  case ratio(Double, foreground: RGBColor, background: RGBColor)
  case undecided(MeasuredColors.Doubt)

  /// Colors of pixels are whole steps of 255.
  static let tolerance = 0.01

  /// Nil if no screenshot was measured.
  init?(_ element: Element) {
    guard element.hasAppearance, let measured = element.appearance.measuredColors else { return nil }
    switch measured {
    case .undecided(let doubt): self = .undecided(doubt)
    case .colors(let foreground, let background, _):
      guard let own = foreground.rgb(in: .light), let ground = background.rgb(in: .light) else { return nil }
      self = .ratio(own.contrast(with: ground), foreground: own, background: ground)
    }
  }

  /// Whether text is large by the height of its letters; nil if that leaves it open.
  ///
  /// In San Francisco, Helvetica and the usual fonts of screens, capitals and ascenders are 0.70 to 0.77 of the size, small
  /// letters 0.48 to 0.56, and descenders reach 0.19 to 0.25 below the line. From 14 to 18 points the weight decides, which
  /// pixels do not tell.
  static func isLarge(_ element: Element) -> Bool? {
    guard case .colors(_, _, let height?)? = element.appearance.measuredColors, let words = element.drawnWords,
      // Chinese characters and Korean syllables are as high as the line.
      words.allSatisfy(\.isASCII)
    else { return nil }
    let isTall = words.contains { $0.isUppercase || $0.isNumber || "bdfhijklt".contains($0) }
    let isDeep = words.contains { "gjpqy".contains($0) }
    let share = (isTall ? (0.70, 0.77) : (0.48, 0.56), isDeep ? 0.19 : 0)
    let largest = height / (share.0.0 + share.1)
    // An underline may reach below the line of any text.
    let smallest = height / (share.0.1 + 0.25)
    // Lines that touch look like one of twice the size; its letters would not fit in.
    if let width = element.frame?.width, Double(words.count) * smallest * 0.3 > width { return nil }
    if smallest >= 18 { return true }
    return largest < 14 ? false : nil
  }
}
