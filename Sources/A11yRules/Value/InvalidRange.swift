public import A11yCore

/// A control has an invalid range or value.
public struct InvalidRange: ElementRule {
  public static let info = RuleInfo(
    id: "invalid-range",
    summary: "A control has an invalid range or value",
    family: .value,
    severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.7")],
    why: """
      People hear "nan percent" or a value outside the range, and cannot tell how far they can adjust the control.
      """,
    fix: "Set minimum and maximum before the value, and guard the division that computes it.",
    reviewQuestion: "are the numbers the same when the app runs?",
    examples: examples
  )

  public init() {}

  private static let impossible: Set<String> = [
    "nan", "nan%", "nan %", "-nan", "-nan%", "inf", "+inf", "-inf", "inf%", "inf %", "-inf%", "infinity", "+infinity",
    "-infinity", "infinity%", "∞%", "-0", "-0%", "-0 %", "-0.0", "-0.0%",
  ]

  public func appliesTo(_ element: Element) -> Bool {
    switch element.role {
    case .slider, .stepper, .progress, .pageControl: return true
    case let role? where role.isTextInput || role == .text: return false
    default:
      let metrics = element.metrics
      return metrics.minimum != nil || metrics.maximum != nil || element.traits.contains(.adjustable)
    }
  }

  public func violation(_ element: Element) -> Violation? {
    let metrics = element.metrics
    if let minimum = metrics.minimum, let maximum = metrics.maximum, minimum >= maximum {
      if minimum == maximum, element.isEnabled == false { return nil }
      let bounds = "minimum \(Self.text(minimum)), maximum \(Self.text(maximum))"
      return Violation(
        element, "has an empty range: \(bounds)", measured: bounds, restsOn: [.value])
    }
    if let pages = metrics.numberOfPages, let page = metrics.currentPage, pages > 0, !(0..<pages).contains(page) {
      return Violation(
        element, "has the current page \(page), and its \(pages) pages are counted from 0", measured: "page \(page)")
    }
    guard let value = element.control.value, element.knows(.value) else { return nil }
    let text = SpokenText.trimmed(value).lowercased()
    if Self.impossible.contains(text) {
      return Violation(element, "has the value \(value.quoted()), which is not a number", measured: value.excerpt())
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
    let bounds = "\(metrics.minimum.map(Self.text) ?? "…") to \(metrics.maximum.map(Self.text) ?? "…")"
    let mayBePercent = minimum == 0 && maximum == 1 && (0...100).contains(value)
    return Violation(
      element, "has the value \(text.quoted()), outside of \(bounds)", measured: text.excerpt(),
      required: bounds, isInferred: mayBePercent)
  }

  private static func text(_ number: Double) -> String { number.points }
}

extension InvalidRange {
  static let examples: [Example] = [
    .fails("minimum equal to maximum", #"✗ UISlider "Volume" min=10 max=10 value="5""#),
    .fails("value greater than the maximum", #"✗ UISlider "Volume" min=0 max=10 value="12""#),
    .passes("value in the range", #"UISlider "Volume" min=0 max=10 value="4""#),
    .needsReview(
      "slider with an outlet in Interface Builder: code may set the range",
      """
      component source={"designTime": true} language=en
        ? UISlider "Version" min=0 max=0 inferred=connected frame=20,100,350,31
      """),
  ]
}
