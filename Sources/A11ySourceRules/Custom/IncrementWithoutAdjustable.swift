import A11yCore

struct IncrementWithoutAdjustable: Rule {
  static let info = RuleInfo(
    id: "increment-without-adjustable",
    summary: "Code for adjusting is never called, because the element is not adjustable",
    family: .custom, severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver calls `accessibilityIncrement()` only on what has the trait `.adjustable`; without it the control cannot \
      be set by ear, although the code is there.
      """,
    fix: "Add `.adjustable` to `accessibilityTraits`.",
    reviewQuestion: "does whoever makes it set the trait?",
    examples: [
      .fails(
        "the methods alone",
        """
        class Dial: UIControl {
          var value = 0
          ✗ override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
          override func accessibilityDecrement() { value -= 1; sendActions(for: .valueChanged) }
        }
        """),
      .needsReview(
        "a class that no code makes: Interface Builder may set the trait",
        """
        class Dial: UIControl {
          ? override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
        }
        class Page: UIViewController { @IBOutlet var dial: Dial! }
        """),
      .passes(
        "with the trait",
        """
        class Dial: UIControl {
          override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits.union(.adjustable) } set {} }
          override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
          override func accessibilityDecrement() { value -= 1; sendActions(for: .valueChanged) }
        }
        """),
      .passes(
        "whoever makes it sets the trait",
        """
        class Thumb: UIAccessibilityElement {
          override func accessibilityIncrement() { slider?.lowerValue += 1 }
          override func accessibilityDecrement() { slider?.lowerValue -= 1 }
        }
        let thumb = Thumb(accessibilityContainer: view)
        thumb.accessibilityTraits = .adjustable
        """),
      .passes(
        "a slider is adjustable already",
        """
        class StepSlider: UISlider {
          override func accessibilityIncrement() { value += 10; sendActions(for: .valueChanged) }
        }
        """),
      .passes(
        "a base for others, which set the trait",
        """
        class Base: UIControl {
          override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
        }
        class Dial: Base {
          init() { super.init(frame: .zero); accessibilityTraits = .adjustable }
        }
        let dial = Dial()
        """),
      .passes(
        "a helper of the app's own, which may set the trait",
        """
        class Dial: UIControl {
          init() { super.init(frame: .zero); prepareAccessibility() }
          override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
        }
        let dial = Dial()
        """),
      .passes(
        "traits of another, which may hold it, a macro, and what is no view",
        """
        class Thumb: UIAccessibilityElement {
          override var accessibilityTraits: UIAccessibilityTraits { get { slider.accessibilityTraits } set {} }
          override func accessibilityIncrement() { slider.value += 1 }
        }
        let thumb = Thumb(accessibilityContainer: view)
        @Adjusting class Wheel: UIControl {
          override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
        }
        let wheel = Wheel()
        class Page: UIViewController {
          override func accessibilityIncrement() { turn() }
        }
        """),
    ]
  )

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(file.classes.compactMap { violation($0, file) })
  }

  private func violation(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard let base = facts.uikitBase, KnownClasses.isView(base) || base == "UIAccessibilityElement",
      let method = (facts.functions["accessibilityIncrement"] ?? facts.functions["accessibilityDecrement"])?.first,
      method.tree === file.tree, !facts.inheritsAdjustable, !facts.mentionsTrait("adjustable"), !facts.hasHelper,
      !facts.hasMacro, !file.index.isAbstract(facts), !file.index.callersSet("accessibilityTraits", on: facts)
    else { return nil }
    // Traits taken from somewhere else may hold it.
    let taken = facts.sources(of: "accessibilityTraits").contains { source in
      source.descendants.contains {
        $0.kind == .member && $0.text == "accessibilityTraits" && $0.firstChild?.text != "super"
      }
    }
    let isOutside =
      base == "UIAccessibilityElement" && !file.index.constructed.contains(facts.name)
      || facts.isFromInterfaceBuilder(file.index)
    if taken { return nil }
    return Violation(
      facts.subject, "has \(method.text)() and not the trait that makes VoiceOver call it",
      fix: "Add to \(facts.name.escapedName), in init:\naccessibilityTraits.insert(.adjustable)",
      isInferred: isOutside, at: method.location)
  }
}
