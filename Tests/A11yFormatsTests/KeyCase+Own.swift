import A11yCore

/// What a control is, its five attributes, what is seen of it and its state.
extension KeyCase {
  static let kinds = [
    KeyCase("class", #""UIButton""#) { $0.className = "UIButton" },
    KeyCase("class", #""RangeSlider""#) { $0.className = "RangeSlider" },
    KeyCase("class", #""""#) { $0.className = "" },
    KeyCase("superclass", #""UIControl""#) { $0.superclassName = "UIControl" },
    KeyCase("role", #""textField""#) { $0.role = .textField },
    KeyCase("role", #""TEXTFIELD""#) { $0.role = .textField },
    KeyCase("identifier", #""options""#) { $0.identifier = "options" },
    KeyCase("id", #""a""#) { $0.id = "a" },
    KeyCase("language", #""de-AT""#) { $0.language = "de-AT" },
    KeyCase("system", "true") { $0.isSystem = true },
    KeyCase("system", "false") { $0.isSystem = false },
    KeyCase("children", "[]") { _ in },
  ]

  static let attributes = [
    KeyCase("label", #""Options""#) { $0.label = "Options" },
    KeyCase("label", #""""#) { $0.label = "" },
    KeyCase("label", #""null""#) { $0.label = "null" },
    KeyCase("label", #""a\u0000b\ud800""#) { $0.label = "a\0b\u{FFFD}" },
    KeyCase("hint", #""Adds a title.""#) { $0.hint = "Adds a title." },
    KeyCase("value", #""50%""#) { $0.value = "50%" },
    KeyCase("value", #""true""#) { $0.value = "true" },
    // What exporters write for a value: the literal, and UIKit's "1" and "0" of a switch.
    KeyCase("value", "1.50") { $0.value = "1.50" },
    KeyCase("value", "true") { $0.value = "1" },
    KeyCase("value", "false") { $0.value = "0" },
    KeyCase("traits", #"["button", "selected"]"#) { $0.traits = [.button, .selected] },
    KeyCase("traits", #"["switchButton", "switchButton"]"#) { $0.traits = .toggleButton },
    KeyCase("traits", "[]") { $0.traits = [] },
    KeyCase("traits", #"["none"]"#) { $0.traits = [] },
    KeyCase("traits", "0") { $0.traits = [] },
    KeyCase("traits", "9") { $0.traits = [.button, .selected] },
    // 1<<0 | 1<<53: the two low bits are lost where a number passes through a Double.
    KeyCase("traits", "9007199254740993") { $0.traits = [.button, .toggleButton] },
    KeyCase("traits", "18446744073709551615") { $0.traits = Traits(rawValue: .max) },
    KeyCase("traits", #"["unknown(9007199254740993)", "link"]"#) { $0.traits = [.button, .toggleButton, .link] },
    KeyCase("traits", #"["header", 1]"#) { $0.traits = [.header, .button] },
    KeyCase("frame", "[1, 2.5, 3, 4]") { $0.frame = Frame(x: 1, y: 2.5, width: 3, height: 4) },
  ]

  static let seen = [
    KeyCase("title", #""Done""#) { $0.title = "Done" },
    KeyCase("text", #""Hello""#) { $0.text = "Hello" },
    KeyCase("placeholder", #""Search""#) { $0.placeholder = "Search" },
    KeyCase("image", #""star.fill""#) { $0.image = "star.fill" },
    KeyCase("icon", "true") { $0.appearance.isIcon = true },
    KeyCase("textColor", ##""#0A141E""##) {
      $0.appearance.textColor = .rgba(red: 10, green: 20, blue: 30, alpha: 255)
    },
    KeyCase("backgroundColor", ##""#0a141e80""##) {
      $0.appearance.backgroundColor = .rgba(red: 10, green: 20, blue: 30, alpha: 128)
    },
    KeyCase("placeholderColor", #""system:placeholderText""#) {
      $0.appearance.placeholderColor = .system("placeholderText")
    },
    KeyCase("tintColor", #""system:systemBlue""#) { $0.appearance.tintColor = .system("systemBlue") },
    KeyCase("borderColor", ##""#8E8E93""##) {
      $0.appearance.borderColor = .rgba(red: 0x8E, green: 0x8E, blue: 0x93, alpha: 255)
    },
    KeyCase("trackColor", ##""#0066CC80""##) {
      $0.appearance.trackColor = .rgba(red: 0, green: 0x66, blue: 0xCC, alpha: 0x80)
    },
    KeyCase("indicatorColor", #""system:tint""#) { $0.appearance.indicatorColor = .system("tint") },
    KeyCase(
      "textColor",
      ##"{"light": "#000000", "dark": "#FFFFFF", "lightHighContrast": "system:label", "darkHighContrast": "#00FF00FE"}"##
    ) {
      $0.appearance.textColor = .dynamic([
        .light: .rgba(red: 0, green: 0, blue: 0, alpha: 255), .dark: .rgba(red: 255, green: 255, blue: 255, alpha: 255),
        .lightHighContrast: .system("label"), .darkHighContrast: .rgba(red: 0, green: 255, blue: 0, alpha: 254),
      ])
    },
    KeyCase("spans", ##"[{"text": "a", "color": {"dark": "#FFFFFF"}}]"##) {
      $0.appearance.spans = [
        .init(text: "a", color: .dynamic([.dark: .rgba(red: 255, green: 255, blue: 255, alpha: 255)]))
      ]
    },
    KeyCase("logotype", "true") { $0.appearance.isLogotype = true },
    KeyCase("background", #""gradient""#) { $0.appearance.background = .gradient },
    KeyCase("background", #""image""#) { $0.appearance.background = .image },
    KeyCase("background", #""blur""#) { $0.appearance.background = .blur },
    KeyCase("opaque", "false") { $0.appearance.isOpaque = false },
    KeyCase("alpha", "0.5") { $0.alpha = 0.5 },
    KeyCase("hidden", "true") { $0.isHidden = true },
    KeyCase("font", #"{"name": "Avenir", "size": 17, "bold": true, "textStyle": "body", "scaled": false}"#) {
      var font = Appearance.Font()
      font.name = "Avenir"
      font.size = 17
      font.isBold = true
      font.textStyle = "body"
      font.isScaled = false
      $0.appearance.font = font
    },
    KeyCase("font", "{}") { $0.appearance.font = Appearance.Font() },
    KeyCase("adjustsFont", "true") { $0.appearance.adjustsFont = true },
    KeyCase("truncated", "true") { $0.appearance.isTruncated = true },
    KeyCase("truncationAllowed", "true") { $0.appearance.allowsTruncation = true },
    KeyCase("shrinksToFit", "true") { $0.appearance.shrinksToFit = true },
    KeyCase("translate", "false") { $0.appearance.isTranslated = false },
    KeyCase("userContent", "true") { $0.appearance.isUserContent = true },
    KeyCase("fixedWidth", "120.5") { $0.appearance.fixedWidth = 120.5 },
    KeyCase("fixedHeight", "44.5") { $0.appearance.fixedHeight = 44.5 },
    KeyCase("intrinsicSize", "[-1, 30]") { $0.appearance.intrinsicSize = Size(width: -1, height: 30) },
    KeyCase("underline", "true") { $0.appearance.isUnderlined = true },
    KeyCase("inline", "true") { $0.appearance.isInline = true },
    KeyCase("spans", ##"[{"text": "a", "color": "#FFFFFF"}, {"text": "b"}]"##) {
      $0.appearance.spans = [
        .init(text: "a", color: .rgba(red: 255, green: 255, blue: 255, alpha: 255)), .init(text: "b"),
      ]
    },
  ]

  static let states = [
    KeyCase("enabled", "false") { $0.isEnabled = false },
    KeyCase("selected", "true") { $0.isSelected = true },
    KeyCase("highlighted", "true") { $0.isHighlighted = true },
    KeyCase("focused", "true") { $0.isFocused = true },
    KeyCase("state", #"["disabled", "selected"]"#) { $0.state = [.disabled, .selected] },
    KeyCase("state", #"["normal"]"#) { $0.state = [] },
    KeyCase("state", "[]") { $0.state = [] },
    KeyCase("state", "6") { $0.state = [.disabled, .selected] },
    KeyCase("state", "4294967295") { $0.state = ControlState(rawValue: 0xFFFF_FFFF) },
    KeyCase("userInteraction", "false") { $0.isUserInteractionEnabled = false },
    KeyCase("editable", "false") { $0.isEditable = false },
    KeyCase("secure", "true") { $0.isSecure = true },
    KeyCase("expanded", "false") { $0.structure.isExpanded = false },
    KeyCase("expanded", "true") { $0.structure.isExpanded = true },
    KeyCase("momentary", "true") { $0.isMomentary = true },
    KeyCase("min", "-0.5") { $0.metrics.minimum = -0.5 },
    KeyCase("max", "1e3") { $0.metrics.maximum = 1000 },
    KeyCase("headingLevel", "2") { $0.metrics.headingLevel = 2 },
    KeyCase("row", "0") { $0.metrics.row = 0 },
    // `NSNotFound`.
    KeyCase("row", "9223372036854775807") { $0.metrics.row = .max },
    KeyCase("column", "3.0") { $0.metrics.column = 3 },
  ]
}
