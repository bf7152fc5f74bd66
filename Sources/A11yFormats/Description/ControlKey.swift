/// The keys of a control in a description, by the name in the file.
enum ControlKey: String, CaseIterable, Sendable {
  // On the root only
  case name, kind, screen, direction, idiom, supportedOrientations, essentialOrientation, launchScreen
  case source, format, version
  // What it is
  case `class`, superclass, role, identifier, id, system, children, language
  // The five attributes
  case label, traits, hint, value, frame
  // What is seen
  case title, text, placeholder, image, icon, textColor, backgroundColor, placeholderColor, tintColor, background
  case borderColor, trackColor, indicatorColor, logotype
  case opaque, alpha, hidden, font, adjustsFont, truncated, truncationAllowed, shrinksToFit, fixedWidth, fixedHeight
  case intrinsicSize, underline, inline, spans, translate, userContent
  // State
  case enabled, selected, highlighted, focused, state, userInteraction, editable, secure, momentary
  case min, max, headingLevel, row, column
  // Exposure
  case isElement, elementsHidden, modal, required, busy, groups, order, container, context
  // Geometry beyond the frame
  case accessibilityFrame, hitFrame, visibleFrame, activationPoint, clips
  // What can be done
  case actions, action, url, gestures, tappable, contextMenu, implements
  case customActions, customContent, customRotors, userInputLabels, contentType
  // How it is known
  case inferred
  // Not the control's own
  case ignore = "a11y-audit:ignore"
  case unknown = "a11y-audit:unknown"

  /// Stands on the root control only: it describes the screen.
  var isForRoot: Bool {
    switch self {
    case .name, .kind, .screen, .direction, .idiom, .supportedOrientations, .essentialOrientation, .launchScreen,
      .source, .format, .version:
      true
    default: false
    }
  }

  /// Stands in every package's manifest or in many another file, and so does not tell a description from one.
  var isCommonplace: Bool { self == .name || self == .version || self == .source }

  /// UIKit's own names of the same properties.
  static let aliases: [(String, ControlKey)] = [
    ("accessibilityLabel", .label), ("accessibilityTraits", .traits), ("accessibilityHint", .hint),
    ("accessibilityValue", .value), ("accessibilityIdentifier", .identifier), ("accessibilityLanguage", .language),
    ("isAccessibilityElement", .isElement), ("accessibilityElementsHidden", .elementsHidden),
    ("accessibilityViewIsModal", .modal), ("shouldGroupAccessibilityChildren", .groups),
    ("accessibilityElements", .order), ("accessibilityActivationPoint", .activationPoint),
    ("accessibilityCustomActions", .customActions), ("accessibilityCustomContent", .customContent),
    ("accessibilityCustomRotors", .customRotors), ("accessibilityUserInputLabels", .userInputLabels),
    ("accessibilityContainerType", .container), ("isEnabled", .enabled), ("isSelected", .selected),
    ("isHidden", .hidden), ("isUserInteractionEnabled", .userInteraction), ("textContentType", .contentType),
    ("minimumValue", .min), ("maximumValue", .max), ("isSecureTextEntry", .secure), ("isEditable", .editable),
    ("adjustsFontForContentSizeCategory", .adjustsFont), ("intrinsicContentSize", .intrinsicSize),
    ("adjustsFontSizeToFitWidth", .shrinksToFit),
  ]

  /// Every spelling, for "did you mean".
  static let spellings: [String] = allCases.map(\.rawValue) + aliases.map(\.0)
}
