import A11yCore

/// What a person sees.
extension KeyGroup {
  static let seen = KeyGroup(
    "What is seen", "",
    [
      KeyDeclaration(.title, .text, "A button's, tab's or segment's own title.", example: "Done"),
      KeyDeclaration(.text, .text, "The text it draws, or that was typed into it.", example: "Total: 12 €"),
      KeyDeclaration(.placeholder, .text, "What stands in an empty field.", example: "Search"),
      KeyDeclaration(.image, .text, "The name of an asset or a symbol.", example: "chevron.left"),
      KeyDeclaration(.hidden, .flag, "Hidden, with everything in it.", example: false),
      KeyDeclaration(.alpha, .number, "Opacity, 0 to 1.", example: 0.5),
    ])

  static let appearance = KeyGroup(
    "How it looks",
    "Sizes are points. A colour is `#RRGGBB`, `#RRGGBBAA` or `system:` with the name of one of UIKit's: `system:label`. "
      + "One that changes with the appearance is an object: `{\"light\": \"#000000\", \"dark\": \"#FFFFFF\"}`, with "
      + "`lightHighContrast` and `darkHighContrast` where increased contrast has a colour of its own; contrast is "
      + "checked in each.",
    [
      KeyDeclaration(.icon, .flag, "It is only a picture: no text is drawn.", example: true),
      KeyDeclaration(.textColor, .color, "The colour of the text.", example: "#1C1C1E"),
      KeyDeclaration(.backgroundColor, .color, "The colour behind it.", example: "#FFFFFF80"),
      KeyDeclaration(.placeholderColor, .color, "The colour of the placeholder.", example: "system:placeholderText"),
      KeyDeclaration(.tintColor, .color, "The colour of what is tinted.", example: "system:tint"),
      KeyDeclaration(.borderColor, .color, "The colour of the line around it.", example: "#8E8E93"),
      KeyDeclaration(
        .trackColor, .color, "What a switch's or slider's thumb runs on, in the state it is in.", example: "#0066CC"),
      KeyDeclaration(
        .indicatorColor, .color,
        "What marks it, or a part of it, as the chosen one: the line beneath a tab, the current page's dot.",
        example: "#0066CC"),
      KeyDeclaration(.logotype, .flag, "A brand's sign, whose colours are what they are.", example: true),
      KeyDeclaration(
        .background, .word(Appearance.Background.self),
        "A background without a single colour; contrast is not measurable.",
        example: "gradient"),
      KeyDeclaration(.opaque, .flag, "Nothing beneath it shows through.", example: true),
      KeyDeclaration(
        .font, .font, "The font: name, size, whether bold, the text style, whether scaled with the user's text size.",
        example: ["name": "Avenir", "size": 17, "textStyle": "body", "scaled": true]),
      KeyDeclaration(.adjustsFont, .flag, "The text grows when the user's text size changes.", example: true),
      KeyDeclaration(.truncated, .flag, "Part of the text is cut off.", example: false),
      KeyDeclaration(
        .truncationAllowed, .flag, "The text is cut off on purpose: all of it is shown elsewhere.", example: true),
      KeyDeclaration(.shrinksToFit, .flag, "The text becomes smaller where it has no room.", example: true),
      KeyDeclaration(.fixedWidth, .number, "The width that a required constraint fixes.", example: 120),
      KeyDeclaration(.fixedHeight, .number, "The height that a required constraint fixes.", example: 44),
      KeyDeclaration(
        .intrinsicSize, .size, "The size the content asks for; -1 for a side without one.", example: [120, -1]),
      KeyDeclaration(.underline, .flag, "The text is underlined.", example: true),
      KeyDeclaration(.inline, .flag, "A link inside running text.", example: true),
      KeyDeclaration(
        .spans, .spans, "Runs of the text, those with a colour of their own with it.",
        example: [["text": "Read the "], ["text": "terms", "color": "#0066CC"]]),
      KeyDeclaration(
        .translate, .flag, "`false` where the words are the same in every language on purpose.", example: false),
      KeyDeclaration(.userContent, .flag, "A person wrote the words, and not the app.", example: true),
    ])
}
