/// What a person sees of a control beyond its words and frame. Nil means the description does not say.
public struct Appearance: FactGroup {
  /// It is only a picture: no text is drawn.
  public var isIcon: Bool?
  public var textColor: Colour?
  public var backgroundColor: Colour?
  public var placeholderColor: Colour?
  public var tintColor: Colour?
  /// The line around it.
  public var borderColor: Colour?
  /// What a switch's or slider's thumb runs on, as it is now.
  public var trackColor: Colour?
  /// What marks it, or a part of it, as the chosen one: a line beneath a tab, a ring, the current page's dot.
  public var indicatorColor: Colour?
  /// A background that has no single colour, so that contrast cannot be measured.
  public var background: Background?
  public var isOpaque: Bool?
  public var font: Font?
  /// `adjustsFontForContentSizeCategory`.
  public var adjustsFont: Bool?
  public var isTruncated: Bool?
  /// The text is cut off on purpose: all of it is shown elsewhere.
  public var allowsTruncation: Bool?
  /// `adjustsFontSizeToFitWidth`.
  public var shrinksToFit: Bool?
  /// The width a required constraint fixes, in points.
  public var fixedWidth: Double?
  /// The height a required constraint fixes, in points.
  public var fixedHeight: Double?
  public var intrinsicSize: Size?
  public var isUnderlined: Bool?
  /// A link inside running text.
  public var isInline: Bool?
  public var spans: [TextSpan] = []
  /// A brand's sign, whose colours are what they are.
  public var isLogotype: Bool?
  /// False where the words are the same in every language on purpose.
  public var isTranslated: Bool?
  /// A person wrote the words, and not the app.
  public var isUserContent: Bool?

  public init() {}

  public enum Background: String, CaseIterable, Sendable {
    case gradient, image, blur
  }

  /// The font as described. Sizes are points.
  public struct Font: Hashable, Sendable {
    public var name: String?
    public var size: Double?
    public var isBold: Bool?
    public var textStyle: String?
    public var isScaled: Bool?

    public init() {}
  }

  /// A run of the text with a colour of its own.
  public struct TextSpan: Hashable, Sendable {
    public var text: String
    public var color: Colour?

    public init(text: String, color: Colour? = nil) {
      self.text = text
      self.color = color
    }
  }
}

/// A colour as a description file gives it.
public enum Colour: Hashable, Sendable {
  /// sRGB; each component 0 to 255.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  /// One of UIKit's dynamic colours, such as `label`.
  case system(String)

  /// Reads `#RRGGBB`, `#RRGGBBAA` and `system:name`; nil for anything else.
  public init?(_ text: String) {
    if text.unicodeScalars.starts(with: "system:".unicodeScalars) {
      self = .system(String(text.unicodeScalars.dropFirst(7)))
      return
    }
    guard text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
      text.dropFirst().allSatisfy(\.isHexDigit), let bits = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let rgba = text.utf8.count == 9 ? bits : bits << 8 | 0xFF
    self = .rgba(
      red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 0xFF), blue: UInt8(rgba >> 8 & 0xFF), alpha: UInt8(rgba & 0xFF))
  }

  /// The spelling `init(_:)` reads.
  public var description: String {
    switch self {
    case .system(let name): return "system:\(name)"
    case .rgba(let red, let green, let blue, let alpha):
      let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
  }
}
