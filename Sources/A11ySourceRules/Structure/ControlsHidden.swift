import A11yCore

struct ControlsHidden: Rule {
  static let info = RuleInfo(
    id: "controls-hidden",
    summary: "A visible control is hidden from assistive technology",
    family: .structure, severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("2.1.1"), .en("11.5.2.5")],
    why: "Sighted people can use the control; people who use VoiceOver, Switch Control or Voice Control cannot.",
    fix: "Hide only decorative views; give the control a label instead.",
    reviewQuestion: "does another accessibility element do the same?",
    examples: examples
  )

  private static let controls: Set<String> = [
    "Button", "Toggle", "TextField", "Slider", "Picker", "Stepper", "SecureField",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.uikitObjects.compactMap { uikit($0, file) }
    if file.mayUseSwiftUI {
      violations += file.modifiers("accessibilityHidden").compactMap(swiftUI)
    }
    return RuleResult(violations)
  }

  private func uikit(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard let type = object.type, KnownClasses.controls.contains(type), let place = hiding(object),
      object.construction != nil, !isIdle(object), !isBehindModal(place)
    else { return nil }
    // Its container may represent it: a cell with actions, a row that is an element.
    if let name = place.enclosingType?.text {
      guard let owner = file.facts(of: name) else { return nil }
      let covers = [
        "accessibilityCustomActions", "accessibilityActivate", "isAccessibilityElement", "accessibilityElements",
        "accessibilityTraits", "accessibilityIncrement", "accessibilityLabel",
      ]
      if covers.contains(where: owner.provides) || owner.hasHelper { return nil }
    }
    return Violation(
      Finding.Subject(object), "is a \(type) that is hidden from assistive technology",
      isInferred: place.enclosingType != nil, at: place.location)
  }

  /// Cannot be used anyhow.
  private func isIdle(_ object: ObjectUse) -> Bool {
    ["isUserInteractionEnabled", "isEnabled", "isHidden", "isEditable", "alpha"].contains { object.assigned[$0] != nil }
  }

  private func hiding(_ object: ObjectUse) -> Node? {
    let elements = object.assigned["isAccessibilityElement"] ?? []
    if elements.count == 1, let place = elements.first, place.assignedValue?.isFalse == true { return place }
    let hidden = object.assigned["accessibilityElementsHidden"] ?? []
    if hidden.count == 1, let place = hidden.first, place.assignedValue?.isTrue == true { return place }
    return nil
  }

  /// The same code makes something modal, and whatever is behind that is hidden anyhow.
  private func isBehindModal(_ place: Node) -> Bool {
    guard let code = place.enclosingMember ?? place.enclosingCode else { return false }
    return code.mentions("isModal")
      || code.descendants.contains {
        $0.kind == .assign && $0.target?.lastName == "accessibilityViewIsModal" && $0.assignedValue?.isFalse == false
      }
  }

  private func swiftUI(_ modifier: Node) -> Violation? {
    guard modifier.arguments.count == 1, modifier.arguments.first?.isTrue == true, let root = modifier.chainRoot else {
      return nil
    }
    // A lone hidden control has a sibling or a container that speaks for it; a person would have to look.
    let isAlone = Self.controls.contains(root.calledName ?? "")
    let inner = root.descendants.first {
      $0.isTypeCall && Self.controls.contains($0.calledName ?? "")
        // A button without a look, which is there for a key.
        && !$0.ownModifiers.contains { $0.name == "keyboardShortcut" }
    }
    guard let control = isAlone ? root : inner, !isBehindModal(modifier) else { return nil }
    let off: Set<String> = ["opacity", "allowsHitTesting", "disabled", "hidden"]
    let around = root.ownModifiers + root.enclosingModifiers
    if around.contains(where: { off.contains($0.name) }) { return nil }
    if around.contains(where: {
      $0.name.hasPrefix("accessibility") && $0.name != "accessibilityHidden" && $0.name != "accessibilityIdentifier"
    }) {
      return nil
    }
    return Violation(
      Finding.Subject(source: (control.calledName ?? "view").escapedName),
      "is hidden from assistive technology but can be used",
      isInferred: isAlone, at: modifier.chain.location)
  }
}

extension ControlsHidden {
  static let examples: [Example] = [
    .fails(
      "SwiftUI stack with a button hidden from VoiceOver",
      """
      struct Bar: View {
        var body: some View { ✗ HStack { Text(sum); Button("Pay") { pay() } }.accessibilityHidden(true) }
      }
      """),
    .fails(
      "UIKit button that is not an accessibility element",
      """
      let pay = UIButton()
      ✗ pay.isAccessibilityElement = false
      """),
    .passes(
      "decorative image hidden from VoiceOver",
      """
      struct Bar: View {
        var body: some View { HStack { Image(decorative: "dots") }.accessibilityHidden(true) }
      }
      """),
    .needsReview(
      "single hidden button, which may have an alternative",
      """
      struct Bar: View {
        var body: some View { HStack { ? Button("Pay") { pay() }.accessibilityHidden(true) } }
      }
      class Bar: UIView {
        let pay = UIButton()
        func prepare() { ? pay.accessibilityElementsHidden = true }
      }
      """),
  ]
}
