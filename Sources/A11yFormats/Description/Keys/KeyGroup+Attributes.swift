import A11yCore

/// What is spoken and seen.
extension KeyGroup {
  static let attributes = KeyGroup("Accessibility attributes") {
    Key(
      "label", \.control.label, .text, "Accessibility label: the name, spoken first.", example: "Options",
      alias: "accessibilityLabel")
    Key(
      "reading", \.structure.readings, default: [], .readings,
      "How the label is pronounced, if a voice cannot tell: a text for all of it, or an object with a text for each word, "
        + "in letters or, between slashes, in the International Phonetic Alphabet (`accessibilitySpeechIPANotation`). "
        + "`speak` uses it for the sound; the transcript keeps the label.", example: ["設定": "せってい", "Bach": "/bax/"])
    Key(
      "traits", \.control.traits, .traits,
      "Accessibility traits: type and behavior, by the names below or as UIKit's bit mask. They replace those that the "
        + "class has by itself.",
      example: ["button", "selected"], alias: "accessibilityTraits")
    Key(
      "hint", \.control.hint, .text,
      "Accessibility hint: the result of activating it; spoken last, and users can turn hints off.",
      example: "Shows additional camera options.", alias: "accessibilityHint")
    Key(
      "value", \.control.value, .value,
      "Accessibility value. A number is used as written, `true` as 1, `false` as 0. The number of a "
        + "`UISlider` with `min` and `max` is spoken as a percentage of the range.",
      example: "40 percent", alias: "accessibilityValue")
    Key(
      "isOn", \.control.value, .onOff, "Whether a switch is on; equivalent to a `value` of `1` or `0`.", example: true)
    Key(
      "frame", \.control.frame, .frame,
      "Frame in screen points. Also `{\"x\": …, \"y\": …, \"width\": …, \"height\": …}`, "
        + "`{\"origin\": …, \"size\": …}`, `\"{{x, y}, {width, height}}\"` or "
        + "`\"CGRect(x: …, y: …, width: …, height: …)\"`.", example: [330, 60, 44, 44])
  }

  static let seen = KeyGroup("Visible content") {
    Key(
      "title", \.control.title, .text, "Title of a button, tab or segment.", example: "Done", alias: "attributedTitle")
    Key(
      "text", \.control.text, .text, "Visible or typed text.", example: "Total: 12 €",
      alias: "attributedText")
    Key(
      "placeholder", \.control.placeholder, .text, "Placeholder of an empty text field.", example: "Search",
      alias: "attributedPlaceholder")
    Key("subtitle", \.appearance.subtitle, .text, "Second line of a button.", example: "2 items")
    Key("image", \.control.image, .imageName, "Name of an image asset or an SF Symbol.", example: "chevron.left")
    Key("alpha", \.control.alpha, .opacity, "Opacity, 0 to 1.", example: 0.5)
    Key(
      "hidden", \.control.isHidden, .flag, "Whether the view and its subviews are hidden.", example: false,
      alias: "isHidden")
  }

