import A11yCore

struct ContainerHidesControls: Rule {
  static let info = RuleInfo(
    id: "container-hides-controls",
    summary: "A container is one element, and the controls in it cannot be reached",
    family: .structure, severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1"), .en("11.5.2.5")],
    why: """
      Assistive technology does not look inside an element: the buttons on a card that is one itself exist for the eye \
      only.
      """,
    fix:
      "Let the container be no element and its parts be; or add each button as an `accessibilityCustomActions` entry.",
    reviewQuestion: "does a tap on the whole do what it does?",
    examples: [
      .fails(
        "a cell with buttons",
        """
        class Card: UIView {
          let like = UIButton()
          let share = UIButton()
          init() {
            super.init(frame: .zero)
            ✗ isAccessibilityElement = true
            addSubview(like)
            addSubview(share)
          }
        }
        """),
      .fails(
        "SwiftUI that ignores its children",
        """
        struct Card: View {
          var body: some View {
            ✗ HStack { Button("Like") { like() }; Button("Share") { share() } }.accessibilityElement(children: .ignore)
          }
        }
        """),
      .needsReview(
        "one button, which may fill the row and be tapped through it",
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
      .passes(
        "the parts are the elements",
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
        "custom actions do what the buttons do",
        """
        class Card: UIView {
          let like = UIButton()
          let share = UIButton()
          init() {
            super.init(frame: .zero)
            isAccessibilityElement = true
            addSubview(like)
            addSubview(share)
            accessibilityCustomActions = [likeAction, shareAction]
          }
        }
        """),
      .passes(
        "one control, for which the row stands",
        """
        class Row: UIView {
          let toggle = UISwitch()
          init() { super.init(frame: .zero); isAccessibilityElement = true; addSubview(toggle) }
          override func accessibilityActivate() -> Bool { toggle.setOn(!toggle.isOn, animated: true); return true }
        }
        """),
      .passes(
        "combined, which keeps the buttons as actions",
        """
        struct Card: View {
          var body: some View {
            HStack { Button("Like") { like() } }.accessibilityElement(children: .combine)
            HStack { Button("Like") { like() } }.accessibilityElement(children: .ignore).accessibilityAction { like() }
          }
        }
        """),
      .passes(
        "one element for as long as something holds",
        """
        class Card: UIView {
          let like = UIButton()
          let share = UIButton()
          func update() {
            if isCompact { isAccessibilityElement = true }
            addSubview(like)
            addSubview(share)
          }
        }
        class Row: UIView {
          let like = UIButton()
          let share = UIButton()
          func open() { isAccessibilityElement = true; addSubview(like); addSubview(share) }
          func close() { isAccessibilityElement = false }
        }
        """),
      .passes(
        "buttons that take no touches, a helper of the app's own, and a control that holds its label",
        """
        class Card: UIView {
          let like = UIButton()
          let share = UIButton()
          init() {
            super.init(frame: .zero)
            isAccessibilityElement = true
            like.isUserInteractionEnabled = false
            share.isUserInteractionEnabled = false
            addSubview(like)
            addSubview(share)
          }
        }
        class Row: UIView {
          let like = UIButton()
          let share = UIButton()
          init() {
            super.init(frame: .zero)
            isAccessibilityElement = true
            addSubview(like)
            addSubview(share)
            prepareAccessibility()
          }
        }
        struct Bar: View {
          var body: some View { NavigationLink(value: card) { Toggle(name, isOn: $isOn) }.accessibilityElement(children: .ignore) }
        }
        """),
      .passes(
        "a control that holds others, buttons that are no elements, and such as are never shown",
        """
        class Field: UITextField {
          let clear = UIButton()
          let show = UIButton()
          init() { super.init(frame: .zero); isAccessibilityElement = true; addSubview(clear); addSubview(show) }
        }
        class Card: UIView {
          let like = UIButton()
          let share = UIButton()
          init() {
            super.init(frame: .zero)
            isAccessibilityElement = true
            like.isAccessibilityElement = false
            share.isAccessibilityElement = false
            addSubview(like)
            addSubview(share)
          }
        }
        class Row: UIView {
          let like = UIButton()
          let share = UIButton()
          init() { super.init(frame: .zero); isAccessibilityElement = true }
        }
        struct Bar: View {
          var body: some View { HStack { Text(name); Image("map") }.accessibilityElement() }
        }
        """),
    ]
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.classes.compactMap { uikit($0, file) }
    if file.mayUseSwiftUI {
      violations += file.modifiers("accessibilityElement").compactMap(swiftUI)
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
      facts.subject, "is one element and holds \(first.name.escapedName)\(others), which nobody can reach",
      // One that fills it is tapped where VoiceOver taps: in the middle.
      isInferred: controls.count == 1, at: place.location)
  }

  /// Not for a state only: always, where the class is made.
  private func isPlain(_ place: Node, _ facts: ClassFacts) -> Bool {
    facts.assigned("isAccessibilityElement").count == 1
      && !place.ancestors.prefix { $0.kind != .function }.contains { $0.kind == .branch }
  }

  private func swiftUI(_ modifier: Node) -> Violation? {
    if let children = modifier.argument("children"), children.lastName != "ignore" { return nil }
    guard let root = modifier.chainRoot else { return nil }
    let controls = root.descendants.filter {
      $0.isTypeCall
        && ["Button", "Toggle", "TextField", "Slider", "Picker", "Link", "Stepper"].contains($0.calledName ?? "")
    }
    guard let first = controls.first else { return nil }
    let covering: Set<String> = [
      "accessibilityAction", "accessibilityActions", "accessibilityRepresentation", "accessibilityAdjustableAction",
      "accessibilityChildren", "onTapGesture", "accessibilityHidden", "accessibilityAddTraits", "accessibilityValue",
    ]
    if root.ownModifiers.contains(where: { covering.contains($0.name) || AccessibilityNames.isHelper($0.name) }) {
      return nil
    }
    if root.isTypeCall,
      ["Button", "Toggle", "Slider", "Stepper", "Link", "NavigationLink", "Picker"].contains(root.calledName ?? "")
    {
      return nil
    }
    return Violation(
      Finding.Subject(source: (root.calledName ?? "view").escapedName),
      "ignores its children, and its \(first.calledName ?? "control") cannot be reached", at: modifier.chain.location)
  }
}
