import A11yCore

/// Keys that people write from memory of other tools and of UIKit, each with the key that is meant.
///
/// They are named and not accepted: several of them have another type or the opposite meaning.
enum KeySynonyms {
  private static let meant = [
    "accessibilityName": "label", "alt": "label", "altText": "label", "aria-label": "label", "ariaLabel": "label",
    "accessibilityText": "label", "contentDescription": "label",
    "accessibilityRole": "role", "type": "role", "elementType": "role", "className": "class", "customClass": "class",
    "testID": "identifier", "accessibilityId": "identifier",
    "subviews": "children", "views": "children", "elements": "children", "controls": "children", "items": "children",
    "childs": "children", "arrangedSubviews": "children",
    "bounds": "frame", "rect": "frame", "position": "frame", "size": "frame", "width": "frame", "height": "frame",
    "x": "frame", "y": "frame",
    "color": "textColor", "foregroundColor": "textColor", "fontSize": "font", "fontColor": "textColor",
    "imageName": "image", "systemImage": "image", "symbolName": "image",
    "placeholderText": "placeholder", "content": "text", "string": "text", "heading": "headingLevel",
    "visible": "hidden", "isVisible": "hidden", "opacity": "alpha", "disabled": "enabled", "isDisabled": "enabled",
    "checked": "selected", "isChecked": "selected", "isHeader": "traits", "isButton": "traits",
    "onTap": "actions", "targets": "actions", "gestureRecognizers": "gestures",
  ]

  private static let keys = Dictionary(meant.map { (plain($0), $1) }) { first, _ in first }

  static func key(meantBy word: String) -> String? { keys[plain(word)] }

  /// Without the marks and capitals by which notations differ.
  private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "-" && $0 != "_" } }
}

extension Key {
  /// The key that was probably meant by an unknown one.
  static func nearest(to word: String, _ decoder: inout ControlDecoder) -> String? {
    KeySynonyms.key(meantBy: word) ?? decoder.suggestion(word, what: "key", among: spellings)
  }
}
