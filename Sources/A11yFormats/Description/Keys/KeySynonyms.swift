import A11yCore

/// Keys that people write from memory of other tools and of UIKit, each with the key that is meant.
///
/// They are named and not accepted: several of them have another type or the opposite meaning.
enum KeySynonyms {
  private static let meant = [
    "label": [
      "accessibilityName", "alt", "altText", "ariaLabel", "accessibilityText", "contentDescription", "a11yLabel",
      "voiceOver", "caption", "spokenText", "accessibleName", "semanticsLabel", "labelText", "description",
      "contentLabel", "voiceOverText", "a11yText", "labelForAccessibility", "lbl", "accessibilityTitle",
      "beschriftung", "bezeichnung", "libellé", "etiqueta", "etichetta",
    ],
    "hint": ["help", "helpText", "ariaDescription", "ariaDescribedBy", "accessibilityDescription"],
    "value": [
      "val", "percent", "percentage", "currentValue", "ariaValueNow", "ariaValueText", "valueText",
      "current", "date", "badgeValue", "badge", "currentText",
    ],
    "isOn": ["on", "toggled", "setOn"],
    "role": ["accessibilityRole", "ariaRole"],
    "class": ["className", "customClass", "viewClass", "viewType", "ofClass"],
    "identifier": ["testID", "accessibilityId", "automationId", "dataTestId", "dataTestID", "resourceId"],
    "children": [
      "subviews", "views", "elements", "controls", "items", "childs", "child", "arrangedSubviews", "body",
      "subview", "kids", "rows", "nodes", "contents",
      "components", "root", "tree",
    ],
    "frame": ["bounds", "rect", "position", "width", "height", "x", "y", "origin", "size"],
    "hitFrame": ["hitArea", "touchArea", "tapArea", "touchTarget", "hitBox"],
    "screen": ["screenSize", "displaySize", "viewport", "device", "resolution"],
    "textColor": [
      "color", "foregroundColor", "fontColor", "foreground", "titleColor", "textColour", "foregroundStyle",
      "colour", "fontColour", "textcolour",
    ],
    "backgroundColor": ["bg", "bgColor", "fill", "fillColor"],
    "tintColor": ["tint", "accentColor"],
    "image": [
      "imageName", "src", "picture", "iconName", "imageNamed", "img", "photo", "thumbnail", "icon",
    ],
    "placeholder": ["placeholderText", "prompt"],
    "text": ["content", "string"],
    "title": ["buttonText", "currentTitle", "titleForState", "attributedText"],
    "headingLevel": ["heading", "ariaLevel", "level"],
    "numberOfPages": ["pages", "pageCount", "totalPages", "pagesCount"], "currentPage": ["page", "pageIndex"],
    "secure": ["secureTextEntry", "isPassword"],
    "hidden": ["visible", "isVisible", "invisible"],
    "alpha": ["opacity"],
    "enabled": ["disabled", "isDisabled", "ariaDisabled", "dimmed", "isDimmed"],
    "selected": ["ariaSelected", "ariaCurrent", "ariaPressed", "pressed"],
    "editable": ["readOnly", "ariaReadOnly"],
    "expanded": ["collapsed", "isExpanded", "ariaExpanded"],
    "isElement": ["accessible", "isAccessible", "decorative", "focusable", "accessibilityElement", "ariaHidden"],
    "elementsHidden": ["accessibilityHidden", "ariaHiddenFromAccessibility"],
    "traits": ["isHeader", "isButton", "trait", "accessibilityAddTraits", "addTraits"],
    "actions": ["targets"],
    "gestures": ["gestureRecognizers"],
    "tappable": ["clickable", "isTappable"],
    "url": ["href"],
    "language": ["lang", "locale", "accessibilityLanguageCode"],
    "selectedSegmentIndex": ["selectedSegment"],
    "states": ["titleSelected", "selectedTitle", "selectedImage", "imageSelected", "titleDisabled", "disabledTitle"],
    "stepValue": ["step", "increment"],
    "minimumValue": ["minValue", "minimum", "ariaValueMin", "lowerBound"],
    "maximumValue": ["maxValue", "maximum", "ariaValueMax", "upperBound"],
    "segments": ["numberOfSegments", "titleForSegment", "segmentTitles"],
    "isAccessibilityElement": ["accessibilityIsElement"],
    "row": ["ariaRowIndex", "rowIndex"],
    "column": ["ariaColIndex", "columnIndex"],
    "modal": ["ariaModal", "isModal"],
    "customActions": ["accessibilityActions", "ariaActions"],
    "trackColor": ["minimumTrackTintColor", "maximumTrackTintColor"],
    "buttonRole": ["actionStyle"],
    "contentType": ["autocomplete"],
    "clips": ["clipsToBounds", "masksToBounds"],
    "supportedOrientations": ["orientation", "orientations"],
    "superclass": ["inherits", "extends", "parentClass", "baseClass"],
    "a11y-audit:ignore": [
      "ignore", "ignores", "ignoreRules", "ignoredRules", "disable", "disabledRules", "suppress", "suppressions",
      "skip",
      "a11yIgnore", "a11y:ignore", "a11yDisable", "a11y:disable", "a11y-audit:disable", "a11y-audit:suppress",
      "a11yAudit:ignore", "auditIgnore",
    ],
    "userInputLabels": ["inputLabels", "voiceControlNames"],
  ]

