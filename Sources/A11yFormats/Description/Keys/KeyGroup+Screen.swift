import A11yCore

/// What the root says, and what a control is.
extension KeyGroup {
  static let screen = KeyGroup("Screen", "Only on the root; elsewhere these keys cause a warning.") {
    Key("name", \.screen.name, .text, "Name of the screen in reports.", example: "Camera", isCommonplace: true)
    Key(
      "kind", \.screen.kind, default: .screen, .word(Screen.Kind.self),
      "`screen` (default) or `component`, to which rules about screens do not apply.", example: "component")
    Key("screen", \.screen.size, .displaySize, "Size of the display, in points.", example: [390, 844])
    Key(
      "direction", \.screen.statedDirection, .word(Screen.Direction.self),
      "Layout direction, `ltr` or `rtl`; without it that of the `language`.", example: "rtl")
    Key(
      "idiom", \.screen.idiom, default: .phone, .word(Screen.Idiom.self),
      "Kind of device, `phone` by default; affects which controls are read as one row.",
      example: "pad")
    Key(
      "supportedOrientations", \.screen.supportedOrientations, .words(Screen.Orientation.self, of: "orientation"),
      "Supported interface orientations.", example: ["portrait", "landscapeLeft"])
    Key(
      "essentialOrientation", \.screen.isOrientationEssential, default: false, .flag,
      "Whether the supported orientations are essential for the screen, as for a check scanner or a piano.",
      example: true)
    Key(
      "unused", \.screen.isUnused, default: false, .flag,
      "Whether it is a scene without a segue to it and without a storyboard identifier: never shown and not audited.",
      example: true)
    Key(
      "launchScreen", \.screen.isLaunchScreen, default: false, .flag,
      "Whether it is the launch screen, which is not audited.", example: true)
    Key(
      "screenshot", \.screen.screenshot, .text,
      "Picture of the whole display for the page of `--report html`: a PNG in the folder of this file or below it. Without it, "
        + "the page shows `login.png` next to `login.json`.", example: "screenshots/camera.png")
    Key(
      "source", \.screen.source, .source,
      "The description that this was converted from, so that it is checked like the original; not needed in a file written "
        + "by hand. `level` is `runtime` for accessibility trees of a running app, in which a missing label means that there "
        + "is none, and `views` for views, for which UIKit derives it. Rules that need a property in `lacks` are not checked. "
        + "`roundsFrames`: frames are whole points. `designTime`: from Interface Builder; layout or code may change "
        + "it. `incomplete`: why the original is incomplete. `untranslated`: texts for which `--strings` had "
        + "no translation.", example: ["format": "idb", "level": "runtime", "lacks": ["colours", "font"]],
      isCommonplace: true, write: SourceType.write)
    Key(
      "format", of: .screen, .formatName, "Name of this format.",
      example: .string(ControlTree.name))
    Key(
      "version", of: .screen, .version, "Version of this format.", example: .number(Double(ControlTree.version)),
      isCommonplace: true)
  }

  static let kind = KeyGroup("Type") {
    Key(
      "class", \.control.className, .className,
      "Class: from UIKit, SwiftUI (`SwiftUI.Button`) or a dump (`XCUIElementTypeButton`), or a custom class.",
      example: "UIButton")
    Key(
      "superclass", \.control.superclassName, .className,
      "Nearest known superclass of a custom class, whose defaults apply.",
      example: "UIControl")
    Key(
      "role", \.control.role, .role,
      "Role, if class and traits do not determine it. Case-insensitive.",
      example: "checkbox")
    Key(
      "buttonType", \.structure.buttonType, .word(Structure.ButtonType.self),
      "Type of a button. Without a label or title, UIKit names `close`, `contactAdd`, `detailDisclosure`, `infoLight` and "
        + "`infoDark`.", example: "close")
    Key(
      "buttonRole", \.structure.buttonRole, .word(Structure.ButtonRole.self),
      "Role of a button (`UIButton.Role`). VoiceOver does not speak it.", example: "destructive")
    Key(
      "segments", \.structure.segments, .texts,
      "Titles of the segments of a segmented control, if they are not in `children`.", example: ["List", "Map"])
    Key(
      "identifier", \.control.identifier, .text, "Accessibility identifier for tests; never spoken.",
      example: "camera.options",
      alias: "accessibilityIdentifier")
    Key(
      "documentLabel", \.structure.documentLabel, .text,
      "Name in Xcode's document outline (Identity inspector > Document > Label); never spoken.",
      example: "Stop button")
    Key(
      "id", \.control.id, .text, "Name for references inside the file: `order` and table headers.", example: "total")
    Key(
      "language", \.control.language, .languageTag,
      "Language tag (BCP 47): on the root, of the interface; on a control, of its texts.", example: "pt-BR",
      alias: "accessibilityLanguage")
    Key("system", \.control.isSystem, .flag, "Whether it is a private subview of a UIKit control.", example: true)
    Key("children", of: .control, .controls, "Children, in order.", example: [["class": "UILabel"]])
  }
}
