import A11yCore

/// What an element is, from `type`, `role` and `subrole`; never from `role_description`, which is localized.
///
/// A class, not a struct: nearly all elements of a dump are of a few types, and each refers to one.
final class IDBType: Sendable {
  /// The word of `type`, or of `role` without `AX`; nil when neither is given.
  let word: String?
  /// XCUITest's name for it; nil where it has none.
  let element: ElementType?

  /// The whole app.
  let isApplication: Bool
  /// The app or one of its windows: no element of its own.
  let isStage: Bool
  let isHeading: Bool
  /// Written by the translator that shows what VoiceOver sees.
  let isOfTranslator: Bool
  /// Written by XCUITest's own walk, which lists every view.
  let isOfAutomation: Bool

  /// XCUITest's class where its defaults are known, or the app's own class, whose name idb gives in place of a role.
  let className: String?

  /// What it is, said by class or by role.
  let meaning: Role?

  /// Of which not even a word is reported.
  static let unknown = IDBType(type: nil, role: nil, subrole: nil)

  /// The type of an element.
  static func of(_ node: IDBNode) -> IDBType {
    if node[.subrole] == nil, let word = (node[.type] ?? node[.role])?.text, let known = byWord[word] { return known }
    return IDBType(type: node.text(.type), role: node.text(.role), subrole: node.text(.subrole))
  }

  private init(type: String?, role: String?, subrole: String?) {
    let word = (type ?? role).map(Self.unprefixed)
    let special = subrole.flatMap { Self.subroles[Self.unprefixed($0)] }
    let name = special ?? word.map { Self.roles[$0] ?? $0 }
    let element = name.flatMap { ElementType.isKnown($0) ? ElementType($0) : nil }
    self.word = word
    self.element = element
    isApplication = element?.name == "Application"
    isStage = isApplication || element?.name == "Window"
    isHeading = word == "Heading"
    isOfTranslator = word.map { Self.translatorOnly.contains($0) } ?? false
    isOfAutomation = word.map { element?.name == $0 && !Self.shared.contains($0) } ?? false
    if let name = element?.className, UIKitClasses.named(name) != nil {
      className = name
    } else {
      className = element == nil && word?.contains(".") == true ? word : nil
    }
    meaning = isHeading ? .heading : isApplication ? .window : element?.role
  }

  /// Only where the class does not say it.
  var role: Role? { className == nil ? meaning : nil }

  /// What the system gives such an element, where the dump lists no traits; none when the type does not say.
  var inferredTraits: Traits {
    if isHeading { return .header }
    // The translator makes a tab button of the trait, and of nothing else.
    return element?.name == "Tab" ? .tabBarItem : element?.inferredTraits ?? []
  }

  private static func unprefixed(_ word: String) -> String { word.hasPrefix("AX") ? String(word.dropFirst(2)) : word }

  /// The types that a word alone tells, with and without `AX`.
  private static let byWord: KeyTable<IDBType> = {
    let words = ElementType.names + roles.keys + translatorOnly
    let types = words.map { ($0, IDBType(type: $0, role: nil, subrole: nil)) }
    return KeyTable(types + types.map { ("AX" + $0.0, $0.1) })
  }()

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
