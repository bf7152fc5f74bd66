public import A11yCore

/// A control has an invalid range or value.
public struct InvalidRange: TreeRule {
  public static let info = RuleInfo(
    id: "invalid-range",
    summary: "A control has an invalid range or value",
    family: .value,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.7")],
    why: """
      People hear "nan percent" or a value outside the range, and cannot tell how far they can adjust the control.
      """,
    fix: "Set minimum and maximum before the value, and a value between them.",
    reviewQuestion: "are the numbers the same when the app runs?",
    examples: examples
  )

  public init() {}

  private static let impossible: Set<String> = [
    "nan", "nan%", "nan %", "-nan", "-nan%", "inf", "+inf", "-inf", "inf%", "inf %", "-inf%", "infinity", "+infinity",
    "-infinity", "infinity%", "∞%", "-0", "-0%", "-0 %", "-0.0", "-0.0%",
  ]

  /// The elements, and steppers, which are none: their two buttons are.
  public func subjects(in tree: AccessibilityTree) -> [Element] {
    var subjects = tree.elements.filter(appliesTo)
    let steppers = tree.screen.controls.indices.lazy.map { tree[$0] }.filter {
      $0.role == .stepper && $0.reach == .container && !$0.isOutOfSight
    }
    subjects += steppers
    return subjects.sorted { $0.index < $1.index }
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    RuleResult(subjects.compactMap(violation))
  }

  private func appliesTo(_ element: Element) -> Bool {
    switch element.role {
    case .slider, .stepper, .progress, .pageControl: return true
    case let role? where role.isTextInput || role == .text: return false
    default:
      let metrics = element.metrics
      return metrics.minimum != nil || metrics.maximum != nil || element.traits.contains(.adjustable)
    }
  }

  private func violation(_ element: Element) -> Violation? {
    let metrics = element.metrics
    if let minimum = metrics.minimum, let maximum = metrics.maximum, minimum >= maximum {
      if minimum == maximum, element.isEnabled == false { return nil }
      let bounds = "minimum \(minimum.points), maximum \(maximum.points)"
      return Violation(
        element, minimum == maximum ? "has an empty range: \(bounds)" : "has its minimum above its maximum: \(bounds)",
        measured: bounds,
        fix: "Set a maximum greater than the minimum, and both before the value.", restsOn: [.value])
    }
    if let pages = metrics.numberOfPages, let page = metrics.currentPage, pages > 0, !(0..<pages).contains(page) {
      return Violation(
        element, "has the current page \(page), and its \(pages) pages are counted from 0", measured: "page \(page)",
        fix: "Set `currentPage` to a number from 0 to \(pages - 1).")
    }
    guard let value = element.control.value, element.knows(.value) else { return nil }
    let text = SpokenText.trimmed(value).lowercased()
    if Self.impossible.contains(text) || text.utf8.count < 20 && Double(text)?.isInfinite == true {
      return Violation(
        element, "has the value \(value.quoted()), which is not a number", measured: value.excerpt(),
        fix: "Set minimum and maximum before the value, and guard the division that computes it.")
    }
    return judge(text, element, metrics)
  }

  private func judge(_ text: String, _ element: Element, _ metrics: Metrics) -> Violation? {
    guard metrics.minimum != nil || metrics.maximum != nil, let value = Double(text), value.isFinite else { return nil }
    // What is rounded for VoiceOver may pass a bound by half of its last digit.
    let decimals = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    var slack = 0.5
    for _ in 0..<min(decimals, 12) { slack /= 10 }
    let minimum = metrics.minimum ?? -.infinity
    let maximum = metrics.maximum ?? .infinity
    guard value < minimum - slack || value > maximum + slack else { return nil }
    // Dumps of running apps give some values as a share of the whole, whatever the bounds.
    if !element.derivesFromClass, (0...1).contains(value) { return nil }
    let bounds = "\(metrics.minimum?.points ?? "…") to \(metrics.maximum?.points ?? "…")"
    // What a description for people says of UIKit's own classes is the property, not what VoiceOver speaks.
    let isProperty =
      element.control.className != nil && element.isSystemControl
      && element.tree.isCompletable
    let mayBePercent = minimum == 0 && maximum == 1 && (0...100).contains(value) && !isProperty
    return Violation(
      element, "has the value \(text.quoted()), outside of \(bounds)", measured: text.excerpt(),
      required: bounds, fix: "Set a value from \(bounds), or the minimum and maximum that the value belongs to.",
      isInferred: mayBePercent)
  }
}

extension InvalidRange {
  static let examples: [Example] = [
    .fails("minimum equal to maximum", #"✗ UISlider "Volume" min=10 max=10 value="5""#),
    .fails("value greater than the maximum", #"✗ UISlider "Volume" min=0 max=10 value="12""#),
    .fails("stepper with a value greater than the maximum", #"✗ UIStepper "Count" min=0 max=10 value="12""#),
    .passes("value in the range", #"UISlider "Volume" min=0 max=10 value="4""#),
    .needsReview(
      "slider with an outlet in Interface Builder: code may set the range",
      """
      component source={"designTime": true} language=en
        ? UISlider "Version" min=0 max=0 inferred=connected frame=20,100,350,31
      """),
  ]
}
