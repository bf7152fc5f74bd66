import A11yCore

/// What stands on the root, and what a control is.
extension KeyGroup {
  static let screen = KeyGroup(
    "The screen",
    "On the root only: beneath it these keys are a notice and nothing more.",
    [
      KeyDeclaration(.name, .text, "The screen's name in reports.", example: "Camera"),
      KeyDeclaration(
        .kind, .word(Screen.Kind.self),
        "`screen` unless it says otherwise; rules about screens leave a `component` alone.", example: "component"),
      KeyDeclaration(.screen, .size, "The display, in points.", example: [390, 844]),
      KeyDeclaration(
        .direction, .word(Screen.Direction.self), "Where lines begin; `ltr` unless it says otherwise.", example: "rtl"),
      KeyDeclaration(
        .idiom, .word(Screen.Idiom.self),
        "The kind of device, `phone` unless it says otherwise; it decides how far apart controls of one row may stand.",
        example: "pad"),
      KeyDeclaration(
        .supportedOrientations, .words(Screen.Orientation.self), "How the device may be held.",
        example: ["portrait", "landscapeLeft"]),
      KeyDeclaration(
        .essentialOrientation, .flag,
        "What the screen is for works in these orientations only, as that of a cheque's scanner or a piano.",
        example: true),
      KeyDeclaration(
        .launchScreen, .flag, "The system shows a picture of it while the app starts: nothing of it is judged.",
        example: true),
      KeyDeclaration(
        .source, .source,
        "What this was converted from, so that it is judged as the original would be; a file written by hand needs "
          + "none. `level` is `runtime` where assistive technology was asked, so that a missing label means that there "
          + "is none, and `views` where UIKit has yet to derive it. Rules that need a fact in `lacks` are not checked. "
          + "`roundsFrames`: frames are whole points. `designTime`: drawn in an editor, and layout or code may change "
          + "it. `incomplete`: what the original said that it left out. `untranslated`: texts for which `--strings` had "
          + "no translation.",
        example: ["format": "idb", "level": "runtime", "lacks": ["colours", "font"]]),
      KeyDeclaration(
        .format, .only(.string(ControlTree.name)), "Names the format, for whoever finds the file.",
        example: .string(ControlTree.name)),
      KeyDeclaration(
        .version, .only(.number(Double(ControlTree.version))), "The version of the format.",
        example: .number(Double(ControlTree.version))),
    ])

  static let kind = KeyGroup(
    "What it is", "",
    [
      KeyDeclaration(
        .class, .className,
        "The class: UIKit's, SwiftUI's (`SwiftUI.Button`), a dump's (`XCUIElementTypeButton`) or your own.",
        example: "UIButton"),
      KeyDeclaration(
        .superclass, .className, "The nearest known class above your own; its defaults hold.", example: "UIControl"),
      KeyDeclaration(
        .role, .role, "What it is to the person, where class and traits do not tell. Upper or lower case.",
        example: "checkbox"),
      KeyDeclaration(.identifier, .text, "For tests; never spoken.", example: "camera.options"),
      KeyDeclaration(.id, .text, "A name for references inside the file: `order` and table headers.", example: "total"),
      KeyDeclaration(
        .language, .text, "BCP 47. On the root the language of the interface, on a control that of its texts.",
        example: "pt-BR"),
      KeyDeclaration(.system, .flag, "A private part of a UIKit control, not the app's own.", example: true),
      KeyDeclaration(.children, .controls, "What it holds, first to last.", example: [["class": "UILabel"]]),
    ])

  static let attributes = KeyGroup(
    "The five attributes", "",
    [
      KeyDeclaration(.label, .text, "What it is called; spoken first.", example: "Options"),
      KeyDeclaration(
        .traits, .traits, "What it is and does, by the names below or as UIKit's bit mask.",
        example: ["button", "selected"]),
      KeyDeclaration(
        .hint, .text, "What happens when it is used; spoken last, and may be switched off.",
        example: "Shows additional camera options."),
      KeyDeclaration(
        .value, .value, "What it is set to. A number counts as written, `true` as 1, `false` as 0.",
        example: "40 percent"),
      KeyDeclaration(
        .frame, .frame,
        "Where it stands, in points of the screen. Also `{\"x\": …, \"y\": …, \"width\": …, \"height\": …}` or "
          + "`\"{{x, y}, {width, height}}\"`.",
        example: [330, 60, 44, 44]),
    ])
}