  private static let keys: [String: String] = {
    var keys: [String: String] = [:]
    for (key, words) in meant { for word in words { keys[plain(word)] = key } }
    for name in Key.spellings.reversed() { keys[plain(name)] = name }
    return keys
  }()

  /// Words that stand for one key or another: the value decides.
  private static let ambiguous: [String: [String]] = [
    "type": ["buttonType", "role", "class"], "elementtype": ["role", "class"], "widget": ["role", "class"],
    "control": ["role", "class"], "controltype": ["role", "class"], "component": ["role", "class"],
    "kind": ["role", "class"], "element": ["role", "class"], "view": ["role", "class"],
  ]

  /// Keys that a word of another tool may stand for, the likeliest first.
  /// - Parameter control: as far as it is read.
  static func keys(meantBy word: String, on control: Control, onRoot: Bool) -> [String] {
    let plain = plain(word)
    let role = control.role ?? control.className.flatMap(UIKitClasses.named)?.role
    if let keys = ambiguous[plain] { return keys.filter { $0 != "buttonType" || role == .button } }
    if plain == "ariahidden", role?.isContainer == true || control.className == "UIView" { return ["elementsHidden"] }
    if selections.contains(plain), role == .picker || role == .datePicker { return ["value"] }
    if plain == "style", role == .button { return ["configuration", "buttonRole"] }
    if plain == "selectedindex", control.className == "UISegmentedControl" { return ["selectedSegmentIndex"] }
    return key(meantBy: word, onRoot: onRoot).map { [$0] } ?? []
  }

  private static let selections: Set = ["selection", "selecteditem", "selectedvalue", "selectedoption", "choice"]

  /// Whether a word is written for `children`.
  static func meansChildren(_ word: String) -> Bool { keys[plain(word)] == "children" }

  /// Whether a word means the opposite of the key that is written for it.
  static func isOpposite(_ word: String) -> Bool { opposites.contains(plain(word)) }

  private static let opposites: Set = [
    "visible", "isvisible", "disabled", "isdisabled", "ariadisabled", "collapsed", "decorative", "readonly",
    "ariareadonly", "ariahidden", "dimmed", "isdimmed",
  ]

  /// Some words mean something else on the root.
  private static let ofRoot = ["size": "screen", "width": "screen", "height": "screen"]

  static func key(meantBy word: String, onRoot: Bool) -> String? {
    if let key = key(meantByWhole: word, onRoot: onRoot) { return key }
    // `setTitle`, `isOpaque`
    guard let prefix = ["set", "is", "has"].first(where: word.hasPrefix) else { return nil }
    let rest = word.dropFirst(prefix.count)
    return rest.first?.isUppercase == true ? key(meantByWhole: String(rest), onRoot: onRoot) : nil
  }

  private static func key(meantByWhole word: String, onRoot: Bool) -> String? {
    onRoot ? ofRoot[plain(word)] ?? keys[plain(word)] : keys[plain(word)]
  }

  /// The key that is the last part of a word: of `voiceOverLabel` and `displayName`. Other words before it are another
  /// fact: `keyboardType` is no role.
  static func key(atTheEndOf word: String) -> String? {
    let words = word.replacing(/[A-Z]/) { "_\($0.output)" }.lowercased().split { $0 == "_" || $0 == "-" }
    guard words.count > 1, let last = words.last, words.dropLast().allSatisfy({ qualifiers.contains(String($0)) })
    else { return nil }
    return last == "name" ? "label" : keys[plain(String(last))]
  }

  private static let qualifiers: Set = [
    "accessibility", "a11y", "accessible", "ax", "voice", "over", "voiceover", "spoken", "display", "button", "control",
    "view", "element", "item", "ui", "my", "current", "default", "initial", "screen", "reader", "localized",
    "localised", "translated",
  ]

  /// Without the marks and capitals by which notations differ.
  static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "-" && $0 != "_" } }
}

extension Key {
  /// The key for which a word of another tool stands.
  package static func meant(by word: String) -> String? {
    KeySynonyms.keys(meantBy: word, on: Control(), onRoot: false).first ?? KeyAdvice.key(ofFont: word)
      ?? KeySynonyms.key(atTheEndOf: word)
  }
}
