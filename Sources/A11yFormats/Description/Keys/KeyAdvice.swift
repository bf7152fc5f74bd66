import A11yCore

/// Words of UIKit, the web and other tools for which no one key can be written: what to write instead.
enum KeyAdvice {
  /// A clause behind a semicolon; nil when nothing is known of the word.
  /// - Parameter control: as far as it is read.
  static func remedy(
    for spelling: String, _ value: some DescriptionValue, of control: Control, onRoot: Bool
  ) -> String? {
    let word = plain(spelling)
    if onRoot { return sizeOfScreen(word, value) ?? font(word, value) }
    if control.className?.contains("Segment") == true, ofSegmentedControl.contains(word) {
      return "write the titles as 'segments'"
    }
    if let remedy = byValue(word, value, of: control) { return remedy }
    // `style=filled` of a button is its configuration.
    let isStyle = word == "style" && KeySynonyms.keys(meantBy: spelling, on: control, onRoot: false).isEmpty == false
    if !isStyle, let remedy = remedies[word] { return remedy }
    // `"isHeader": true`
    if value.flag == true, word.hasPrefix("is"), Key.named[name: spelling] == nil,
      let trait = Traits(name: spelling)?.names.first
    {
      return "write it in 'traits': \"\(trait)\""
    }
    guard KeySynonyms.keys(meantBy: spelling, on: control, onRoot: false).isEmpty else { return nil }
    if Role(name: word) != nil || UIKitClasses.named(spelling) != nil { return roleAsKey(spelling, value, of: control) }
    guard Key.named[name: spelling] == nil, let trait = Traits(name: spelling)?.names.first else { return nil }
    return "write it in 'traits': \"\(trait)\""
  }

  /// `"button": {"label": "Pay"}`, `header=true`, `header="Pay"`
  private static func roleAsKey<Value: DescriptionValue>(
    _ word: String, _ value: Value, of control: Control
  ) -> String {
    let hasKind = control.role != nil || control.className != nil
    if let trait = Traits(name: word)?.names.first, value.flag != nil { return "write it in 'traits': \"\(trait)\"" }
    if hasKind, value.number != nil { return "write 'value'" }
    if hasKind, value.string != nil, value.flag == nil { return "write the text as 'label'" }
    let kind = Value.member(
      UIKitClasses.named(word) == nil ? "role" : "class", Value.isOfOutline ? word : "\"\(word)\"")
    return value.isObject ? "write \(kind), and its members on the control" : "write \(kind)"
  }

  /// A property of UIKit that no rule and no phrase depends on.
  static func isUnused(_ word: String) -> Bool { unused.contains(plain(word)) }

  /// What the control is called or does may stand there, as in `ariaDetails`: nothing else is certain about it.
  static func isAboutAccessibility(_ word: String) -> Bool {
    ["aria", "accessib", "a11y", "voiceover"].contains(where: plain(word).hasPrefix)
  }

  static func plain(_ word: String) -> String { KeySynonyms.plain(word) }

  private static let ofSegmentedControl: Set = ["items", "titles", "options", "tabs", "buttons", "labels"]

  private static let remedies: [String: String] = {
    let isOn = "write 'isOn' on a switch, 'selected' on other controls"
    let states = "write 'enabled', 'selected', 'isOn' or 'expanded' on the control itself"
    let reference = "VoiceOver does not follow references; write the text as 'label'"
    let frame = "write 'frame' as [x, y, width, height] in screen points"
    let symbol = "write its name as 'image', and 'symbol' with true"
    let table = "write 'row' and 'column' on the cells, and 'container' on the table"
    return [
      "checked": isOn, "ischecked": isOn, "ariachecked": isOn,
      "accessibilitystate": states, "arialabelledby": reference, "labelledby": reference, "labeledby": reference,
      "accessibilitylabelledby": reference, "labelfor": reference, "htmlfor": reference,
      "bounds": frame, "center": frame, "left": frame, "top": frame, "right": frame, "bottom": frame, "width": frame,
      "height": frame, "x": frame, "y": frame, "position": frame, "origin": frame, "size": frame, "rect": frame,
      "systemimage": symbol, "symbolname": symbol, "systemname": symbol, "systemimagename": symbol,
      "sfsymbol": symbol, "sfsymbolname": symbol, "titlelabel": "write its text as 'title'",
      "titlelabel.text": "write 'title'",
      "textlabel.text": "write a text in it",
      "arialive": "write the trait 'updatesFrequently'",
      "accessibilityliveregion": "write the trait 'updatesFrequently'",
      "colspan": table, "rowspan": table, "rowheaders": table, "columnheaders": table, "headers": table,
      "ariacolcount": table, "ariarowcount": table,
      "systemitem": "write what it shows as 'image' or 'title'",
      "barbuttonsystemitem": "write what it shows as 'image' or 'title'",
      "style": "write 'buttonRole' for an alert's button, and sizes, fonts and colors as keys of the control",
      "message": "write a text as a child", "preferredstyle": "delete it",
      "ontintcolor": "write the color of the track that is shown as 'trackColor'",
      "onpress": "write 'action' with the name of the method",
      "onclick": "write 'action' with the name of the method",
      "ontap": "write 'action' with the name of the method",
      "ontapgesture": "write 'action' with the name of the method",
      "isactive": "write 'enabled' or 'selected'", "active": "write 'enabled' or 'selected'",
      "ariahaspopup": "write the trait 'popupButton'",
      "ariarequired": "write it in the 'label' or 'hint', which VoiceOver reads",
    ]
  }()

  private static let unused: Set = [
    "numberoflines", "linebreakmode", "keyboardtype", "keyboardappearance", "returnkeytype", "autocapitalizationtype",
    "autocorrectiontype",
    "spellcheckingtype", "enablesreturnkeyautomatically", "clearbuttonmode", "borderstyle", "leftviewmode",
    "rightviewmode", "clearsonbeginediting", "contentmode", "contentstretch", "tag", "iscontinuous", "continuous",
    "isopaque", "opaque", "cleartsontextbeforedrawing", "autoresizingmask", "translatesautoresizingmaskintoconstraints",
    "layoutmargins", "directionallayoutmargins", "ismultipletouchenabled", "multipletouchenabled", "isexclusivetouch",
    "exclusivetouch", "thumbtintcolor", "shadowcolor", "shadowoffset", "cornerradius", "borderwidth", "bordercolor",
    "highlightedtextcolor", "contentverticalalignment", "textalignment", "baselineadjustment", "contentedgeinsets",
    "imageedgeinsets", "titleedgeinsets", "contentoffset", "contentinset", "contentsize", "ispagingenabled", "bounces",
    "wraps", "autorepeat", "apportionssegmentwidthsbycontent", "hidesforsinglepage", "zposition", "transform",
    "separatorstyle", "rowheight", "estimatedrowheight", "allowsselection", "spacing", "axis", "distribution",
    "alignment", "animationimages", "isanimating", "hideswhenstopped", "tabindex", "backgroundimage", "selectionstyle",
    "accessorytype", "datepickermode", "preferreddatepickerstyle",
  ]
}
