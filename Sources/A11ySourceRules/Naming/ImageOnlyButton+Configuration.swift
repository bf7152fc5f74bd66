/// Buttons of UIKit that get their look from a `UIButton.Configuration`.
extension ImageOnlyButton {
  private static let words = ["title", "attributedTitle", "subtitle", "attributedSubtitle"]
  /// Those that UIKit makes, which show nothing yet.
  private static let looks: Set<String> = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent", "glass",
    "prominentGlass", "clearGlass", "prominentClearGlass",
  ]

  /// Of its own, or of one that it gets.
  func configuredImage(of button: ObjectUse) -> Node? {
    (button.assigned["configuration.image"] ?? []).lazy.compactMap(\.assignedValue).first { $0.kind != .null }
  }

  /// The image of `.simpleImage(close)`, a custom function that makes a configuration without words.
  func configuredImage(by value: Node, _ file: SourceFile) -> Node? {
    var maker = value
    // `.simpleImage(close).withoutMargins()`
    while maker.kind == .call, let base = maker.base, base.kind == .call {
      guard file.index.names(maker.calledName ?? "") == false else { return nil }
      maker = base
    }
    guard maker.kind == .call, file.index.makers.imageConfigurations.contains(maker.calledName ?? "") else {
      return nil
    }
    return maker.arguments.first { $0.kind != .null }
  }

  /// One that is made elsewhere, or anew with every state, may have any.
  func mayHaveConfiguredWords(_ button: ObjectUse, _ made: Node, _ file: SourceFile) -> Bool {
    if Self.words.contains(where: { button.sets("configuration.\($0)") }) { return true }
    if button.sets("configurationUpdateHandler") { return true }
    let given = (button.assigned["configuration"] ?? []).compactMap(\.assignedValue)
    return (given + [made.argument("configuration")].compactMap(\.self)).contains { !isEmpty($0, file) }
  }

  /// `UIAction { … }` has no title.
  func mayHaveTitle(_ action: Node) -> Bool {
    if action.kind == .null { return false }
    return !(action.isTypeCall && action.calledName == "UIAction") || action.argument("title") != nil
  }

  private func isEmpty(_ value: Node, _ file: SourceFile) -> Bool {
    // The one that a button has already: `button.configuration ?? .plain()`
    if value.kind == .binary, value.text == "??" { return value.children.allSatisfy { isEmpty($0, file) } }
    if value.kind == .member, value.text == "configuration" { return true }
    if configuredImage(by: value, file) != nil { return true }
    if value.kind == .call {
      return Self.looks.contains(value.calledName ?? "") && value.arguments.isEmpty
        && (value.base == nil || value.base?.path == "UIButton.Configuration")
    }
    guard let name = value.path,
      let object = file.objects(name).last(where: { object in
        object.type == "UIButton.Configuration"
          && (object.isMember || object.declaration.parent?.holds(value) == true)
      }), let first = object.declaration.initialValue
    else { return false }
    return first.kind != .name && isEmpty(first, file)
  }
}
