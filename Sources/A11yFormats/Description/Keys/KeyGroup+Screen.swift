import A11yCore

/// What the root says, and what a control is.
extension KeyGroup {
  static let screen = KeyGroup("The screen", "On the root only: beneath it these keys are a notice and nothing more.") {
    Key("name", \.screen.name, .text, "The screen's name in reports.", example: "Camera", isCommonplace: true)
    Key(
      "kind", \.screen.kind, default: .screen, .word(Screen.Kind.self),
      "`screen` unless it says otherwise; rules about screens leave a `component` alone.", example: "component")
    Key("screen", \.screen.size, .displaySize, "The display, in points.", example: [390, 844])
    Key(
      "direction", \.screen.direction, default: .leftToRight, .word(Screen.Direction.self),
      "Where lines begin; `ltr` unless it says otherwise.", example: "rtl")
    Key(
      "idiom", \.screen.idiom, default: .phone, .word(Screen.Idiom.self),
      "The kind of device, `phone` unless it says otherwise; it decides how far apart controls of one row may stand.",
      example: "pad")
    Key(
      "supportedOrientations", \.screen.supportedOrientations, .words(Screen.Orientation.self),
      "How the device may be held.", example: ["portrait", "landscapeLeft"])
    Key(
      "essentialOrientation", \.screen.isOrientationEssential, default: false, .flag,
      "What the screen is for works in these orientations only, as that of a cheque's scanner or a piano.",
      example: true)
    Key(
      "unused", \.screen.isUnused, default: false, .flag,
      "No segue leads to the scene, and it has no storyboard identifier: it is never shown and not audited.",
      example: true)
    Key(
      "launchScreen", \.screen.isLaunchScreen, default: false, .flag,
      "The launch screen, of which the system shows a picture while the app starts: not audited.", example: true)
    Key(
      "source", \.screen.source, .source,
      "What this was converted from, so that it is judged as the original would be; a file written by hand needs "
        + "none. `level` is `runtime` where assistive technology was asked, so that a missing label means that there "
        + "is none, and `views` where UIKit has yet to derive it. Rules that need a fact in `lacks` are not checked. "
        + "`roundsFrames`: frames are whole points. `designTime`: drawn in an editor, and layout or code may change "
        + "it. `incomplete`: what the original said that it left out. `untranslated`: texts for which `--strings` had "
        + "no translation.", example: ["format": "idb", "level": "runtime", "lacks": ["colours", "font"]],
      isCommonplace: true, write: SourceType.write)
    Key(
      "format", of: .screen, .formatName, "Names the format, for whoever finds the file.",
      example: .string(ControlTree.name))
    Key(
      "version", of: .screen, .version, "The version of the format.", example: .number(Double(ControlTree.version)),
      isCommonplace: true)
  }

  static let kind = KeyGroup("What it is") {
    Key(
      "class", \.control.className, .className,
      "The class: UIKit's, SwiftUI's (`SwiftUI.Button`), a dump's (`XCUIElementTypeButton`) or your own.",
      example: "UIButton")
    Key(
      "superclass", \.control.superclassName, .className, "The nearest known class above your own; its defaults hold.",
      example: "UIControl")
    Key(
      "role", \.control.role, .role,
      "What it is to the person, where class and traits do not tell. Upper or lower case.",
      example: "checkbox")
    Key(
      "identifier", \.control.identifier, .text, "For tests; never spoken.", example: "camera.options",
      alias: "accessibilityIdentifier")
    Key(
      "documentLabel", \.structure.documentLabel, .text,
      "The name in Xcode's document outline (Identity inspector > Document > Label): never spoken.",
      example: "Stop button")
    Key(
      "id", \.control.id, .text, "A name for references inside the file: `order` and table headers.", example: "total")
    Key(
      "language", \.control.language, .text,
      "BCP 47. On the root the language of the interface, on a control that of its texts.", example: "pt-BR",
      alias: "accessibilityLanguage")
    Key("system", \.control.isSystem, .flag, "A private part of a UIKit control, not the app's own.", example: true)
    Key("children", of: .control, .controls, "What it holds, first to last.", example: [["class": "UILabel"]])
  }
}
