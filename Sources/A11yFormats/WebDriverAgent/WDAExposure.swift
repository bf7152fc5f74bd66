import A11yCore

/// Whether an element of a dump is an accessibility element, from what the dump tells of it.
struct WDAExposure {
  var isElement: Bool
  /// Told by the dump, not guessed from type, label and children.
  var isKnown: Bool

  /// - Parameter parent: the type of what holds it.
  init(_ element: WDAElement, in parent: WDAType?, holds: WDAHoldings) {
    if let isElement = Self.told(element, holds: holds) {
      self.init(isElement: isElement, isKnown: !isElement || !Self.isOnlyIdentified(element))
    } else {
      self.init(isElement: Self.guess(element, in: parent, holds: holds), isKnown: false)
    }
  }

  init(isElement: Bool, isKnown: Bool) {
    self.isElement = isElement
    self.isKnown = isKnown
  }

  /// The raw flag, or else WebDriverAgent's own: true for text fields always, because the element is one inside that
  /// no dump shows, and for cells if their first child is one (`isWDAccessible`).
  private static func told(_ element: WDAElement, holds: WDAHoldings) -> Bool? {
    switch element.type.type.name {
    case "TextField", "SecureTextField":
      guard element.isNativeElement != nil || element.isAccessible != nil else { return nil }
      return element.isNativeElement == true || element.isAccessible != false
    case "Cell": return element.isNativeElement ?? element.isAccessible.map { $0 && !holds.contains(.element) }
    // A table may be called an element though what it holds can be reached.
    case "Table": return (element.isNativeElement ?? element.isAccessible).map { $0 && !holds.contains(.element) }
    default: return element.isNativeElement ?? element.isAccessible
    }
  }

  /// An image that has an identifier and no label: XCTest lists it as an element for the identifier's sake, whatever the
  /// app says (appium/appium#19625). The raw flag is the app's own.
  private static func isOnlyIdentified(_ element: WDAElement) -> Bool {
    element.type.type.name == "Image" && element.isNativeElement == nil && SpokenText.isBlank(element.label)
      && (element.rawIdentifier ?? element.name) != nil
  }

  /// In points; half a phone's display.
  private static let tallestButton = 400.0

  private static func guess(_ element: WDAElement, in parent: WDAType?, holds: WDAHoldings) -> Bool {
    let isBlank = SpokenText.isBlank(element.label)
    let hasChildren = holds.contains(.anything)
    // A cell's chevron is a disabled button; dumps that tell exposure never call it an element.
    if element.isEnabled == false, !hasChildren, element.type.type.name == "Button", parent?.type.name == "Cell" {
      return false
    }
    // Who has no words and holds something to act on lets it speak.
    if isBlank, holds.contains(.interactive) { return false }
    // A nameless button as large as the screen is the ground that a dialog's texts stand on.
    if isBlank, holds.contains(.words), element.frame?.height ?? 0 > tallestButton { return false }
    switch element.type.type.role {
    // UIKit makes one element of a cell unless there is something in it to act on; a cell without a label leaves the
    // talking to its texts.
    case .cell, .row: return isBlank ? !hasChildren : !holds.contains(.interactive)
    default: return element.type.type.isElement(label: element.label, hasChildren: hasChildren)
    }
  }
}
