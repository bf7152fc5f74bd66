import A11yCore

/// Buttons of SwiftUI, which take touches where their label is.
extension SmallHitArea {
  private static let roomy: Set<String> = ["padding", "contentShape", "hidden", "disabled", "allowsHitTesting"]

  func swiftUI(_ button: Node) -> Violation? {
    let modifiers = button.ownModifiers
    guard let (width, height) = frame(modifiers), !modifiers.contains(where: { Self.roomy.contains($0.name) }) else {
      return nil
    }
    return violation(width, height, Finding.Subject(source: "Button"), at: button.chain)
  }

  private static let bars: Set<String> = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "Menu", "contextMenu", "swipeActions", "alert",
    "confirmationDialog",
  ]

  /// An image and nothing else, held to a size. A style, or what is around the button, may give it room.
  func label(of button: Node) -> Violation? {
    let closures = button.arguments.filter { $0.kind == .closure }
    guard let label = button.argument("label") ?? (button.argument("action") != nil ? closures.last : nil),
      label.kind == .closure, label.children.count == 1, let chain = label.children.first, let root = chain.chainRoot,
      root.calledName == "Image", let (width, height) = frame(root.ownModifiers),
      !root.ownModifiers.contains(where: { Self.roomy.contains($0.name) || $0.name == "background" })
    else { return nil }
    let around = button.ownModifiers
    if around.contains(where: { Self.roomy.contains($0.name) || $0.name == "frame" || isExempt($0) }) { return nil }
    if button.ancestors.contains(where: { Self.bars.contains($0.calledName ?? "") || isForBar($0) }) { return nil }
    var violation = violation(width, height, Finding.Subject(source: "Button"), at: button)
    violation?.isInferred = true
    violation?.grade = .full
    return violation
  }

  private func isExempt(_ modifier: Node.Modifier) -> Bool {
    IdentifierWords(modifier.name).contain(anyOf: exemptModifiers)
  }

  /// `var trailingBarItems: some View`
  private func isForBar(_ node: Node) -> Bool {
    guard node.kind == .variable || node.kind == .function else { return false }
    return IdentifierWords(node.text).contain(anyOf: exemptMembers)
  }

  /// The one frame of a chain, when both sides are numbers.
  private func frame(_ modifiers: [Node.Modifier]) -> (width: Double, height: Double)? {
    let frames = modifiers.filter { $0.name == "frame" }
    guard frames.count == 1, let width = frames.first?.call.argument("width")?.numberValue,
      let height = frames.first?.call.argument("height")?.numberValue
    else { return nil }
    return (width, height)
  }
}
