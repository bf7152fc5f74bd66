import A11yCore

struct ContainerHidesControls: Rule {
  static let info = RuleInfo(
    id: "container-hides-controls",
    summary: "An accessibility element hides the controls inside it",
    family: .structure, severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1"), .en("11.5.2.5")],
    why: """
      Assistive technology does not look inside an accessibility element: people cannot reach the buttons on the \
      card.
      """,
    fix: """
      Do not make the container an accessibility element, or add each button as an `accessibilityCustomActions` \
      entry.
      """,
    reviewQuestion: "does activating the container do the same?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.classes.compactMap { uikit($0, file) }
    if file.mayUseSwiftUI {
      violations += file.modifiers("accessibilityElement").compactMap { swiftUI($0, file) }
    }
    return RuleResult(violations)
  }

  private func uikit(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard let base = facts.uikitBase, KnownClasses.isView(base), !KnownClasses.controls.contains(base),
      let place = facts.assigned("isAccessibilityElement").first(where: { $0.assignedValue?.isTrue == true }),
      place.tree === file.tree, place.enclosingType?.text == facts.name, isPlain(place, facts), !facts.hasHelper
    else { return nil }
    let covered = [
      "accessibilityCustomActions", "accessibilityActivate", "accessibilityElements", "accessibilityElement",
      "accessibilityTraits", "accessibilityIncrement", "accessibilityElementCount",
    ]
    if covered.contains(where: facts.provides) { return nil }
    let controls = file.uikitObjects.filter { object in
      object.isMember && object.declaration.enclosingType?.text == facts.name
        && ["UIButton", "UISwitch", "UITextField", "UISlider", "UIStepper", "UISegmentedControl"]
          .contains(object.type ?? "")
        && !(object.assigned["isUserInteractionEnabled"] ?? []).contains { $0.assignedValue?.isFalse == true }
        && !(object.assigned["isAccessibilityElement"] ?? []).contains { $0.assignedValue?.isFalse == true }
        && object.passed.contains { ["addSubview", "addArrangedSubview", "UIStackView"].contains($0.calledName ?? "") }
    }
    guard let first = controls.first else { return nil }
    let others = controls.count > 1 ? " and \(controls.count - 1) more" : ""
    return Violation(
      facts.subject, "is an accessibility element and hides \(first.name.escapedName)\(others)",
      // One that fills it is tapped where VoiceOver taps: in the middle.
      isInferred: controls.count == 1, at: place.location)
  }

  /// Not for a state only: always, where the class is made.
  private func isPlain(_ place: Node, _ facts: ClassFacts) -> Bool {
    facts.assigned("isAccessibilityElement").count == 1
      && !place.ancestors.prefix { $0.kind != .function }.contains { $0.kind == .branch }
  }

  private static let controls: Set<String> = [
    "Button", "Toggle", "Slider", "Stepper", "Link", "NavigationLink", "Picker",
  ]

  private func swiftUI(_ modifier: Node, _ file: SourceFile) -> Violation? {
    if let children = modifier.argument("children"), children.lastName != "ignore" { return nil }
    guard let root = modifier.chainRoot else { return nil }
    let covering: Set<String> = [
      "accessibilityAction", "accessibilityActions", "accessibilityRepresentation", "accessibilityAdjustableAction",
      "accessibilityChildren", "onTapGesture", "accessibilityHidden", "accessibilityAddTraits", "accessibilityValue",
    ]
    if root.ownModifiers.contains(where: { covering.contains($0.name) || AccessibilityNames.isHelper($0.name) }) {
      return nil
    }
    if root.isTypeCall, let name = root.calledName, Self.controls.contains(name) {
      return Violation(
        Finding.Subject(source: name), "is replaced by an element that has neither its trait nor its action",
        fix: "Use `.accessibilityElement(children: .combine)`, or remove the modifier.",
        reviewQuestion: "does VoiceOver read its trait, and does a double tap activate it?", isInferred: true,
        at: modifier.nameLocation)
    }
    let kinds: Set<String> = ["Button", "Toggle", "TextField", "Slider", "Picker", "Link", "Stepper"]
    let controls = root.descendants.filter { inner in
      guard inner.isTypeCall, let name = inner.calledName else { return false }
      // Or a view of the app's that makes one and gets what it does: `Chip(action: open)`.
      return kinds.contains(name)
        || file.index.views[name]?.makes.contains("Button") == true
          && inner.arguments.contains { IdentifierWords($0.label).contain(anyOf: ["action", "on tap", "on press"]) }
    }
    guard let first = controls.first else { return nil }
    return Violation(
      Finding.Subject(source: (root.calledName ?? "view").escapedName),
      "ignores its children, so its \(first.calledName ?? "control") cannot be reached", at: modifier.chain.location)
  }
}

extension ContainerHidesControls {
  static let examples: [Example] = [
    .fails(
      "SwiftUI stack that ignores the buttons inside",
      """
      struct Card: View {
        var body: some View {
          ✗ HStack { Button("Like") { like() }; Button("Share") { share() } }.accessibilityElement(children: .ignore)
        }
      }
      """),
    .passes(
      "view whose button is an accessibility element",
      """
      class Card: UIView {
        let like = UIButton()
        init() {
          super.init(frame: .zero)
          addSubview(like)
          accessibilityElements = [like]
        }
      }
      """),
    .passes(
      "SwiftUI stack that combines its children or has an action",
      """
      struct Card: View {
        var body: some View {
          HStack { Button("Like") { like() } }.accessibilityElement(children: .combine)
          HStack { Button("Like") { like() } }.accessibilityElement(children: .ignore).accessibilityAction { like() }
        }
      }
      """),
    .needsReview(
      "accessibility element with one button, which it may represent",
      """
      class Row: UIView {
        let button = UIButton()
        init() {
          super.init(frame: .zero)
          ? isAccessibilityElement = true
          addSubview(button)
        }
      }
      """),
  ]
}
