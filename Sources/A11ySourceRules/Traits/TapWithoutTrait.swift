import A11yCore

struct TapWithoutTrait: Rule {
  static let info = RuleInfo(
    id: "tap-without-trait",
    summary: "Something can be tapped and does not say so",
    family: .traits, severity: .error,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      VoiceOver reads it as plain text or not at all, Switch Control and the keyboard pass it by, and so nobody who \
      cannot see it learns that it opens something.
      """,
    fix:
      "Use a button; or make it an element with the trait `.button`, in SwiftUI `.accessibilityAddTraits(.isButton)`.",
    examples: [
      .fails(
        "a tap on a view",
        """
        let card = UIView()
        ✗ card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        """),
      .fails(
        "a tap on a text",
        """
        struct Row: View {
          var body: some View { ✗ Text("Open").onTapGesture { open() } }
        }
        """),
      .passes(
        "with the trait",
        """
        let card = UIView()
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        card.isAccessibilityElement = true
        card.accessibilityTraits.insert(.button)
        """),
      .passes(
        "with the trait in SwiftUI, behind a check of the system's version too",
        """
        struct Row: View {
          var body: some View {
            Text("Open").onTapGesture { open() }.accessibilityAddTraits(.isButton)
            HStack { Text("Open").onTapGesture { open() } }.accessibilityAddTraits([.isButton])
            if #available(iOS 17, *) { Text("Open").onTapGesture { open() }.accessibilityAction { open() } }
          }
        }
        """),
      .passes(
        "a modifier of the app's own that adds the trait",
        """
        extension View {
          func tappable() -> some View { accessibilityAddTraits(.isButton) }
        }
        struct Row: View {
          var body: some View { Text("Open").onTapGesture { open() }.tappable() }
        }
        """),
      .passes(
        "what puts the keyboard away",
        """
        class Form: UIViewController {
          func prepare() {
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hideKeyboard)))
          }
          @objc func hideKeyboard() { view.endEditing(true) }
        }
        struct Page: View {
          var body: some View { VStack { }.onTapGesture { isFocused = false } }
        }
        """),
      .passes(
        "taps that come twice, and what is hidden",
        """
        struct Photo: View {
          var body: some View {
            Image("harbour").onTapGesture(count: 2) { zoom() }
            Color.black.opacity(0.3).onTapGesture { dismiss() }.accessibilityHidden(true)
          }
        }
        """),
      .passes(
        "a control inside has the same for everybody",
        """
        struct Row: View {
          var body: some View { HStack { Text("Open"); Button("Open") { open() } }.onTapGesture { open() } }
        }
        """),
    ]
  )

  func check(_ file: SourceFile) -> Verdict {
    var problems: [Problem] = []
    if file.mayUseUIKit { problems += file.objects.compactMap { uikit($0, file) } }
    if file.mayUseSwiftUI {
      problems += file.modifiers("onTapGesture").compactMap { swiftUI($0, file) }
    }
    return Verdict(problems)
  }
}

extension TapWithoutTrait {
  private static let plain: Set<String> = ["UIView", "UIImageView", "UILabel", "UIStackView", "UIVisualEffectView"]

  private func uikit(_ object: ObjectUse, _ file: SourceFile) -> Problem? {
    guard let type = object.type, Self.plain.contains(type), object.construction != nil, !object.isOutlet,
      let call = object.calls["addGestureRecognizer"]?.first, let recogniser = call.arguments.first,
      let made = tap(recogniser, file)
    else { return nil }
    let sets = object.assigned.keys.contains { $0.hasPrefix("accessibility") || $0 == "isAccessibilityElement" }
    if sets || object.calls.keys.contains(where: { $0.hasPrefix("accessibility") || file.index.isHelper($0) }) {
      return nil
    }
    // The class that holds it may speak for it as a whole.
    let owner = call.enclosingType.flatMap { file.facts(of: $0.text) }
    if let owner,
      owner.isExposed || owner.hasHelper || owner.provides("accessibilityCustomActions")
        || owner.provides("accessibilityActivate") || owner.provides("accessibilityTraits")
    {
      return nil
    }
    if file.index.spokenReceivers.contains(object.name) { return nil }
    if dismisses(made, in: call) || isBackdrop(object.name) { return nil }
    if object.passed.contains(where: { file.index.isHelper($0.calledName ?? "") }) { return nil }
    return Problem(
      Finding.Subject(object), "can be tapped and does not have the trait .button", at: call.location)
  }

  /// The call that makes the recogniser, when it is one of a single tap that others do not share.
  private func tap(_ recogniser: Node, _ file: SourceFile) -> Node? {
    if recogniser.kind == .call { return recogniser.calledName == "UITapGestureRecognizer" ? recogniser : nil }
    guard let name = recogniser.path,
      let object = file.objects.last(where: { $0.name == name && isVisible($0, from: recogniser) }),
      object.type == "UITapGestureRecognizer", let made = object.construction
    else { return nil }
    if object.assigned["numberOfTapsRequired"]?.contains(where: { $0.assignedValue?.numberValue != 1 }) == true {
      return nil
    }
    if object.sets("cancelsTouchesInView", "numberOfTouchesRequired", "delegate") { return nil }
    return made
  }

  private func isVisible(_ object: ObjectUse, from node: Node) -> Bool {
    object.isMember || object.declaration.parent.map { $0.holds(node) } == true
  }

  /// A backdrop is tapped to close what is before it, which has a control for it or an escape.
  private func isBackdrop(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [
      "overlay", "background", "backdrop", "dim", "scrim", "mask", "container", "blur", "cover", "video", "player",
      "canvas",
    ].contains(
      where: lower.contains)
  }

  private func dismisses(_ recogniser: Node, in call: Node) -> Bool {
    guard let selector = recogniser.argument("action")?.descendants.last(where: { $0.lastName != nil })?.text else {
      return false
    }
    let lower = selector.lowercased()
    if ["keyboard", "endediting", "dismiss", "hide", "resign", "close"].contains(where: lower.contains) { return true }
    let method = call.tree.nodes.first { $0.kind == .function && $0.text == selector }
    return method.map { $0.mentionsAny(["endEditing", "resignFirstResponder", "dismiss"]) } ?? false
  }
}