  static let appearance = KeyGroup(
    "Appearance",
    "Sizes are in points. A color is `#RRGGBB`, `#RRGGBBAA`, `#RGB`, `system:` with the name of a dynamic UIKit color "
      + "(`system:label`), or the name of one of UIKit's fixed colors (`gray`). "
      + "A dynamic color is an object: `{\"light\": \"#000000\", \"dark\": \"#FFFFFF\"}`, with "
      + "`lightHighContrast` and `darkHighContrast` if increased contrast has its own colors; contrast is "
      + "checked in each."
  ) {
    Key("icon", \.appearance.isIcon, .flag, "Whether it shows only an image, without text.", example: true)
    Key(
      "symbol", \.appearance.isSymbol, .flag,
      "Whether the image is an SF Symbol, for which VoiceOver has a default name.", example: true)
    Key(
      "textColor", \.appearance.textColor, .color, "Text color.", example: "#1C1C1E", alias: "titleColor")
    Key("backgroundColor", \.appearance.backgroundColor, .color, "Background color.", example: "#FFFFFF80")
    Key(
      "placeholderColor", \.appearance.placeholderColor, .color, "Color of the placeholder.",
      example: "system:placeholderText")
    Key("tintColor", \.appearance.tintColor, .color, "Tint color.", example: "system:tint")
    Key("borderColor", \.appearance.borderColor, .color, "Border color.", example: "#8E8E93")
    Key(
      "trackColor", \.appearance.trackColor, .color,
      "Color of the track of a switch or slider in its current state.", example: "#0066CC")
    Key(
      "indicatorColor", \.appearance.indicatorColor, .color,
      "Color of the selection indicator: the underline of a tab, the dot of the current page.",
      example: "#0066CC")
    Key(
      "logotype", \.appearance.isLogotype, .flag, "Whether it is a logo, to which contrast requirements do not apply.",
      example: true)
    Key(
      "background", \.appearance.background, .word(Appearance.Background.self),
      "Background with several colors, for which contrast cannot be computed.", example: "gradient")
    Key(
      "measuredColors", \.appearance.measuredColors, .measuredColors,
      "Colors as a screenshot shows them, and the height of the letters; or `undecided`, if the `background`, the `foreground` or "
        + "the `visibility` leaves them open. Colors that the description states take precedence.",
      example: ["foreground": "#8E8E93", "background": "#FFFFFF", "height": 12.5])
    Key("opaque", \.appearance.isOpaque, .flag, "Whether the view is opaque.", example: true)
    Key(
      "font", \.appearance.font, .font,
      "Font: name, size, bold, text style, and whether it is scaled with the text size.",
      example: ["name": "Avenir", "size": 17, "textStyle": "body", "scaled": true])
    Key(
      "adjustsFont", \.appearance.adjustsFont, .flag, "Whether the text follows changes of the text size.",
      example: true, alias: "adjustsFontForContentSizeCategory")
    Key("truncated", \.appearance.isTruncated, .flag, "Whether the text is truncated.", example: false)
    Key(
      "truncationAllowed", \.appearance.allowsTruncation, .flag,
      "Whether the text is truncated intentionally, because all of it is shown elsewhere.", example: true)
    Key(
      "shrinksToFit", \.appearance.shrinksToFit, .flag, "Whether the text shrinks to fit.", example: true,
      alias: "adjustsFontSizeToFitWidth")
    Key("fixedWidth", \.appearance.fixedWidth, .number, "Width fixed by a required constraint.", example: 120)
    Key("fixedHeight", \.appearance.fixedHeight, .number, "Height fixed by a required constraint.", example: 44)
    Key(
      "intrinsicSize", \.appearance.intrinsicSize, .size, "Intrinsic content size; -1 for a side without one.",
      example: [120, -1], alias: "intrinsicContentSize")
    Key("underline", \.appearance.isUnderlined, .flag, "Whether the text is underlined.", example: true)
    Key("inline", \.appearance.isInline, .flag, "Whether it is a link within text.", example: true)
    Key(
      "translate", \.appearance.isTranslated, .flag,
      "`false` if the text is intentionally the same in all languages.", example: false)
    Key(
      "userContent", \.appearance.isUserContent, .flag, "Whether the text was written by a user of the app.",
      example: true)
    Key(
      "configuration", \.appearance.configuration, .names(NamesType.configurations, of: "configuration"),
      "Configuration of a button: `plain`, `gray`, `tinted`, `filled` and so on. It has no effect.",
      example: "filled")
    Key(
      "contentHorizontalAlignment", \.appearance.horizontalAlignment,
      .names(["center", "left", "right", "fill", "leading", "trailing"], of: "alignment"),
      "Horizontal alignment of the content of a control. It has no effect.", example: "leading")
    Key(
      "contentVerticalAlignment", \.appearance.verticalAlignment,
      .names(["center", "top", "bottom", "fill"], of: "alignment"),
      "Vertical alignment of the content of a control. It has no effect.", example: "center")
    Key(
      "toolTip", \.appearance.toolTip, .text, "Tooltip for a pointer; VoiceOver on iOS does not speak it.",
      example: "Opens the options")
    Key(
      "spans", \.appearance.spans, default: [], .spans, "Runs of the text, with their colors.",
      example: [["text": "Read the "], ["text": "terms", "color": "#0066CC"]])
  }
}
