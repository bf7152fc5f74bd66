import A11yCore

/// What an element is, from `type`, `role` and `subrole`; never from `role_description`, which is localised.
struct IDBType: Hashable {
  /// The word of `type`, or of `role` without `AX`; nil when neither is given.
  let word: String?
  /// XCUITest's name for it; nil where it has none.
  let element: ElementType?

  init(type: String?, role: String?, subrole: String?) {
    word = (type ?? role).map(Self.unprefixed)
    let special = subrole.flatMap { Self.subroles[Self.unprefixed($0)] }
    let name = special ?? word.map { Self.roles[$0] ?? $0 }
    element = name.flatMap { ElementType.isKnown($0) ? ElementType($0) : nil }
  }

  /// The whole app.
  var isApplication: Bool { element?.name == "Application" }

  /// The app or one of its windows: no element of its own.
  var isStage: Bool { isApplication || element?.name == "Window" }

  /// Written by the translator that shows what VoiceOver sees.
  var isOfTranslator: Bool { word.map { Self.translatorOnly.contains($0) } ?? false }

  /// Written by XCUITest's own walk, which lists every view.
  var isOfAutomation: Bool {
    guard let element, let word, element.name == word else { return false }
    return !Self.shared.contains(word)
  }

  var isHeading: Bool { word == "Heading" }

  /// XCUITest's class where its defaults are known, or the app's own class, whose name idb gives in place of a role.
  var className: String? {
    if let name = element?.className, UIKitClasses.named(name) != nil { return name }
    return element == nil && word?.contains(".") == true ? word : nil
  }

  /// Only where the class does not say it.
  var role: Role? {
    if className != nil { return nil }
    if isHeading { return .heading }
    return isApplication ? .window : element?.role
  }

  /// What it is, said by class or by role.
  var meaning: Role? { isHeading ? .heading : isApplication ? .window : element?.role }

  /// What the system gives such an element, where the dump lists no traits; none when the type does not say.
  var inferredTraits: Traits {
    if isHeading { return .header }
    // The translator makes a tab button of the trait, and of nothing else.
    return element?.name == "Tab" ? .tabBarItem : element?.inferredTraits ?? []
  }

  private static func unprefixed(_ word: String) -> String { word.hasPrefix("AX") ? String(word.dropFirst(2)) : word }

  /// The translator's words for what XCUITest names otherwise. UIKit has no check boxes: the translator makes one of
  /// the trait that switches have, and not every dump keeps the subrole that says so.
  private static let roles = [
    "CheckBox": "Switch",
    "ScrollArea": "ScrollView", "TextArea": "TextView", "WebArea": "WebView", "TabGroup": "TabBar",
    "Grid": "CollectionView",
  ]

  private static let subroles = [
    "SearchField": "SearchField", "SecureTextField": "SecureTextField", "Switch": "Switch", "TabButton": "Tab",
    "MapArea": "Map",
  ]

  private static let translatorOnly: Set<String> = [
    "GenericElement", "Heading", "ScrollArea", "TextArea", "WebArea",
  ]

  /// Words of both walks.
  private static let shared: Set<String> = [
    "Application", "Button", "CheckBox", "Grid", "Group", "Image", "Link", "PopUpButton", "RadioButton", "ScrollBar",
    "Sheet", "Slider", "Splitter", "StaticText", "TabGroup", "TextField",
  ]
}
