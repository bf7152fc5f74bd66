import A11yCore

/// Buttons of SwiftUI.
extension ImageOnlyButton {
  private static let naming: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityRepresentation", "accessibilityElement",
    "accessibilityLabeledPair", "accessibilityInputLabels",
  ]

  func swiftUI(_ button: Node, _ file: SourceFile) -> Violation? {
    guard let label = label(of: button) else { return nil }
    let views = label.descendants.filter(\.isTypeCall)
    guard let image = views.first(where: { $0.calledName == "Image" }),
      views.allSatisfy({ Self.silent.contains($0.calledName ?? "") }), !label.descendants.contains(where: isUnknown)
    else { return nil }
    // Any word about accessibility inside, on the button or around it is taken for a name.
    if label.descendants.contains(where: { $0.kind == .member && Self.naming.contains($0.text) }) { return nil }
    let around = button.ownModifiers + button.enclosingModifiers
    if around.contains(where: { Self.naming.contains($0.name) || file.index.isHelper($0.name) }) { return nil }
    if image.argument("label") != nil || image.arguments.isEmpty { return nil }
    if button.enclosingViews.contains(where: { ["Label", "Menu"].contains($0.calledName ?? "") }) { return nil }
    if button.isTakenIntoElement || isUnseen(image) || isNamedByUsers(button) { return nil }
    let type = button.enclosingType?.text ?? ""
    if file.index.spokenFor.contains(type), !file.index.unnamedViews.contains(type) { return nil }
    // Whoever uses this view says something of it, which may be enough.
    let isSpokenFor = file.index.spokenFor.contains(type)
    return Violation(
      Finding.Subject(source: "Button"), "shows \(name(of: image)) but has no label",
      isInferred: isSpokenFor, at: button.location)
  }

  /// In no colour: it only balances another button.
  private func isUnseen(_ image: Node) -> Bool {
    image.ownModifiers.contains {
      ["foregroundColor", "foregroundStyle", "tint"].contains($0.name) && $0.call.arguments.first?.lastName == "clear"
        || $0.name == "opacity" && $0.call.arguments.first?.numberValue == 0
    }
  }

  /// `roundButton("stop").accessibilityLabel("Stop")`: a member makes it, and every other that uses it names it.
  private func isNamedByUsers(_ button: Node) -> Bool {
    guard let member = button.enclosingMember, member.text != "body", let type = button.enclosingType else {
      return false
    }
    let uses = type.uses(of: member.symbol).lazy.map { Node(tree: type.tree, index: $0) }
      .filter { !member.holds($0) }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let made = use.parent?.kind == .call && use.parent?.firstChild == use ? use.parent ?? use : use
        return made.ownModifiers.contains { Self.naming.contains($0.name) }
      }
  }

  /// Views that say nothing by themselves.
  private static let silent: Set<String> = [
    "Image", "HStack", "VStack", "ZStack", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Spacer", "Color",
    "Group", "Ellipse", "LinearGradient", "Gradient", "RadialGradient", "Divider", "UnevenRoundedRectangle",
    "EdgeInsets",
    "CGSize", "CGFloat", "Double", "StrokeStyle", "UIImage", "Angle", "UIColor", "Font",
  ]

  /// The closure that is shown; nil when the button has a title, or the label is made elsewhere.
  private func label(of button: Node) -> Node? {
    let closures = button.arguments.filter { $0.kind == .closure }
    if let label = button.argument("label") { return label.kind == .closure ? label : nil }
    if button.argument("action") != nil, let label = closures.last, label.isTrailing { return label }
    return nil
  }

  /// A view of the app's own, a property or a condition's other branch may hold words.
  private func isUnknown(_ node: Node) -> Bool {
    if node.kind == .name || node.kind == .call, node.parent?.kind == .closure || node.parent?.kind == .block {
      return node.kind == .name || node.chainRoot == nil
    }
    return false
  }

  private func name(of image: Node) -> String {
    let text = image.arguments.first?.literal
    return text.map { "the image \($0.quoted(limit: 40))" } ?? "an image"
  }
}
