/// UIKit's own words about accessibility; any other word about it is a helper of the app's, and may do what we cannot see.
enum AccessibilityNames {
  static func isHelper(_ name: String) -> Bool {
    sound(name) && !known.contains(name) && !name.hasPrefix("UIAccessibility") && !isForTests(name)
  }

  /// `AccessibilityIdentifiers.login`, `accessibilityID`: what only tests read.
  private static func isForTests(_ name: String) -> Bool {
    let words = IdentifierWords(name)
    return words.contain(anyOf: ["identifier", "id"])
      && !words.contain(anyOf: ["label", "value", "hint", "trait", "name", "text", "title", "role", "action"])
  }

  /// UIKit's words that give no element a name, a role or a state.
  static let unrelatedToNames: Set<String> = [
    "accessibilityIdentifier", "accessibilityViewIsModal", "accessibilityIgnoresInvertColors",
    "accessibilityNavigationStyle", "accessibilityAssistiveTechnologyFocusedIdentifiers",
  ]

  /// Whether a name sounds like accessibility at all.
  static func sound(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      for (place, byte) in bytes.enumerated() {
        switch byte | 0x20 {
        case UInt8(ascii: "a"): if bytes.holds("accessib", at: place) || bytes.holds("a11y", at: place) { return true }
        case UInt8(ascii: "v"): if bytes.holds("voiceover", at: place) { return true }
        default: continue
        }
      }
      return false
    }
  }

  /// Overriding or setting one of these gives assistive technology something to stop at.
  static let exposing: Set<String> = [
    "isAccessibilityElement", "accessibilityElements", "accessibilityElementCount", "accessibilityElement",
    "automationElements",
  ]

  private static let known: Set<String> = exposing.union(unrelatedToNames).union([
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits", "accessibilityFrame",
    "accessibilityFrameInContainerSpace", "accessibilityPath", "accessibilityActivationPoint", "accessibilityLanguage",
    "accessibilityElementsHidden",
    "accessibilityCustomActions", "accessibilityCustomRotors", "accessibilityIncrement", "accessibilityDecrement",
    "accessibilityActivate", "accessibilityScroll", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
    "accessibilityAttributedLabel", "accessibilityAttributedValue", "accessibilityAttributedHint",
    "accessibilityUserInputLabels", "accessibilityAttributedUserInputLabels",
    "accessibilityContainerType", "accessibilityRespondsToUserInteraction", "accessibilityTextualContext",
    "shouldGroupAccessibilityChildren", "accessibilityElementDidBecomeFocused",
    "accessibilityElementDidLoseFocus", "accessibilityElementIsFocused", "accessibilityDragSourceDescriptors",
    "accessibilityDropPointDescriptors", "accessibilityHeaderElements",
    "adjustsFontForContentSizeCategory", "isVoiceOverRunning", "accessibilityContainer",
    "accessibilityExpandedStatus", "accessibilityDirectTouchOptions", "accessibilityShowsLargeContentViewer",
  ])
}
