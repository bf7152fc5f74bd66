public import A11yCore

/// An adjustable element has no increment and decrement actions.
public struct AdjustableWithoutActions: ElementRule {
  public static let info = RuleInfo(
    id: "adjustable-without-actions",
    summary: "An adjustable element has no increment and decrement actions",
    family: .custom,
    severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1"), .en("11.5.2.12"), .en("11.5.2.17")],
    needs: [.traits, .actions],
    why: """
      VoiceOver asks people to swipe up or down; they do, and nothing happens. They cannot drag the control, because \
      a drag moves VoiceOver's cursor.
      """,
    fix: """
      Implement `accessibilityIncrement()` and `accessibilityDecrement()`, and update `accessibilityValue` in both.
      """,
    reviewQuestion: "does a superclass implement them?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.traits.contains(.adjustable) && !isSupplied(element) }

  public func missingFact(for element: Element, needs: [Fact]) -> Fact? {
    element.missing(of: needs) ?? (element.interaction.implements == nil ? .actions : nil)
  }

  public func violation(_ element: Element) -> Violation? {
    let methods = element.interaction.implements ?? []
    let missing = [Interaction.Method.increment, .decrement].filter { !methods.contains($0) }.map(\.rawValue)
    if missing.isEmpty { return nil }
    let mayInherit = element.control.superclassName != nil && element.uikitClass == nil
    return Violation(
      element, "is adjustable, but does not implement \(missing.joined(separator: " and "))",
      measured: "without \(missing.joined(separator: ", "))", isInferred: mayInherit)
  }

  /// UIKit adjusts its own controls, what is built on them, and the wheels of its pickers.
  private func isSupplied(_ element: Element) -> Bool {
    if element.uikitClass?.traits.contains(.adjustable) == true, element.control.className != nil { return true }
    return element.ancestors.contains { $0.role == .picker || $0.role == .datePicker }
  }
}

extension AdjustableWithoutActions {
  static let examples: [Example] = [
    .fails(
      "adjustable view without accessibilityIncrement and accessibilityDecrement",
      #"✗ view RatingView "Rating" isElement=true value=3 traits=adjustable implements=[]"#),
    .passes(
      "adjustable view that implements both methods",
      #"view RatingView "Rating" isElement=true value=3 traits=adjustable implements=increment,decrement"#),
    .needsReview(
      "custom superclass, which may implement the methods",
      #"? view RatingView "Rating" superclass=BaseRating isElement=true value=3 traits=adjustable implements=[]"#),
    .notChecked(
      "implemented methods not listed",
      #"view RatingView "Rating" isElement=true value=3 traits=adjustable"#),
  ]
}
