import A11yCore
import Testing

@Suite struct TraitsTests {
  static let spellings: [(String, Traits)] = [
    ("button", .button), ("Button", .button), ("UIAccessibilityTraitButton", .button),
    ("AXTraitButton", .button), ("isButton", .button), ("switchButton", .toggleButton),
    ("toggle", .toggleButton), ("ToggleButton", .toggleButton), ("tabButton", .tabBarItem),
    ("none", []), ("unknown(9007199254740993)", [.button, .toggleButton]),
  ]

  @Test("a trait is known in every spelling dumps use", arguments: spellings)
  func spelling(_ name: String, _ trait: Traits) {
    #expect(Traits(name: name) == trait)
  }

  @Test("a word that is no trait is none", arguments: ["buton", "", "unknown(x)", "is"])
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

  @Test("names stand in bit order, and bits without a name are kept")
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
