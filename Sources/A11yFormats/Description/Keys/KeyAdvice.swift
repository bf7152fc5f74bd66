import A11yCore

/// Words of UIKit, the web and other tools for which no one key can be written: what to write instead.
enum KeyAdvice {
  /// A clause behind a semicolon; nil when nothing is known of the word.
  /// - Parameter className: of the control, as far as it is read.
  static func remedy(for word: String, className: String?) -> String? {
    let spelling = word
    let word = plain(word)
    if className?.contains("Segment") == true, ofSegmentedControl.contains(word) {
      return "write the titles as 'segments'"
    }
    if remedies[word] == nil, KeySynonyms.key(meantBy: spelling, onRoot: false) == nil,
      Role(name: word) != nil || UIKitClasses.named(spelling) != nil
    {
      return
        "write \"\(UIKitClasses.named(spelling) == nil ? "role" : "class")\": \"\(spelling)\", and its members on the control"
    }
    if remedies[word] == nil, Key.named[name: spelling] == nil, let trait = Traits(name: spelling)?.names.first,
      KeySynonyms.key(meantBy: spelling, onRoot: false) == nil
    {
      return "write it in 'traits': \"\(trait)\""
    }
    return remedies[word]
  }

  /// A property of UIKit that no rule and no phrase depends on.
  static func isUnused(_ word: String) -> Bool { unused.contains(plain(word)) }

  /// What the control is called or does may stand there, as in `ariaDetails`: nothing else is certain about it.
  static func isAboutAccessibility(_ word: String) -> Bool {
    ["aria", "accessib", "a11y", "voiceover"].contains(where: plain(word).hasPrefix)
  }

  private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "-" && $0 != "_" } }

  private static let ofSegmentedControl: Set = ["items", "titles", "options", "tabs", "buttons", "labels"]

  private static let remedies: [String: String] = {
    let isOn = "write 'isOn' on a switch, 'selected' on other controls"
    let states = "write 'enabled', 'selected', 'isOn' or 'expanded' on the control itself"
    let reference = "VoiceOver does not follow references; write the text as 'label'"
    let frame = "write 'frame' as [x, y, width, height] in screen points"
    let table = "write 'row' and 'column' on the cells, and 'container' on the table"
    return [
      "checked": isOn, "ischecked": isOn, "ariachecked": isOn,
      "accessibilitystate": states, "arialabelledby": reference, "labelledby": reference, "labeledby": reference,
      "accessibilitylabelledby": reference, "labelfor": reference, "htmlfor": reference,
      "bounds": frame, "center": frame, "left": frame, "top": frame, "right": frame, "bottom": frame, "width": frame,
      "height": frame, "x": frame, "y": frame, "position": frame, "origin": frame, "size": frame, "rect": frame,
      "arialive": "write the trait 'updatesFrequently'",
      "accessibilityliveregion": "write the trait 'updatesFrequently'",
      "colspan": table, "rowspan": table, "rowheaders": table, "columnheaders": table, "headers": table,
      "ariacolcount": table, "ariarowcount": table,
      "systemitem": "write what it shows as 'image' or 'title'",
      "barbuttonsystemitem": "write what it shows as 'image' or 'title'",
      "style": "write 'buttonRole' for an alert's button, and sizes, fonts and colors as keys of the control",
      "message": "write a text as a child", "preferredstyle": "delete it",
      "onpress": "write 'action' with the name of the method",
      "onclick": "write 'action' with the name of the method",
      "ontap": "write 'action' with the name of the method",
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
    "accessorytype",
  ]
}
