import A11yCore

struct CustomControlNotExposed: Rule {
  static let info = RuleInfo(
    id: "custom-control-not-exposed",
    summary: "A control that draws itself and takes touches is no element for assistive technology",
    family: .custom, severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5"), .wcag("2.1.1")],
    why: """
      Layers and drawn pixels do not exist for VoiceOver, Switch Control or Voice Control: whoever uses them cannot find \
      the control, let alone operate it.
      """,
    fix: "Set `isAccessibilityElement`, or give the control `accessibilityElements` for its parts.",
    reviewQuestion: "is it made one by code that is not here?",
    examples: [
      .fails(
        "a dial that follows the finger",
        """
        ✗ final class Dial: UIControl {
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
          override func draw(_ rect: CGRect) { drawFace() }
        }
        let dial = Dial()
        """),
      .fails(
        "a drawn view that takes touches and tells its delegate",
        """
        ✗ class RatingView: UIView {
          var rating = 0
          weak var delegate: RatingDelegate?
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { delegate?.rated(rating) }
        }
        let stars = RatingView()
        """),
      .fails(
        "a control that a library offers",
        """
        ✗ public class Dial: UIControl {
          override public func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        """),
      .needsReview(
        "a class that no code makes: in Interface Builder it may be an element",
        """
        ? class Dial: UIControl {
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        class Page: UIViewController { @IBOutlet var dial: Dial! }
        """),
      .needsReview(
        "a view that is handed to it, which may be an element",
        """
        ? class AnimatedButton: UIControl {
          let contentView: UIView
          init(contentView: UIView) { self.contentView = contentView; super.init(frame: .zero); addSubview(contentView) }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isSelected.toggle() }
        }
        let button = AnimatedButton(contentView: row)
        """),
      .passes(
        "exposed in its initialiser",
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
        "an extension elsewhere exposes its parts",
        """
        class Dial: UIControl {
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        extension Dial {
          override var accessibilityElements: [Any]? { get { thumbs } set {} }
        }
        """),
      .passes(
        "what it holds is exposed",
        """
        class Chip: UIControl {
          private let title = UILabel()
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        """),
      .passes(
        "a standard control with another look",
        """
        class RoundButton: UIButton {
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        """),
      .passes(
        "an abstract base, whose subclasses expose themselves",
        """
        class BaseControl: UIControl {
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        class Dial: BaseControl {
          override var isAccessibilityElement: Bool { get { true } set {} }
        }
        """),
      .passes(
        "a helper of the app's, which may do anything",
        """
        class Dial: UIControl {
          init() { super.init(frame: .zero); configureAccessibility(.slider) }
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        """),
      .needsReview(
        "a base class from elsewhere",
        """
        ? class Dial: AppControl {
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        """),
      .fails(
        "a control that is drawn and sends its action",
        """
        ✗ class Swatch: UIControl {
          override func draw(_ rect: CGRect) { drawColour() }
          func choose() { sendActions(for: .valueChanged) }
        }
        """),
      .passes(
        "whoever makes it exposes it",
        """
        class Dial: UIControl {
          override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
        }
        let dial = Dial()
        dial.isAccessibilityElement = true
        """),
    ]
  )

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(file.classes.compactMap { violation($0, file.index) })
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
    return Violation(
      facts.subject, "takes touches itself and is no element for assistive technology",
      fix: Remedy(facts).exposure, isInferred: !isSettled, at: facts.declaration.location)
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

  /// A view is taken for a control when it keeps a value or is called one; else a person must say.
  private func isControl(_ facts: ClassFacts) -> Bool {
    !ControlValues.of(facts).isEmpty
      || [
        "Control", "Slider", "Button", "Switch", "Stepper", "Picker", "Rating", "Dial", "Knob", "Segment", "Checkbox",
      ]
      .contains { facts.name.contains($0) }
  }
}
