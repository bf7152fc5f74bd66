import A11yCore

struct ValueSpokenAsPercent: Rule {
  static let info = RuleInfo(
    id: "value-spoken-as-percent",
    summary: "A slider's value is spoken as a percentage of its range",
    family: .value, severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("4.1.2"), .en("11.5.2.7")],
    why: """
      Without an accessibility value VoiceOver reads how far the thumb is along its track: 30 minutes of 5 to 55 are \
      "50 percent".
      """,
    fix: """
      Set the value with its unit whenever it changes: `accessibilityValue`, in SwiftUI `.accessibilityValue("\\(minutes) minutes")`.
      """,
    reviewQuestion: "does a percentage say what the value means?",
    examples: examples
  )

  /// Ranges of which a percentage is the value itself.
  private static let fractions: [ClosedRange<Double>] = [0...1, 0...100]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseSwiftUI { violations += file.typeCalls("Slider").compactMap { swiftUI($0, file) } }
    if file.mayUseUIKit { violations += file.uikitObjects.compactMap { uikit($0, file) } }
    return RuleResult(violations)
  }

  private static let settling: Set<String> = [
    "accessibilityValue", "accessibilityHidden", "accessibilityRepresentation", "accessibility", "accessibilityElement",
    "accessibilityAdjustableAction",
  ]

  private func swiftUI(_ slider: Node, _ file: SourceFile) -> Violation? {
    guard let range = slider.argument("in"), range.kind == .binary, ["...", "..<"].contains(range.text),
      let bounds = Self.bounds(range), !Self.fractions.contains(bounds),
      !(slider.ownModifiers + slider.enclosingModifiers).contains(where: {
        Self.settling.contains($0.name) || file.index.isHelper($0.name)
      }), !slider.isTakenIntoElement
    else { return nil }
    return violation(Finding.Subject(source: "Slider"), bounds, range.location)
  }

  private func uikit(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard object.type == "UISlider", object.isOutlet || object.anyConstruction != nil,
      !object.sets("accessibilityValue", "accessibilityAttributedValue", "isAccessibilityElement"),
      !file.index.assignedPaths.contains("\(object.name).accessibilityValue"),
      let most = object.assigned["maximumValue"]?.last, let highest = most.assignedValue?.numberValue
    else { return nil }
    let lowest = object.assigned["minimumValue"].map { $0.last?.assignedValue?.numberValue } ?? 0
    guard let lowest, lowest < highest, !Self.fractions.contains(lowest...highest) else { return nil }
    if let owner = file.facts(around: object.declaration), owner.hasHelper { return nil }
    return violation(Finding.Subject(object), lowest...highest, most.location)
  }

  private func violation(_ subject: Finding.Subject, _ bounds: ClosedRange<Double>, _ place: SourceLocation)
    -> Violation
  {
    Violation(
      subject,
      "has values of \(Self.text(bounds.lowerBound)) to \(Self.text(bounds.upperBound)), which are spoken as a percentage",
      isInferred: true, at: place)
  }

  private static func bounds(_ range: Node) -> ClosedRange<Double>? {
    let sides = range.children.compactMap(\.numberValue)
    return sides.count == 2 && sides[0] < sides[1] ? sides[0]...sides[1] : nil
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension ValueSpokenAsPercent {
  static let examples: [Example] = [
    .needsReview(
      "slider of minutes without an accessibility value",
      """
      struct Timer: View {
        var body: some View { ? Slider(value: $minutes, in: 5...55) { Text("Duration") } }
      }
      """),
    .passes(
      "slider with its value in words",
      """
      struct Timer: View {
        var body: some View {
          Slider(value: $minutes, in: 5...55) { Text("Duration") }.accessibilityValue("\\(Int(minutes)) minutes")
        }
      }
      """),
    .passes(
      "slider of a fraction",
      """
      struct Player: View {
        var body: some View { Slider(value: $volume, in: 0...1) { Text("Volume") } }
      }
      """),
  ]
}
