import A11yCore

struct ImageOnlyButton: Rule {
  static let info = RuleInfo(
    id: "image-only-button",
    summary: "An image button has no accessibility label",
    family: .naming, severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("1.1.1"), .en("11.5.2.5")],
    why: """
      VoiceOver reads the name of the image, "xmark" or "ic close 24", or only "button"; people have to guess what \
      the button does.
      """,
    fix: """
      Set the action as the label: `accessibilityLabel` in UIKit, `Button("Close", systemImage: "xmark")` in \
      SwiftUI.
      """,
    reviewQuestion: "does the code that uses its view set a label?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseUIKit {
      violations += file.uikitObjects.compactMap { violation($0, file) }
    }
    if file.mayUseSwiftUI {
      violations += file.typeCalls("Button").compactMap {
        swiftUI($0, file)
      }
    }
    return RuleResult(violations)
  }
}

extension ImageOnlyButton {
  private func violation(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard object.type == "UIButton" || object.type == "UIBarButtonItem", let made = object.construction,
      showsImage(object, made), !isNamed(object, made, file), !mayBeNamedElsewhere(object), !object.isUnseen
    else { return nil }
    // Its class is one element, or names its parts in a way of its own.
    if let owner = made.enclosingType.flatMap({ file.facts(of: $0.text) }),
      owner.assigned("isAccessibilityElement").contains(where: { $0.assignedValue?.isTrue == true })
        || owner.declares("isAccessibilityElement") || owner.declares("accessibilityElements")
    {
      return nil
    }
    let kind = object.type == "UIButton" ? "button" : "bar button"
    return Violation(
      Finding.Subject(object), "is a \(kind) with an image but no label", at: object.declaration.location)
  }

  private func showsImage(_ object: ObjectUse, _ made: Node) -> Bool {
    if let image = made.argument("image"), image.kind != .null { return made.argument("title") == nil }
    return showsConfiguredImage(object)
      || (object.calls["setImage"] ?? object.calls["setBackgroundImage"] ?? []).contains { call in
        call.arguments.first.map { $0.kind != .null } == true
      }
  }

  private func isNamed(_ object: ObjectUse, _ made: Node, _ file: SourceFile) -> Bool {
    if object.sets("accessibilityLabel", "accessibilityAttributedLabel", "title", "accessibilityElementsHidden") {
      return true
    }
    if object.sets("isAccessibilityElement", "largeContentTitle", "isUserInteractionEnabled") {
      return true
    }
    if object.has(calls: "setTitle", "setAttributedTitle", "setLocalizedTitle") { return true }
    if object.assigned.keys.contains(where: { $0.hasPrefix("titleLabel.text") || $0.hasPrefix("titleLabel.attributed") }
    ) {
      return true
    }
    if file.index.assignedPaths.contains("\(object.name).accessibilityLabel") { return true }
    let type = made.argument("type")?.lastName
    if ["close", "infoLight", "infoDark", "contactAdd", "detailDisclosure"].contains(type ?? "") { return true }
    // An action may carry the title.
    return mayHaveConfiguredWords(object, made, file) || made.argument("primaryAction").map(mayHaveTitle) == true
      || made.argument("barButtonSystemItem") != nil || made.argument("systemItem") != nil
      || made.argument("customView") != nil
  }

  private static let knownCalls: Set<String> = [
    "setImage", "setBackgroundImage", "addTarget", "addAction", "setTitleColor", "setPreferredSymbolConfiguration",
    "addSubview", "removeFromSuperview", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "sizeToFit", "addConstraint", "addConstraints", "addInteraction", "sendActions", "setNeedsLayout", "constraint",
    "makeConstraints", "setBackgroundColor", "addGestureRecognizer", "removeTarget", "isDescendant", "layoutIfNeeded",
    "setNeedsDisplay", "setNeedsUpdateConfiguration", "startAnimating", "add",
  ]

  private static let knownReceivers: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "bringSubviewToFront", "UIStackView",
    "sendSubviewToBack", "UIBarButtonItem", "activate", "append", "setCustomSpacing", "addSubviews", "constraint",
    "NSLayoutConstraint", "print", "removeArrangedSubview", "setRightBarButton", "setLeftBarButton",
    "setRightBarButtonItems", "setLeftBarButtonItems", "animate", "convert", "setItems", "setToolbarItems",
    "addArrangedSubviews", "hitTest",
  ]

  /// A method or function of the app's gets hold of it: it may name it.
  private func mayBeNamedElsewhere(_ object: ObjectUse) -> Bool {
    if object.isOutlet { return true }
    let isCalled = object.calls.keys.contains { path in
      let name = path.split(separator: ".").last.map(String.init) ?? path
      return !Self.knownCalls.contains(name) && !path.contains("Anchor") && !path.hasPrefix("snp")
        && !path.hasPrefix("layer")
        && !path.hasPrefix("imageView") && !path.hasPrefix("titleLabel")
    }
    return isCalled || object.passed.contains { !Self.knownReceivers.contains($0.calledName ?? "") }
      || isReturned(object)
  }

  /// A function that makes buttons: its caller may name them.
  private func isReturned(_ object: ObjectUse) -> Bool {
    guard !object.isMember, let code = object.declaration.enclosingCode else { return false }
    if code.kind == .closure { return true }
    let isInReturn = code.uses(of: object.declaration.symbol).contains { use in
      Node(tree: code.tree, index: use).ancestors.prefix { $0 != code }.contains { $0.kind == .return }
    }
    return isInReturn || code.body?.lastChild?.path == object.name
  }
}

extension ImageOnlyButton {
  static let examples: [Example] = [
    .fails(
      "image button without a label",
      """
      ✗ let close = UIButton()
      close.setImage(UIImage(named: "xmark"), for: .normal)
      """),
    .fails(
      "SwiftUI button with an image only",
      """
      struct Header: View {
        var body: some View {
          ✗ Button { close() } label: { Image(systemName: "xmark") }
        }
      }
      """),
    .passes(
      "image button with a label",
      """
      let close = UIButton()
      close.setImage(UIImage(named: "xmark"), for: .normal)
      close.accessibilityLabel = String(localized: "Close")
      """),
    .needsReview(
      "hint set by another view, which may set the label too",
      """
      struct MapButton: View {
        var body: some View { ? Button(action: action) { Image(systemName: "map") } }
      }
      struct Place: View {
        var body: some View { MapButton().accessibilityHint("Opens the map.") }
      }
      """),
  ]
}
