import A11yCore

struct CustomControlNotExposed: Rule {
  static let info = RuleInfo(
    id: "custom-control-not-exposed",
    summary: "A custom control is not exposed as an accessibility element",
    family: .custom, severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5"), .wcag("2.1.1")],
    why: """
      VoiceOver, Switch Control and Voice Control do not detect layers and custom drawing: people cannot find the \
      control and cannot use it.
      """,
    fix: "Set `isAccessibilityElement`, or give the control `accessibilityElements` for its parts.",
    fixability: .unsafe("adds an adjustable element for each thumb of a control with two values"),
    reviewQuestion: "does other code make it an accessibility element?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(
      file.classes.compactMap { violation($0, file.index) ?? pressed($0, file.index) ?? imageCell($0, file.index) })
  }

  /// A control that shows that it is pressed or selected, or handles touches, around texts: people reach the texts, and do
  /// not learn that they are a control.
  private func pressed(_ facts: ClassFacts, _ index: SourceIndex) -> Violation? {
    guard case .known("UIControl") = facts.base,
      facts.declares("isHighlighted") || facts.declares("isSelected") || takesTouches(facts),
      !ignoresTouches(facts), !holdsControls(facts, index),
      !facts.isExposed, !facts.hasHelper, !facts.hasMacro, !facts.isOpen,
      !index.isAbstract(facts),
      index.constructed.contains(facts.name), facts.holdsExposedViews(index) == true,
      !facts.mentionsAny(["accessibilityTraits", "accessibilityElements"]),
      !AccessibilityNames.exposing.contains(where: { index.callersSet($0, on: facts) })
    else { return nil }
    return Violation(
      facts.subject, "is a control, but only the text in it is exposed, without a type", grade: .minor,
      fix: Remedy(facts).exposure, at: facts.declaration.location)
  }

  /// A cell that shows one image after the other and no text: UIKit exposes neither the image nor a name for the cell.
  private func imageCell(_ facts: ClassFacts, _ index: SourceIndex) -> Violation? {
    guard ["UICollectionViewCell", "UITableViewCell"].contains(facts.uikitBase ?? ""), !facts.isOpen, !facts.isExposed,
      !facts.hasHelper, !facts.hasMacro, !index.isAbstract(facts), facts.heldTypes.contains("UIImageView"),
      !facts.mentionsAny(["accessibilityLabel", "accessibilityElements", "contentConfiguration", "textLabel", "draw"]),
      !facts.variables.values.contains(where: { $0.declaration?.attributes.contains("IBOutlet") == true }),
      facts.holdsExposedViews(index) == false, showsImages(facts), index.used.isUsed(facts.name),
      !AccessibilityNames.exposing.contains(where: { index.callersSet($0, on: facts) }),
      !index.callersSet("accessibilityLabel", on: facts)
    else { return nil }
    return Violation(
      facts.subject, "is a cell that shows only an image, for which VoiceOver has no name", grade: .minor,
      fix: """
        Set `isAccessibilityElement` and `accessibilityLabel` of the cell when it gets its image, and the `.button` trait \
        if it can be tapped.
        """,
      at: facts.declaration.location)
  }

  /// It gets its image from what it shows: `imageView.image = photo`, `imageView.kf.setImage(with: url)`.
  private func showsImages(_ facts: ClassFacts) -> Bool {
    facts.assignedToOthers("image").contains { assignment in
      guard let value = assignment.assignedValue else { return false }
      return value.kind != .null && !(value.kind == .call && value.arguments.first?.literal != nil)
        && value.path?.startsWithCapital != true
    } || ["setImage", "sd_setImage"].contains { name in facts.calls(of: name).contains { !$0.arguments.isEmpty } }
      || facts.allCalls.contains { loadsImage($0, facts) }
  }

  /// `imageView.load(url: address)`, a method of a custom extension.
  private func loadsImage(_ call: Node, _ facts: ClassFacts) -> Bool {
    guard let view = call.base?.path, let variable = facts.variables[view],
      variable.declaration?.type == "UIImageView" || variable.initialValue?.constructed(as: "UIImageView") != nil,
      let first = call.arguments.first, first.literal == nil
    else { return false }
    if ["url", "urlString", "withURL"].contains(first.label) { return true }
    let words = IdentifierWords(call.calledName ?? "")
    return words.contain(anyOf: ["load", "url", "fetch", "download"]) && !words.contain(anyOf: ["cancel"])
  }

  /// User interaction is always disabled.
  private func ignoresTouches(_ facts: ClassFacts) -> Bool {
    let values = facts.assigned("isUserInteractionEnabled").map(\.assignedValue)
    return !values.isEmpty && values.allSatisfy { $0?.isFalse == true }
  }

  /// As one element it would hide them.
  private func holdsControls(_ facts: ClassFacts, _ index: SourceIndex) -> Bool {
    facts.heldTypes.contains { KnownClasses.controls.contains(index.uikitBase(of: $0) ?? $0) }
  }

  private func violation(_ facts: ClassFacts, _ index: SourceIndex) -> Violation? {
    guard takesTouches(facts), !facts.isExposed, !facts.hasHelper, !facts.hasMacro, !index.isAbstract(facts),
      !AccessibilityNames.exposing.contains(where: { index.callersSet($0, on: facts) })
    else { return nil }
    let holds = facts.holdsExposedViews(index)
    if holds == true { return nil }
    let isSettled =
      holds == false && (facts.isBareControl || facts.isBareView && isControl(facts))
      && !facts.isFromInterfaceBuilder(index)
    var violation = Violation(
      facts.subject, "handles touches but is not exposed as an accessibility element",
      fix: Remedy(facts).exposure, isInferred: !isSettled, at: facts.declaration.location)
    if let exposure = RangeExposure(facts) {
      violation.edits = exposure.edits
      violation.areEditsSafe = false
    }
    return violation
  }

  private func takesTouches(_ facts: ClassFacts) -> Bool {
    switch facts.base {
    case .known("UIControl"):
      facts.tracksTouches || facts.handlesTouches || facts.sendsActions && (facts.declares("draw") || facts.pans)
    case .known("UIView"): facts.tracksTouches || facts.handlesTouches && facts.notifies
    case .unknown: facts.declares("beginTracking") || facts.declares("continueTracking")
    default: false
    }
  }

  /// A view is taken for a control when it keeps a value or is called one; else people have to say.
  private func isControl(_ facts: ClassFacts) -> Bool {
    !ControlValues.of(facts).isEmpty
      || [
        "Control", "Slider", "Button", "Switch", "Stepper", "Picker", "Rating", "Dial", "Knob", "Segment", "Checkbox",
      ]
      .contains { facts.name.contains($0) }
  }
}

extension CustomControlNotExposed {
  static let examples: [Example] = [
    .fails(
      "custom control that tracks touches and is not exposed",
      """
      ✗ final class Dial: UIControl {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        override func draw(_ rect: CGRect) { drawFace() }
      }
      let dial = Dial()
      """),
    .fails(
      "range slider, for whose thumbs --unsafe-fixes writes elements",
      """
      ✗ class PriceRange: UIControl {
        var lowerValue = 20.0
        var upperValue = 80.0
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
      }
      let range = PriceRange()
      """),
    .passes(
      "custom control exposed in its initializer",
      """
      final class Dial: UIControl {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
        }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
      }
      """),
    .passes(
      "subclass of a standard control",
      """
      class RoundButton: UIButton {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
      }
      """),
    .needsReview(
      "class used in Interface Builder, which may make it an element",
      """
      ? class Dial: UIControl {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
      }
      class Page: UIViewController { @IBOutlet var dial: Dial! }
      """),
  ]
}
