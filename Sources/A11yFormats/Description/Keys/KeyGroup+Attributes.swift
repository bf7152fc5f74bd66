import A11yCore

/// What is spoken and seen.
extension KeyGroup {
  static let attributes = KeyGroup("The five attributes") {
    Key(
      "label", \.control.label, .text, "What it is called; spoken first.", example: "Options",
      alias: "accessibilityLabel")
    Key(
      "traits", \.control.traits, .traits, "What it is and does, by the names below or as UIKit's bit mask.",
      example: ["button", "selected"], alias: "accessibilityTraits")
    Key(
      "hint", \.control.hint, .text, "What happens when it is used; spoken last, and may be switched off.",
      example: "Shows additional camera options.", alias: "accessibilityHint")
    Key(
      "value", \.control.value, .value, "What it is set to. A number counts as written, `true` as 1, `false` as 0.",
      example: "40 percent", alias: "accessibilityValue")
    Key(
      "frame", \.control.frame, .frame,
      "Where it stands, in points of the screen. Also `{\"x\": …, \"y\": …, \"width\": …, \"height\": …}` or "
        + "`\"{{x, y}, {width, height}}\"`.", example: [330, 60, 44, 44])
  }

  static let seen = KeyGroup("What is seen") {
    Key("title", \.control.title, .text, "A button's, tab's or segment's own title.", example: "Done")
    Key("text", \.control.text, .text, "The text it draws, or that was typed into it.", example: "Total: 12 €")
    Key("placeholder", \.control.placeholder, .text, "What stands in an empty field.", example: "Search")
    Key("image", \.control.image, .text, "The name of an asset or a symbol.", example: "chevron.left")
    Key("alpha", \.control.alpha, .number, "Opacity, 0 to 1.", example: 0.5)
    Key("hidden", \.control.isHidden, .flag, "Hidden, with everything in it.", example: false, alias: "isHidden")
  }

  static let appearance = KeyGroup(
    "How it looks",
    "Sizes are points. A colour is `#RRGGBB`, `#RRGGBBAA` or `system:` with the name of one of UIKit's: `system:label`. "
      + "One that changes with the appearance is an object: `{\"light\": \"#000000\", \"dark\": \"#FFFFFF\"}`, with "
      + "`lightHighContrast` and `darkHighContrast` where increased contrast has a colour of its own; contrast is "
      + "checked in each."
  ) {
    Key("icon", \.appearance.isIcon, .flag, "It is only a picture: no text is drawn.", example: true)
    Key(
      "symbol", \.appearance.isSymbol, .flag,
      "Its image is one of the system's symbols (SF Symbols), which VoiceOver has names for.", example: true)
    Key("textColor", \.appearance.textColor, .color, "The colour of the text.", example: "#1C1C1E")
    Key("backgroundColor", \.appearance.backgroundColor, .color, "The colour behind it.", example: "#FFFFFF80")
    Key(
      "placeholderColor", \.appearance.placeholderColor, .color, "The colour of the placeholder.",
      example: "system:placeholderText")
    Key("tintColor", \.appearance.tintColor, .color, "The colour of what is tinted.", example: "system:tint")
    Key("borderColor", \.appearance.borderColor, .color, "The colour of the line around it.", example: "#8E8E93")
    Key(
      "trackColor", \.appearance.trackColor, .color,
      "What a switch's or slider's thumb runs on, in the state it is in.", example: "#0066CC")
    Key(
      "indicatorColor", \.appearance.indicatorColor, .color,
      "What marks it, or a part of it, as the chosen one: the line beneath a tab, the current page's dot.",
      example: "#0066CC")
    Key("logotype", \.appearance.isLogotype, .flag, "A brand's sign, whose colours are what they are.", example: true)
    Key(
      "background", \.appearance.background, .word(Appearance.Background.self),
      "A background without a single colour; contrast is not measurable.", example: "gradient")
    Key("opaque", \.appearance.isOpaque, .flag, "Nothing beneath it shows through.", example: true)
    Key(
      "font", \.appearance.font, .font,
      "The font: name, size, whether bold, the text style, whether scaled with the user's text size.",
      example: ["name": "Avenir", "size": 17, "textStyle": "body", "scaled": true])
    Key(
      "adjustsFont", \.appearance.adjustsFont, .flag, "The text grows when the user's text size changes.",
      example: true, alias: "adjustsFontForContentSizeCategory")
    Key("truncated", \.appearance.isTruncated, .flag, "Part of the text is cut off.", example: false)
    Key(
      "truncationAllowed", \.appearance.allowsTruncation, .flag,
      "The text is cut off on purpose: all of it is shown elsewhere.", example: true)
    Key(
      "shrinksToFit", \.appearance.shrinksToFit, .flag, "The text becomes smaller where it has no room.", example: true,
      alias: "adjustsFontSizeToFitWidth")
    Key("fixedWidth", \.appearance.fixedWidth, .number, "The width that a required constraint fixes.", example: 120)
    Key("fixedHeight", \.appearance.fixedHeight, .number, "The height that a required constraint fixes.", example: 44)
    Key(
      "intrinsicSize", \.appearance.intrinsicSize, .size, "The size the content asks for; -1 for a side without one.",
      example: [120, -1], alias: "intrinsicContentSize")
    Key("underline", \.appearance.isUnderlined, .flag, "The text is underlined.", example: true)
    Key("inline", \.appearance.isInline, .flag, "A link inside running text.", example: true)
    Key(
      "translate", \.appearance.isTranslated, .flag,
      "`false` where the words are the same in every language on purpose.", example: false)
    Key("userContent", \.appearance.isUserContent, .flag, "A person wrote the words, and not the app.", example: true)
    Key(
      "spans", \.appearance.spans, default: [], .spans, "Runs of the text, those with a colour of their own with it.",
      example: [["text": "Read the "], ["text": "terms", "color": "#0066CC"]])
  }
}
