import A11yCore

struct IncrementWithoutAdjustable: Rule {
  static let info = RuleInfo(
    id: "increment-without-adjustable",
    summary: "An element implements increment and decrement but lacks the adjustable trait",
    family: .custom, severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver calls `accessibilityIncrement()` only for elements with the `.adjustable` trait; without it VoiceOver \
      users cannot change the value.
      """,
    fix: "Add `.adjustable` to `accessibilityTraits`.",
    reviewQuestion: "does other code set the trait?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    RuleResult(file.classes.compactMap { violation($0, file) })
  }

  private func violation(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard let base = facts.uikitBase, KnownClasses.isView(base) || base == "UIAccessibilityElement",
      let method = (facts.functions["accessibilityIncrement"] ?? facts.functions["accessibilityDecrement"])?.first,
      method.tree === file.tree, !facts.inheritsAdjustable, !facts.mentions("adjustable"), !facts.hasHelper,
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
      facts.subject, "has \(method.text)() but lacks the .adjustable trait, so VoiceOver does not call it",
      fix: "Add to \(facts.name.escapedName), in init:\naccessibilityTraits.insert(.adjustable)",
      isInferred: isOutside, at: method.location)
  }
}

extension IncrementWithoutAdjustable {
  static let examples: [Example] = [
    .fails(
      "increment and decrement without the adjustable trait",
      """
      class Dial: UIControl {
        var value = 0
        ✗ override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
        override func accessibilityDecrement() { value -= 1; sendActions(for: .valueChanged) }
      }
      """),
    .passes(
      "increment and decrement with the adjustable trait",
      """
      class Dial: UIControl {
        override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits.union(.adjustable) } set {} }
        override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
        override func accessibilityDecrement() { value -= 1; sendActions(for: .valueChanged) }
      }
      """),
    .needsReview(
      "class used in Interface Builder, which may set the trait",
      """
      class Dial: UIControl {
        ? override func accessibilityIncrement() { value += 1; sendActions(for: .valueChanged) }
      }
      class Page: UIViewController { @IBOutlet var dial: Dial! }
      """),
  ]
}
