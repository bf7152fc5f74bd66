extension Traits {
  /// Every named trait, in bit order. The name is the spelling used in description files and messages.
  public static let named: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
    ("header", .header), ("webContent", .webContent), ("textEntry", .textEntry), ("pickerElement", .pickerElement),
    ("radioButton", .radioButton), ("isEditing", .isEditing), ("launchIcon", .launchIcon),
    ("statusBarElement", .statusBarElement), ("secureTextField", .secureTextField), ("inactive", .inactive),
    ("footer", .footer), ("backButton", .backButton), ("tabBarItem", .tabBarItem),
    ("autoCorrectCandidate", .autoCorrectCandidate), ("deleteKey", .deleteKey),
    ("selectionDismissesItem", .selectionDismissesItem), ("visited", .visited), ("scrollable", .scrollable),
    ("spacer", .spacer), ("tableIndex", .tableIndex), ("map", .map),
    ("textOperationsAvailable", .textOperationsAvailable), ("draggable", .draggable),
    ("gesturePracticeRegion", .gesturePracticeRegion), ("popupButton", .popupButton),
    ("allowsNativeSliding", .allowsNativeSliding), ("mathEquation", .mathEquation),
    ("containedByTable", .containedByTable), ("containedByList", .containedByList),
    ("touchContainer", .touchContainer), ("supportsZoom", .supportsZoom), ("textArea", .textArea),
    ("bookContent", .bookContent), ("containedByLandmark", .containedByLandmark), ("folderIcon", .folderIcon),
    ("readOnly", .readOnly), ("menuItem", .menuItem), ("toggleButton", .toggleButton),
    ("ignoreItemChooser", .ignoreItemChooser), ("supportsTrackingDetail", .supportsTrackingDetail),
    ("alert", .alert), ("containedByFieldset", .containedByFieldset),
    ("allowsLayoutChangeInStatusBar", .allowsLayoutChangeInStatusBar),
  ]

  /// Other spellings of the same traits, lower case. Sources: cashapp/AccessibilitySnapshot (`switchButton`),
  /// AXRuntime (`toggle`, `tabButton`), SwiftUI (`isButton` and its like are stripped of "is" by `init(name:)`).
  private static let aliases: [String: Traits] = [
    "switchbutton": .toggleButton, "toggle": .toggleButton, "tabbutton": .tabBarItem, "disabled": .notEnabled,
    "none": [],
  ]

  /// In the case in which people write them.
  package static let synonyms = ["switchButton", "toggle", "tabButton", "disabled", "none"]

  /// By the names as they are written above, and in lower case.
  private static let byName: [String: Traits] = {
    var table = aliases
    for (name, trait) in named { (table[name], table[name.lowercased()]) = (trait, trait) }
    return table
  }()

  /// The trait of a name in any spelling seen in dumps: UIKit's, `UIAccessibilityTraitButton`, `AXTraitButton`,
  /// `Button`, SwiftUI's `isButton`, Swift's `.button`, and `unknown(<decimal>)` for raw bits. `none` is the empty set. Nil when no
  /// spelling fits.
  public init?(name: String) {
    if let trait = Self.byName[name] {
      self = trait
      return
    }
    var word = name.lowercased()
    if word.hasPrefix("unknown("), word.hasSuffix(")"), let bits = UInt64(word.dropFirst(8).dropLast()) {
      self.init(rawValue: bits)
      return
    }
    for prefix in ["uiaccessibilitytraits.", "uiaccessibilitytrait", "axtrait", "."] where word.hasPrefix(prefix) {
      word.removeFirst(prefix.count)
    }
    if let trait = Self.byName[word] {
      self = trait
    } else if word.hasPrefix("is"), let trait = Self.byName[String(word.dropFirst(2))] {
      self = trait
    } else {
      return nil
    }
  }

  /// The names of the traits in the set, in bit order; bits without a name become one `unknown(<decimal>)`.
  public var names: [String] {
    var rest = rawValue
    var names: [String] = []
    for (name, trait) in Self.named where !isDisjoint(with: trait) {
      names.append(name)
      rest &= ~trait.rawValue
    }
    if rest != 0 { names.append("unknown(\(rest))") }
    return names
  }
}
