public import A11yCore

/// An adjustable control has no accessibility value.
public struct AdjustableWithoutValue: TreeRule {
  public static let info = RuleInfo(
    id: "adjustable-without-value",
    summary: "An adjustable control has no accessibility value",
    family: .value,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.4.1.2.1"), .en("11.5.2.7")],
    needs: [.value],
    why: """
      VoiceOver users swipe up and down and hear no change: they learn neither the value nor whether it changed.
      """,
    fix: """
      Set `accessibilityValue` ("3 of 5", "70%") and update it with every change.
      """,
    reviewQuestion: "is the value exposed in another way?",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    // A date picker is no element: its buttons are.
    tree.elements.filter(appliesTo)
      + (tree.isWritten
        ? tree.seen.filter {
          $0.role == .datePicker && !$0.isCustom && $0.reach != .element
            && $0.descendants.allSatisfy(\.control.isVended)
        } : [])
  }

  private func appliesTo(_ element: Element) -> Bool {
    switch element.role {
    case .stepper, .pageControl, .activity, .segment, .tab: return false
    case .datePicker: return element.tree.isWritten && !element.isCustom
    case .slider: return true
    case .progress: return isDeterminate(element)
    default: return !element.traits.isDisjoint(with: [.adjustable, .pickerElement])
    }
  }

  /// UIKit supplies the value of its own controls: what it is, the description does not tell.
  public func missingFact(for element: Element, needs: [Fact]) -> Fact? {
    if let missing = element.missing(of: needs) { return missing }
    guard SpokenText.isBlank(element.value), element.isEnabled != false, isSupplied(element) else { return nil }
    return element.tree.isCompletable && (!element.tree.isWritten || element.isPartOfSystemPicker) ? .value : nil
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(subjects.compactMap(violation))
  }

  private func violation(_ element: Element) -> Violation? {
    guard SpokenText.isBlank(element.value), element.isEnabled != false else { return nil }
    if isSupplied(element) {
      // A range without a value is a mistake of the description, which is reported as such.
      guard element.tree.isWritten, element.metrics.maximum == nil, element.role != .picker,
        !element.isPartOfSystemPicker
      else { return nil }
      return Violation(
        element, "has no value in the description, so that VoiceOver's words for it are not known",
        fix: element.role == .progress
          ? "Write `progress`, from 0 to 1, or the words that VoiceOver speaks as `value`." : "Write its `value`.",
        reviewQuestion: "what is its value?", isInferred: true)
    }
    let what = element.role == .progress ? "shows progress" : "is adjustable"
    if endsWithPosition(element.name) {
      return Violation(element, "\(what) but has no value; its label seems to contain the value", isInferred: true)
    }
    return Violation(element, "\(what) but has no value", restsOn: [.value, .kind])
  }

  /// A bar that UIKit draws, or one with bounds, is somewhere; anything else may only say that there is work.
  private func isDeterminate(_ element: Element) -> Bool {
    if element.uikitClass?.name == "UIProgressView", isKnownKind(element) { return true }
    return element.metrics.maximum != nil
  }

  /// By its class, or by the role that stands for it in a description.
  private func isKnownKind(_ element: Element) -> Bool {
    element.control.className != nil || element.tree.isCompletable && element.role == .progress
      || element.tree.isWritten && element.role == .slider
  }

  /// UIKit computes it: the description of a view that says nothing of the value leaves it to the class.
  private func isSupplied(_ element: Element) -> Bool {
    guard element.control.value == nil, element.derivesFromClass else { return false }
    if isKnownKind(element), let role = element.uikitClass?.role, role == .slider || role == .progress {
      return true
    }
    return element.isPartOfSystemPicker || element.role == .datePicker
  }

  /// "Photo 3 of 10", "3/10", "Zoom 50 %".
  private func endsWithPosition(_ name: String) -> Bool {
    let trimmed = SpokenText.trimmed(name)
    let words = SpokenText.words(trimmed)
    guard let last = words.last, last.allSatisfy(\.isNumber) else { return false }
    if trimmed.hasSuffix("%") || trimmed.hasSuffix("٪") { return true }
    return words.dropLast().suffix(2).contains { $0.allSatisfy(\.isNumber) }
  }
}

extension AdjustableWithoutValue {
  static let examples: [Example] = [
    .fails("adjustable view without a value", #"✗ view RatingView "Rating" isElement=true traits=adjustable"#),
    .passes("adjustable view with a value", #"view RatingView "Rating" value="3 of 5" traits=adjustable"#),
    .needsReview("UISlider without a value, which UIKit provides", #"? UISlider "Volume""#),
    .needsReview(
      "position at the end of the label instead of in the value",
      #"? view Carousel "Photo 3 of 10" traits=adjustable"#),
  ]
}
