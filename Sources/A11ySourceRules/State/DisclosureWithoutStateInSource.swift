import A11yCore

/// A view that shows and hides what is below it, and turns an arrow.
struct DisclosureWithoutStateInSource: Rule {
  static let info = RuleInfo(
    id: "disclosure-without-state",
    summary: "A control that discloses content does not expose whether it is expanded",
    family: .state, severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      The arrow shows whether the content is open. VoiceOver reads the title alone: people hear neither that there is \
      more nor whether it is open.
      """,
    fix: """
      Use `DisclosureGroup`, or add `.accessibilityValue(isExpanded ? "Expanded" : "Collapsed")` to the button.
      """,
    examples: examples
  )

  private static let speaking: Set<String> = [
    "accessibilityValue", "accessibilityRepresentation", "accessibilityHint", "accessibilityHidden", "isSelected",
    "isToggle", "DisclosureGroup",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseSwiftUI, !file.isWidget, file.says("Image") else { return [] }
    return RuleResult(file.typeCalls("Image").compactMap { violation($0, file) })
  }

  private func violation(_ image: Node, _ file: SourceFile) -> Violation? {
    guard let state = turningState(image), let type = image.enclosingType,
      type.declaration?.inherits.contains("View") == true, !file.index.spokenFor.contains(type.text),
      !type.mentionsAny(Self.speaking), let control = control(around: image, changing: state),
      opens(state, in: type), !says(state, in: control, but: image)
    else { return nil }
    let around = image.ownModifiers + image.enclosingModifiers
    if around.contains(where: { file.index.isHelper($0.name) || saysState($0, state) }) { return nil }
    return Violation(
      Finding.Subject(source: control.calledName ?? "Image"),
      "shows and hides content but does not expose whether it is expanded", at: control.location)
  }

  /// The name on which an arrow depends: `Image(systemName: isOpen ? "chevron.up" : "chevron.down")`, or an arrow with
  /// `.rotationEffect(.degrees(isOpen ? 90 : 0))`.
  private func turningState(_ image: Node) -> String? {
    guard let name = image.argument("systemName") else { return nil }
    if name.kind == .ternary {
      let names = name.alternatives.compactMap(\.literal)
      return names.count == 2 && names.allSatisfy(isArrow) ? flag(name.firstChild) : nil
    }
    guard let literal = name.literal, isArrow(literal),
      let turn = image.ownModifiers.first(where: { $0.name == "rotationEffect" || $0.name == "rotation3DEffect" })
    else { return nil }
    return turn.call.descendants.first { $0.kind == .ternary }.flatMap { flag($0.firstChild) }
  }

  private func isArrow(_ name: String) -> Bool { name.hasPrefix("chevron.") || name.hasPrefix("arrowtriangle.") }

  /// A property, and not a comparison.
  private func flag(_ condition: Node?) -> String? {
    guard let condition else { return nil }
    return (condition.kind == .prefix ? condition.firstChild : condition)?.lastName
  }

  /// The button or the tapped view that holds the arrow and changes the state.
  private func control(around image: Node, changing state: String) -> Node? {
    if let button = image.enclosingViews.first(where: { $0.calledName == "Button" }) {
      return changes(state, in: button) ? button : nil
    }
    guard let tap = image.enclosingModifiers.first(where: { $0.name == "onTapGesture" }), changes(state, in: tap.call)
    else { return nil }
    return tap.call.chainRoot ?? image
  }

  private func changes(_ state: String, in code: Node) -> Bool {
    code.descendants.contains { node in
      switch node.kind {
      case .call: node.calledName == "toggle" && node.base?.lastName == state
      case .assign: node.target?.lastName == state
      default: false
      }
    }
  }

  /// `if isOpen { … }` around views.
  private func opens(_ state: String, in type: Node) -> Bool {
    type.descendants.contains { node in
      node.kind == .branch && node.firstChild?.lastName == state
        && node.eachChild.contains { block in block.kind == .block && block.descendants.contains(where: \.isTypeCall) }
    }
  }

  /// `.accessibilityLabel(isOpen ? "Hide details" : "Show details")`
  private func saysState(_ modifier: Node.Modifier, _ state: String) -> Bool {
    modifier.name.hasPrefix("accessibility") && modifier.call.arguments.contains { $0.mentions(state) }
  }

  /// `Text(isOpen ? "Show less" : "Show more")`
  private func says(_ state: String, in control: Node, but image: Node) -> Bool {
    control.descendants.contains { node in
      guard node.kind == .ternary, !image.chain.holds(node), flag(node.firstChild) == state else { return false }
      return node.alternatives.contains { $0.kind == .string || $0.kind == .words || $0.isTypeCall }
    }
  }
}

extension DisclosureWithoutStateInSource {
  static let examples: [Example] = [
    .fails(
      "button that shows details and turns its arrow",
      """
      struct Details: View {
        @State var isOpen = false
        var body: some View {
          VStack {
            ✗ Button { isOpen.toggle() } label: {
              HStack { Text("Details"); Image(systemName: isOpen ? "chevron.up" : "chevron.down") }
            }
            if isOpen { Text(details) }
          }
        }
      }
      """),
    .passes(
      "the state is the button's value",
      """
      struct Details: View {
        @State var isOpen = false
        var body: some View {
          VStack {
            Button { isOpen.toggle() } label: {
              HStack { Text("Details"); Image(systemName: isOpen ? "chevron.up" : "chevron.down") }
            }
            .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
            if isOpen { Text(details) }
          }
        }
      }
      """),
    .passes(
      "DisclosureGroup, which exposes it",
      """
      struct Details: View {
        var body: some View { DisclosureGroup("Details") { Text(details) } }
      }
      """),
    .passes(
      "title that states what the button does",
      """
      struct Details: View {
        @State var isOpen = false
        var body: some View {
          VStack {
            Button { isOpen.toggle() } label: {
              HStack { Text(isOpen ? "Show less" : "Show more"); Image(systemName: isOpen ? "chevron.up" : "chevron.down") }
            }
            if isOpen { Text(details) }
          }
        }
      }
      """),
  ]
}
