import A11yCore

extension Element {
  /// In points at the default text size: as described, or the text style's; nil when neither is reported.
  var fontSize: Double? {
    guard let font = appearance.font else { return nil }
    guard let size = font.size ?? font.textStyle.flatMap(TextStyles.size), size.isFinite, size > 0 else { return nil }
    return size
  }

  /// The least height of a line, in points.
  ///
  /// A body line of 17 points is 20.3 high in SF Pro; its ascender, descender and leading grow with the size. Of
  /// another font nothing is certain but that a line is as high as its letters.
  var lineHeight: Double? {
    guard let size = fontSize else { return nil }
    let name = appearance.font?.name
    return name == nil || name == "System" ? size * 1.193 : size
  }

  /// The font draws images, as far as its name or the text tells.
  var isIconText: Bool {
    if let name = appearance.font?.name?.lowercased(), Self.iconFonts.contains(where: name.hasBytes) { return true }
    guard let words = drawnWords else { return false }
    // The private use areas hold no letters.
    return words.unicodeScalars.allSatisfy { (0xE000...0xF8FF).contains($0.value) || $0.value >= 0xF0000 }
  }

  private static let iconFonts = ["icon", "awesome", "glyph", "symbol", "dingbat", "emoji"]

  /// Text that a person reads and the app draws: not an image, and not what UIKit lays out in its bars.
  var isReadText: Bool {
    drawsWords && role != .image && role != .tab && !isIconText && !isLaidOutBySystem
  }
}
