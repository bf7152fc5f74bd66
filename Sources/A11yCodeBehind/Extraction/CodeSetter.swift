/// What an assignment or a call sets, by the way it is to be checked.
enum CodeSetter: UInt8, Sendable {
  case label, hint, value, traits, isElement, elements, text, attributedText, image, placeholder
  /// A configuration of a button, made elsewhere.
  case configuration
  case font
  /// The attributes of what is typed or shown.
  case attributes
  /// `adjustsFontForContentSizeCategory`.
  case scaling
  case color, tint, background, visibility, size, actions, gesture, enabled, touches, selection, contentType
  /// `isUserInteractionEnabled = false`, as soon as a screen is loaded.
  case refusing
  /// The bounds of a slider or stepper.
  case range

  /// The facts that it sets, with the outcome for a value that was read as `value`.
  func outcomes(of value: CodeValue) -> [(CodeFact, CodeOutcome)] {
    let given: CodeOutcome = value == .empty ? .fixed : .satisfied
    return switch self {
    case .label: [(.label, given)]
    case .hint: [(.hint, given)]
    case .value: [(.value, given)]
    case .traits: [(.traits, given)]
    case .isElement: [(.exposure, value == .yes ? .satisfied : value == .no ? .fixed : .unknown)]
    case .elements: [(.exposure, .unknown)]
    case .text: [(.text, given)]
    case .attributedText: [(.text, given)] + Self.font(of: value) + [(.color, .unknown)]
    case .image: [(.image, value == .yes ? .satisfied : value == .no || value == .empty ? .fixed : .unknown)]
    case .configuration: [.text, .image, .font, .color, .background, .size].map { ($0, .unknown) }
    case .attributes: CodeSetter.font.outcomes(of: value) + [(.color, .unknown)]
    case .placeholder: [(.placeholder, given)]
    case .font: [(.font, value == .scaling ? .satisfied : value == .fixed ? .fixed : .unknown)]
    case .scaling: [(.scaling, value == .yes ? .satisfied : value == .no ? .fixed : .unknown)]
    case .color: [(.color, .unknown)]
    case .tint: [(.tint, .unknown)]
    case .background: [(.background, .unknown)]
    case .visibility: [(.visibility, .unknown)]
    case .size: [(.size, .unknown)]
    case .actions: [(.actions, given)]
    case .gesture: [(.actions, given)] + (value == .yes ? [(.tap, .satisfied)] : [])
    case .enabled: [(.enabled, .unknown)]
    case .touches:
      [(.enabled, .unknown)] + (value == .no ? [] : [(.touches, value == .yes ? .satisfied : .unknown)])
    case .refusing: [(.enabled, .unknown), (.touches, .fixed)]
    case .selection: [(.selection, .satisfied)]
    case .contentType: [(.contentType, given)]
    case .range: [(.value, .unknown)]
    }
  }

  /// A text without a font has that of its view.
  private static func font(of value: CodeValue) -> [(CodeFact, CodeOutcome)] {
    value == .given || value == .empty ? [] : CodeSetter.font.outcomes(of: value)
  }

  /// Properties, and with `set` before them the methods of Objective-C.
  static let properties: [(CodeSetter, [String])] = [
    (.label, ["accessibilityLabel", "accessibilityAttributedLabel"]),
    (.hint, ["accessibilityHint", "accessibilityAttributedHint"]),
    (.value, ["accessibilityValue", "accessibilityAttributedValue"]),
    (.traits, ["accessibilityTraits"]),
    (.isElement, ["isAccessibilityElement"]),
    (.elements, ["accessibilityElements", "accessibilityElementsHidden", "automationElements"]),
    (.text, ["text", "title"]),
    (.attributedText, ["attributedText", "attributedTitle"]),
    (.image, ["image", "animatedImage"]),
    (.configuration, ["configuration", "contentConfiguration"]),
    (.placeholder, ["placeholder", "attributedPlaceholder"]),
    (.font, ["font"]),
    (.attributes, ["defaultTextAttributes", "typingAttributes"]),
    (.scaling, ["adjustsFontForContentSizeCategory"]),
    (.color, ["textColor"]),
    (.tint, ["tintColor"]),
    (.background, ["backgroundColor", "barTintColor", "backgroundImage", "backgroundView"]),
    (.visibility, ["isHidden", "hidden", "alpha"]),
    (.size, ["frame", "bounds", "constant", "isActive", "active", "contentEdgeInsets", "textContainerInset"]),
    (.actions, ["menu", "showsMenuAsPrimaryAction", "accessibilityCustomActions"]),
    (.selection, ["isSelected", "selected"]),
    (.contentType, ["textContentType"]),
    (.range, ["minimumValue", "maximumValue"]),
    (.enabled, ["isEnabled", "enabled"]), (.touches, ["isUserInteractionEnabled", "userInteractionEnabled"]),
  ]

  static let methods: [(CodeSetter, [String])] = [
    (.isElement, ["setIsAccessibilityElement"]),
    (.text, ["setTitle", "removeAllSegments", "insertSegment", "insertSegmentWithTitle", "setText"]),
    (.attributedText, ["setAttributedTitle", "setAttributedText"]),
    (.color, ["setTitleColor", "setTitleTextAttributes", "setTextColor"]),
    (.image, ["setImage"]),
    (.background, ["setBackgroundImage", "setBackgroundColor"]),
    (.visibility, ["removeFromSuperview", "setIsHidden"]),
    (.actions, ["addTarget", "addAction", "addInteraction"]),
    (.gesture, ["addGestureRecognizer"]),
  ]
}

/// What a value is, as far as its tokens tell.
enum CodeValue: UInt8, Sendable {
  /// An expression that is not empty.
  case given
  /// `nil`, `""` or `[]`.
  case empty
  case yes, no
  /// A font that follows the preferred text size, and one that does not.
  case scaling, fixed
  /// A font that the project declares: its references tell.
  case reference
  case unknown
}

/// What becomes of a fact.
enum CodeOutcome: UInt8, Sendable { case satisfied, fixed, unknown }
