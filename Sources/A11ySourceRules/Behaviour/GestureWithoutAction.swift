import A11yCore

struct GestureWithoutAction: Rule {
  static let info = RuleInfo(
    id: "gesture-without-action",
    summary: "What a long press or a swipe does cannot be done without it",
    family: .behaviour, severity: .warning,
    criteria: [.wcag("2.5.1"), .wcag("2.1.1"), .en("11.5.2.5")],
    why: """
      With VoiceOver a swipe moves the cursor and a long press needs a gesture nobody is told of; Switch Control and Voice \
      Control have neither. Menus and deletions behind them are lost.
      """,
    fix: "Offer the same as `accessibilityCustomActions`, in SwiftUI `.accessibilityAction(named:)` or `.contextMenu`.",
    examples: [
      .fails(
        "a menu behind a long press",
        """
        class Cell: UITableViewCell {
          func prepare() {
            ✗ addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(openMenu)))
          }
        }
        """),
      .fails(
        "SwiftUI",
        """
        struct Row: View {
          var body: some View { ✗ Text(name).onLongPressGesture { delete() } }
        }
        """),
      .passes(
        "an action as well",
        """
        class Cell: UITableViewCell {
          func prepare() {
            addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(openMenu)))
            accessibilityCustomActions = [menuAction]
          }
        }
        """),
      .passes(
        "a context menu, or an action by name",
        """
        struct Row: View {
          var body: some View {
            Text(name).onLongPressGesture { delete() }.accessibilityAction(named: "Delete") { delete() }
          }
        }
        struct Line: View {
          var body: some View { Text(name).onLongPressGesture { delete() }.contextMenu { Button("Delete") { delete() } } }
        }
        """),
    ]
  )

  private static let recognisers: Set<String> = ["UILongPressGestureRecognizer", "UISwipeGestureRecognizer"]
  /// Anything of these offers what is done another way.
  private static let ways: Set<String> = [
    "accessibilityCustomActions", "accessibilityAction", "accessibilityActions", "contextMenu", "swipeActions",
    "UIContextMenuInteraction", "accessibilityAdjustableAction", "accessibilityRepresentation",
    "accessibilityCustomAction",
    "accessibilityScrollAction", "trailingSwipeActionsConfigurationForRowAt", "contextMenuConfigurationForRowAt",
  ]

  func check(_ file: SourceFile) -> Verdict {
    var problems: [Problem] = []
    for node in file.nodes where node.kind == .call {
      guard let type = node.enclosingType, let what = gesture(node, file) else { continue }
      if type.mentionsAny(Self.ways) || offersElsewhere(type, file) { continue }
      problems.append(
        Problem(
          Finding.Subject(source: type.text.escapedName), "does something on \(what) and offers no other way",
          at: node.chain.location))
    }
    return Verdict(problems)
  }

  private func gesture(_ call: Node, _ file: SourceFile) -> String? {
    if file.mayUseSwiftUI, call.callee?.kind == .member, call.callee?.text == "onLongPressGesture" {
      let action = call.arguments.last { $0.kind == .closure }
      // Without an action of its own it only shows that it is pressed.
      guard let action, !action.children.isEmpty, call.argument("onPressingChanged") == nil,
        call.argument("pressing") == nil
      else { return nil }
      let root = call.chainRoot
      let around = (root?.ownModifiers ?? []) + (root?.enclosingModifiers ?? [])
      return around.contains { $0.name.hasPrefix("accessibility") && $0.name != "accessibilityIdentifier" }
        ? nil : "a long press"
    }
    guard call.calledName == "addGestureRecognizer", let recogniser = call.arguments.first, recogniser.kind == .call,
      let name = recogniser.calledName, Self.recognisers.contains(name)
    else { return nil }
    if let selector = recogniser.argument("action")?.source.lowercased(),
      ["dismiss", "hide", "close", "debug", "keyboard", "back"].contains(where: selector.contains)
    {
      return nil
    }
    return name == "UISwipeGestureRecognizer" ? "a swipe" : "a long press"
  }

  private func offersElsewhere(_ type: Node, _ file: SourceFile) -> Bool {
    guard let facts = file.index.classes[type.text] else { return false }
    return facts.hasHelper || !facts.mentioned.isDisjoint(with: Self.ways) || Self.ways.contains(where: facts.declares)
      || Self.ways.contains { file.index.callersSet($0, on: facts) }
      || facts.functions["tableView"] != nil && facts.mentioned.contains("UISwipeActionsConfiguration")
  }
}
