/// What a person sees of a control beyond its words and frame. Nil means the description does not say.
public struct Appearance: FactGroup {
  /// It is only an image: no text is drawn.
  public var isIcon: Bool?
  /// Its image is one of the system's symbols (SF Symbols).
  public var isSymbol: Bool?
  public var textColor: ColorValue?
  public var backgroundColor: ColorValue?
  public var placeholderColor: ColorValue?
  public var tintColor: ColorValue?
  /// The line around it.
  public var borderColor: ColorValue?
  /// What a switch's or slider's thumb runs on, as it is now.
  public var trackColor: ColorValue?
  /// What marks it, or a part of it, as the chosen one: a line below a tab, a ring, the current page's dot.
  public var indicatorColor: ColorValue?
  /// A background that has no single color, so that contrast cannot be measured.
  public var background: Background?
  public var isOpaque: Bool?
  /// As a screenshot shows them; colors that the description states are surer.
  public var measuredColors: MeasuredColors?
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
  /// A brand's sign, whose colors are what they are.
  public var isLogotype: Bool?
  /// False where the words are the same in every language on purpose.
  public var isTranslated: Bool?
  /// A person wrote the words, and not the app.
  public var isUserContent: Bool?
  /// The second line of a button.
  public var subtitle: String?
  /// `UIButton.Configuration`, by the name of the function that makes it: `filled`.
  public var configuration: String?
  /// Without consequence for accessibility.
  public var horizontalAlignment: String?
  public var verticalAlignment: String?
  /// For a pointer only; VoiceOver does not speak it.
  public var toolTip: String?

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

  /// A run of the text with a color of its own.
  public struct TextSpan: Hashable, Sendable {
    public var text: String
    public var color: ColorValue?

    public init(text: String, color: ColorValue? = nil) {
      self.text = text
      self.color = color
    }
  }
}
