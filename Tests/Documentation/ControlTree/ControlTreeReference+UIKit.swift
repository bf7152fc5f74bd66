import A11yCore
import A11yFormats

/// The concepts of Apple's pages on UIControl and UIButton, each with the key that expresses it.
extension ControlTreeReference {
  static var uikit: String {
    """
    ## UIKit's terms

    The concepts of Apple's pages on UIControl and UIButton, and where this format has them. The keys of the last group
    are accepted and have no consequence for accessibility.

    | UIKit | key |
    | --- | --- |
    \(concepts.map { "| \($0) | \($1.map { "`\($0)`" }.joined(separator: ", ")) |\n" }.joined())
    All `UIControl.Event` names are accepted in `actions`:
    \(ControlEvents.named.map { "`\($0.name)`" }.joined(separator: ", ")).

    """
  }

  package static let concepts: [(concept: String, keys: [String])] = [
    ("accessibility label, traits, hint, frame, value", ["label", "traits", "hint", "frame", "value"]),
    ("`isAccessibilityElement`", ["isElement"]),
    ("`isEnabled`, `isSelected`, `isHighlighted`", ["enabled", "selected", "highlighted"]),
    ("`UIControl.State`, with `application` and `reserved`", ["state"]),
    ("`addTarget(_:action:for:)`, `UIControl.Event`, responder chain", ["actions"]),
    ("custom controls: class and superclass", ["class", "superclass"]),
    ("`UIButton.ButtonType`", ["buttonType"]),
    ("title, attributed title, subtitle, image", ["title", "subtitle", "image"]),
    ("`isUserInteractionEnabled`", ["userInteraction"]),
    ("menu of a button", ["menu", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction"]),
    ("`UISwitch.isOn`", ["isOn"]),
    ("`UISlider.minimumValue`, `maximumValue`, `value`", ["minimumValue", "maximumValue", "value"]),
    ("`UIStepper.stepValue`", ["stepValue"]),
    ("`UIPageControl.numberOfPages`, `currentPage`", ["numberOfPages", "currentPage"]),
    ("segments of a `UISegmentedControl`", ["segments", "selectedSegmentIndex"]),
    ("text of a `UITextField`, secure entry, content type", ["text", "placeholder", "secure", "contentType"]),
    ("tint color", ["tintColor"]),
    ("localized strings and language", ["language"]),
    (
      "configuration, content alignment, tooltip",
      ["configuration", "contentHorizontalAlignment", "contentVerticalAlignment", "toolTip"]
    ),
  ]
}
