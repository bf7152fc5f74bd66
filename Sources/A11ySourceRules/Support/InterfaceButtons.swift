/// Buttons of interface files that only their actions lead to.
extension SourceFile {
  /// A button without a name, and what it calls.
  struct InterfaceButton {
    let action: Node
    let button: InterfaceOutlets.Button
  }

  /// The buttons without a name that call actions of this file, the first for each action.
  var unnamedInterfaceButtons: [InterfaceButton] {
    nodes.compactMap { node in
      guard node.kind == .function, node.declaration?.attributes.contains("IBAction") == true, !namesSender(node),
        let type = node.enclosingType?.text
      else { return nil }
      return node.objectiveCSelectors.lazy.flatMap { index.interfaceButtons(calling: $0, of: type) }
        .first { isUnnamed($0, of: type) }.map { InterfaceButton(action: node, button: $0) }
    }
  }

  private func isUnnamed(_ button: InterfaceOutlets.Button, of type: String) -> Bool {
    if !button.object.isPlainButton(self) { return false }
    let owners = ([type] + button.around).compactMap { facts(of: $0) }
    return !owners.contains { facts in
      // It is one element, or speaks for its parts.
      facts.hasHelper || facts.declares("accessibilityLabel") || facts.declares("accessibilityElements")
        || facts.declares("isAccessibilityElement") || facts.mentions("accessibilityElements")
        || facts.assigned("isAccessibilityElement").contains { $0.assignedValue?.isTrue == true }
        || facts.mentionsAny(button.isBarButton ? Self.barPlaces : Self.places) && facts.mentionsAny(Self.naming)
    }
  }

  /// Code that finds a button by these may name it.
  private static let places: Set<String> = ["subviews", "arrangedSubviews", "viewWithTag"]
  private static let barPlaces: Set<String> = [
    "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems", "toolbarItems",
  ]
  private static let naming = ControlMakers.titles.union(["attributedTitle", "accessibilityLabel", "configuration"])

  /// `sender.setTitle(name, for: .normal)`: code that has the button may name it, also the code that the action hands it to.
  private func namesSender(_ action: Node) -> Bool {
    guard let sender = action.eachChild.first(where: { $0.kind == .parameter }) else { return false }
    return action.subtree.contains { node in
      switch node.kind {
      case .member: Self.naming.contains(node.text)
      case .call:
        node.arguments.contains { $0.kind == .name && $0.symbol == sender.symbol }
          && index.names(node.calledName ?? "") == true
      default: false
      }
    }
  }
}

extension SourceFile.InterfaceButton {
  static let fix = """
    In Interface Builder, select the button and enter a label in the Identity inspector, under Accessibility.
    """
}

extension Node {
  private static let prepositions: Set<String> = [
    "at", "by", "for", "from", "in", "into", "of", "on", "onto", "over", "to", "with", "without",
  ]

  /// `close`, `close:`, `closeWithSender:`, `tap:forEvent:`; none for a function that Objective-C calls by another name.
  fileprivate var objectiveCSelectors: [String] {
    guard declaration?.attributes.contains("objc") != true else { return [] }
    let parameters = eachChild.filter { $0.kind == .parameter }
    guard let first = parameters.first else { return [text] }
    let others = parameters.dropFirst().map { ($0.label == "_" ? "" : $0.label) + ":" }.joined()
    if first.label == "_" { return ["\(text):\(others)"] }
    // `tap(on:)` is `tapOn:`.
    let with = Self.prepositions.contains(first.label) ? "" : "With"
    let label = first.label.prefix(1).uppercased() + first.label.dropFirst()
    // Before Swift 3 the first parameter had no label outside.
    return ["\(text)\(with)\(label):\(others)", "\(text):\(others)"]
  }
}
