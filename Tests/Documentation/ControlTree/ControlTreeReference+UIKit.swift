import A11yCore
import A11yFormats

/// The concepts of Apple's pages on UIControl and UIButton, each with the key that expresses it.
extension ControlTreeReference {
  static var uikit: String {
    """
    ## UIKit's terms

    The concepts in Apple's documentation of UIControl and UIButton, and the corresponding keys. Keys for properties
    that VoiceOver does not speak and no rule checks – alignment, configuration, role – are accepted so that a
    description can be complete.

    | UIKit | key |
    | --- | --- |
    \(concepts.map { "| \($0) | \($0.hasPrefix("**") ? "" : keys($1)) |\n" }.joined())
    All `UIControl.Event` names are accepted in `actions`:
    \(ControlEvents.named.map { "`\($0.name)`" }.joined(separator: ", ")).

    """
  }

  /// Without a key, because it is nothing that a description of a screen could state.
  private static func keys(_ keys: [String]) -> String {
    keys.isEmpty ? "none; a custom key begins with `x-`" : keys.map { "`\($0)`" }.joined(separator: ", ")
  }

  package static let concepts: [(concept: String, keys: [String])] = [
    ("**Accessibility**", []),
    ("accessibility label, traits, hint, frame, value", ["label", "traits", "hint", "frame", "value"]),
    ("`isAccessibilityElement`", ["isElement"]),
    ("localized strings and language", ["language"]),
    ("**UIControl: state**", []),
    ("`isEnabled`, `isSelected`, `isHighlighted`", ["enabled", "selected", "highlighted"]),
    ("`UIControl.State`, with `application` and `reserved`", ["state"]),
    ("attributes per state: `setTitle(_:for:)`, `setImage(_:for:)`, `setTitleColor(_:for:)`", ["states"]),
    ("`isUserInteractionEnabled`", ["userInteraction"]),
    ("`isTracking`, `isTouchInside`, tracking touches", []),
    ("**UIControl: targets and actions**", []),
    ("`addTarget(_:action:for:)`, `UIControl.Event`, responder chain", ["actions"]),
    (
      "`allTargets`, `actions(forTarget:forControlEvent:)`, `allControlEvents`: listed by `explore` (`targets`) and by "
        + "`narrate --format json`", ["actions"]
    ),
    ("`addAction(_:for:)`, `UIAction`", ["action", "actions"]),
    ("`isContextMenuInteractionEnabled`, `contextMenuInteraction`", ["contextMenu"]),
    ("`showsMenuAsPrimaryAction`", ["showsMenuAsPrimaryAction"]),
    ("`toolTip`, `toolTipInteraction`", ["toolTip"]),
    (
      "`contentHorizontalAlignment`, `contentVerticalAlignment`",
      ["contentHorizontalAlignment", "contentVerticalAlignment"]
    ),
    ("custom controls: class and superclass", ["class", "superclass"]),
    ("`accessibilityIncrement()`, `accessibilityActivate()` and others that the class overrides", ["implements"]),
    ("**UIButton**", []),
    ("`UIButton.ButtonType`", ["buttonType"]),
    ("`role` (`UIButton.Role`)", ["buttonRole"]),
    ("title, attributed title, subtitle", ["title", "attributedTitle", "subtitle"]),
    ("title color, `tintColor`", ["titleColor", "tintColor"]),
    ("`titleLabel`: font, Dynamic Type", ["font", "adjustsFont"]),
    ("image, symbol", ["image", "symbol", "icon"]),
    ("background image, background color", ["background", "backgroundColor"]),
    ("`menu`, `changesSelectionAsPrimaryAction`", ["menu", "changesSelectionAsPrimaryAction"]),
    ("`configuration`", ["configuration"]),
    ("content insets, edge insets, `preferredSymbolConfiguration`, title shadow color", []),
    ("`isHovered`, `isHeld`, `isPointerInteractionEnabled`", []),
    ("**Subclasses**", []),
    ("`UISwitch.isOn`", ["isOn"]), ("`UIProgressView.progress`", ["progress"]),
    ("`UISlider.minimumValue`, `maximumValue`, `value`", ["minimumValue", "maximumValue", "value"]),
    ("`UIStepper.minimumValue`, `maximumValue`, `stepValue`", ["minimumValue", "maximumValue", "stepValue"]),
    ("`UIPageControl.numberOfPages`, `currentPage`", ["numberOfPages", "currentPage"]),
    (
      "`UISegmentedControl`: titles of the segments, `selectedSegmentIndex`, `isMomentary`",
      ["segments", "selectedSegmentIndex", "momentary"]
    ),
    (
      "`UITextField`: text, placeholder, `isSecureTextEntry`, `textContentType`",
      ["text", "placeholder", "isSecureTextEntry", "textContentType"]
    ),
    ("`UIDatePicker`, `UIColorWell`, `UIRefreshControl`", ["class", "value"]),
    ("a range slider: one element per thumb", ["children", "isElement", "value", "implements"]),
  ]
}
