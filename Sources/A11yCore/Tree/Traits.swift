/// What an element is and does, as UIKit's `UIAccessibilityTraits` tells assistive technology.
///
/// Raw values are UIKit's own bits. Bits 17 and up (but 46 and 53, public since iOS 17) are private; dumps contain them
/// all the same. Source: `AXTraits.h` in facebook/idb, confirmed for bits 0 to 16 by facebook/chisel.
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { self.init(rawValue: 1 << bit) }

  // Public in UIKit.
  public static let button = Traits(bit: 0)
  public static let link = Traits(bit: 1)
  public static let image = Traits(bit: 2)
  public static let selected = Traits(bit: 3)
  public static let playsSound = Traits(bit: 4)
  public static let keyboardKey = Traits(bit: 5)
  public static let staticText = Traits(bit: 6)
  public static let summaryElement = Traits(bit: 7)
  public static let notEnabled = Traits(bit: 8)
  public static let updatesFrequently = Traits(bit: 9)
  public static let searchField = Traits(bit: 10)
  public static let startsMediaSession = Traits(bit: 11)
  public static let adjustable = Traits(bit: 12)
  public static let allowsDirectInteraction = Traits(bit: 13)
  public static let causesPageTurn = Traits(bit: 14)
  /// A container's trait: its children are tabs.
  public static let tabBar = Traits(bit: 15)
  public static let header = Traits(bit: 16)
  public static let supportsZoom = Traits(bit: 46)
  /// Also known as `switchButton`, the name it had while it was private.
  public static let toggleButton = Traits(bit: 53)

  // Private in UIKit, seen in dumps.
  public static let webContent = Traits(bit: 17)
  public static let textEntry = Traits(bit: 18)
  public static let pickerElement = Traits(bit: 19)
  public static let radioButton = Traits(bit: 20)
  public static let isEditing = Traits(bit: 21)
  public static let launchIcon = Traits(bit: 22)
  public static let statusBarElement = Traits(bit: 23)
  public static let secureTextField = Traits(bit: 24)
  public static let inactive = Traits(bit: 25)
  public static let footer = Traits(bit: 26)
  public static let backButton = Traits(bit: 27)
  /// UIKit's own name is nearer "tab button".
  public static let tabBarItem = Traits(bit: 28)
  public static let autoCorrectCandidate = Traits(bit: 29)
  public static let deleteKey = Traits(bit: 30)
  public static let selectionDismissesItem = Traits(bit: 31)
  public static let visited = Traits(bit: 32)
  public static let scrollable = Traits(bit: 33)
  public static let spacer = Traits(bit: 34)
  public static let tableIndex = Traits(bit: 35)
  public static let map = Traits(bit: 36)
  public static let textOperationsAvailable = Traits(bit: 37)
  public static let draggable = Traits(bit: 38)
  public static let gesturePracticeRegion = Traits(bit: 39)
  public static let popupButton = Traits(bit: 40)
  public static let allowsNativeSliding = Traits(bit: 41)
  public static let mathEquation = Traits(bit: 42)
  public static let containedByTable = Traits(bit: 43)
  public static let containedByList = Traits(bit: 44)
  public static let touchContainer = Traits(bit: 45)
  public static let textArea = Traits(bit: 47)
  public static let bookContent = Traits(bit: 48)
  public static let containedByLandmark = Traits(bit: 49)
  public static let folderIcon = Traits(bit: 50)
  public static let readOnly = Traits(bit: 51)
  public static let menuItem = Traits(bit: 52)
  public static let ignoreItemChooser = Traits(bit: 54)
  public static let supportsTrackingDetail = Traits(bit: 55)
  public static let alert = Traits(bit: 56)
  public static let containedByFieldset = Traits(bit: 57)
  public static let allowsLayoutChangeInStatusBar = Traits(bit: 58)
}

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
