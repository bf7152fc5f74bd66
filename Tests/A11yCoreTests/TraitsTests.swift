import A11yCore
import Testing

@Suite struct TraitsTests {
  /// Every bit from 0 on, as AXRuntime names it (`AXTraits.h` of facebook/idb).
  private static let bitNames = """
    Button Link Image Selected PlaysSound KeyboardKey StaticText SummaryElement NotEnabled UpdatesFrequently SearchField
    StartsMediaSession Adjustable AllowsDirectInteraction CausesPageTurn TabBar Header WebContent TextEntry PickerElement
    RadioButton IsEditing LaunchIcon StatusBarElement SecureTextField Inactive Footer BackButton TabButton
    AutoCorrectCandidate DeleteKey SelectionDismissesItem Visited Scrollable Spacer TableIndex Map
    TextOperationsAvailable Draggable GesturePracticeRegion PopupButton AllowsNativeSliding MathEquation
    ContainedByTable ContainedByList TouchContainer SupportsZoom TextArea BookContent ContainedByLandmark FolderIcon
    ReadOnly MenuItem Toggle IgnoreItemChooser SupportsTrackingDetail Alert ContainedByFieldset
    AllowsLayoutChangeInStatusBar
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("every bit has AXRuntime's name, with and without its prefix")
  func table() {
    #expect(Self.bitNames.count == 59)
    for (bit, name) in Self.bitNames.enumerated() {
      #expect(Traits(name: name)?.rawValue == 1 << bit, "\(name)")
      #expect(Traits(name: "AXTrait" + name)?.rawValue == 1 << bit, "\(name)")
    }
  }

  static let spellings: [(String, Traits)] = [
    ("button", .button), ("Button", .button), ("UIAccessibilityTraitButton", .button),
    ("AXTraitButton", .button), ("isButton", .button), ("switchButton", .toggleButton),
    ("toggle", .toggleButton), ("ToggleButton", .toggleButton), ("tabButton", .tabBarItem),
    ("none", []), ("disabled", .notEnabled), ("NOTENABLED", .notEnabled), ("tabBarItem", .tabBarItem),
    ("UIAccessibilityTraitNone", []), ("unknown(9007199254740993)", [.button, .toggleButton]),
  ]

  @Test("a trait is known in every spelling dumps use", arguments: spellings)
  func spelling(_ name: String, _ trait: Traits) {
    #expect(Traits(name: name) == trait)
  }

  @Test("a word that is not a trait is none", arguments: ["buton", "", "unknown(x)", "is"])
  func unknownWords(_ name: String) {
    #expect(Traits(name: name) == nil)
  }

  @Test("bits are UIKit's own")
  func bits() {
    // UISwitch as dumps have it, beyond what a Double can hold exactly: 1<<0 | 1<<53.
    #expect(Traits([.button, .toggleButton]).rawValue == 9_007_199_254_740_993)
    #expect(Traits.header.rawValue == 65536)
    #expect(Traits.tabBar.rawValue == 32768)
    #expect(Traits.supportsZoom.rawValue == 70_368_744_177_664)
  }

  @Test("names are in bit order, and bits without a name are kept")
  func names() {
    #expect(Traits([.selected, .button]).names == ["button", "selected"])
    #expect(Traits(rawValue: 1 | 1 << 63).names == ["button", "unknown(9223372036854775808)"])
    #expect(Traits(names: Traits(rawValue: .max).names) == Traits(rawValue: .max))
  }
}

extension Traits {
  /// What reading every one of the names gives.
  fileprivate init(names: [String]) {
    self = names.compactMap(Traits.init(name:)).reduce(into: []) { $0.formUnion($1) }
  }
}
