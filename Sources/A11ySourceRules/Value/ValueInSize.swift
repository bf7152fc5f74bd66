import A11yCore

struct ValueInSize: Rule {
  static let info = RuleInfo(
    id: "value-in-size",
    summary: "Only the size of a view shows a value",
    family: .value, severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("1.3.1")],
    why: "VoiceOver does not speak the length of a bar, so people do not learn the progress.",
    fix: """
      Use `ProgressView(value:)` or `UIProgressView`, or make the bar an element with a label and the value: \
      `.accessibilityElement().accessibilityLabel("Upload").accessibilityValue(…)`.
      """,
    reviewQuestion: "does text next to it state the same value?",
    examples: examples
  )

  private static let values = ["progress", "percent", "percentage", "fraction", "completion"]
  private static let shapes: Set<String> = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Color",
    "LinearGradient",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseSwiftUI, !file.isWidget {
      // By view: whether it says a value.
      var speaking: [Int32: Bool] = [:]
      violations += file.modifiers("frame").compactMap { bar($0, file, &speaking) }
    }
    if file.mayUseUIKit { violations += file.assignments(to: "constant").compactMap { constraint($0, file) } }
    return RuleResult(violations)
  }

  /// `Capsule().frame(width: room.size.width * progress)`
  private func bar(_ frame: Node, _ file: SourceFile, _ speaking: inout [Int32: Bool]) -> Violation? {
    guard let size = frame.argument("width") ?? frame.argument("height"), isShare(size),
      let root = frame.chainRoot, Self.shapes.contains(root.calledName ?? ""),
      let type = frame.enclosingType, type.declaration?.inherits.contains("View") == true,
      !(root.ownModifiers + root.enclosingModifiers).contains(where: {
        ["accessibilityHidden", "accessibilityElement"].contains($0.name) || file.index.isHelper($0.name)
      }),
      !frame.isTakenIntoElement, !file.index.spokenFor.contains(type.text)
    else { return nil }
    let isSpoken = speaking[type.index] ?? saysAnyValue(type)
    speaking[type.index] = isSpoken
    if isSpoken { return nil }
    return Violation(
      Finding.Subject(source: root.calledName ?? "shape"), "shows a value only by its size",
      isInferred: true, at: frame.nameLocation)
  }

  private func saysAnyValue(_ view: Node) -> Bool {
    view.mentionsAny(["accessibilityValue", "accessibilityLabel", "ProgressView", "Gauge", "Slider"])
      || view.calls(["Text", "Label"]).contains { $0.arguments.contains(where: saysValue) }
  }

  /// `barWidth.constant = bounds.width * progress`
  private func constraint(_ assignment: Node, _ file: SourceFile) -> Violation? {
    guard let name = assignment.target?.firstChild?.lastName,
      // A header that shrinks while its page is scrolled follows a progress as well.
      IdentifierWords(name).contain(anyOf: ["progress", "bar", "fill", "indicator", "level", "meter"]),
      let size = assignment.assignedValue, isShare(size),
      let facts = file.facts(around: assignment), !facts.hasHelper, !facts.hasMacro,
      !facts.mentionsAny(["accessibilityLabel", "accessibilityValue", "accessibilityElements", "UIProgressView"]),
      !facts.assignedToOthers("text").contains(where: { $0.assignedValue.map(saysValue) == true }),
      !["accessibilityLabel", "accessibilityValue"].contains(where: { file.index.callersSet($0, on: facts) }),
      file.index.used.isUsed(facts.name)
    else { return nil }
    return Violation(
      Finding.Subject(source: name.escapedName), "shows a value only by its size",
      isInferred: true, at: assignment.location)
  }

  /// Something times a value.
  private func isShare(_ size: Node) -> Bool {
    size.subtree.contains { $0.kind == .binary && $0.text == "*" } && saysValue(size)
  }

  private func saysValue(_ node: Node) -> Bool {
    node.usesName(with: Self.values) && !node.usesName(with: Self.moving)
  }

  /// A size while something moves is no value.
  private static let moving = ["scroll", "open", "opening", "transition", "drag", "appear", "expansion", "offset"]
}

extension ValueInSize {
  static let examples: [Example] = [
    .needsReview(
      "bar as long as its progress",
      """
      struct Upload: View {
        var body: some View {
          VStack {
            Text(file.name)
            GeometryReader { room in
              Capsule()
                ? .frame(width: room.size.width * progress)
            }
          }
        }
      }
      """),
    .needsReview(
      "constraint that follows a progress",
      """
      class UploadCell: UICollectionViewCell {
        let barWidth = NSLayoutConstraint()
        func show(_ progress: Double) { ? barWidth.constant = CGFloat(progress) * bounds.width }
      }
      let cell = UploadCell()
      """),
    .passes(
      "bar with its value as text",
      """
      struct Upload: View {
        var body: some View {
          VStack {
            Text(progress, format: .percent)
            GeometryReader { room in Capsule().frame(width: room.size.width * progress) }
          }
        }
      }
      """),
    .passes(
      "bar with an accessibility value",
      """
      struct Upload: View {
        var body: some View {
          GeometryReader { room in Capsule().frame(width: room.size.width * progress) }
            .accessibilityElement()
            .accessibilityLabel("Upload")
            .accessibilityValue(Text(progress, format: .percent))
        }
      }
      """),
  ]
}
