import A11yCore

struct RowNotCombined: Rule {
  static let info = RuleInfo(
    id: "row-not-combined",
    summary: "The texts of a row are separate elements",
    family: .structure, severity: .warning,
    criteria: [.wcag("1.3.1"), .hig("Accessibility")],
    why: """
      Each text of the row is an element of its own: people swipe several times for each row, and hear a value without \
      the name it belongs to.
      """,
    fix: "Add `.accessibilityElement(children: .combine)` to the row.",
    reviewQuestion: "are the texts of a row easier to understand as one element?",
    examples: examples
  )

  /// They join the texts of their label, or hold rows themselves.
  private static let joining: Set<String> = [
    "Button", "NavigationLink", "Link", "Menu", "Toggle", "Label", "ShareLink", "Picker", "Section", "Chart", "Table",
    "GroupBox", "LabeledContent",
  ]
  private static let settling: Set<String> = [
    "accessibilityElement", "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityRepresentation",
    "accessibilityChildren", "onTapGesture", "accessibilityAction",
  ]
  private static let stacks: Set<String> = [
    "HStack", "VStack", "LazyHStack", "LazyVStack", "ZStack", "Grid", "GridRow",
  ]
  /// Two are a title and its subtitle, which people often hear one by one without harm.
  private static let fewest = 3

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseSwiftUI, !file.isWidget else { return [] }
    return RuleResult(file.typeCalls("ForEach").compactMap { violation($0, file) })
  }

  private func violation(_ loop: Node, _ file: SourceFile) -> Violation? {
    guard let content = loop.arguments.last, content.kind == .closure,
      let row = shownView(in: content), let stack = row.chainRoot, Self.stacks.contains(stack.calledName ?? ""),
      !(stack.ownModifiers + loop.ownModifiers + loop.enclosingModifiers).contains(where: { settles($0, file) }),
      !loop.enclosingViews.contains(where: { Self.joining.subtracting(["Section"]).contains($0.calledName ?? "") })
    else { return nil }
    // What is operated inside has to stay an element of its own.
    guard !stack.descendants.contains(where: { isSettled($0, file) }) else { return nil }
    let texts = stack.descendants.count { $0.isTypeCall && $0.calledName == "Text" }
    guard texts >= Self.fewest, let type = loop.enclosingType, !file.index.spokenFor.contains(type.text),
      !loop.isTakenIntoElement
    else { return nil }
    return Violation(
      Finding.Subject(source: stack.calledName ?? "row"), "is a row of \(texts) texts that are separate elements",
      isInferred: true, at: stack.location)
  }

  /// The only view of a closure.
  private func shownView(in closure: Node) -> Node? {
    let views = closure.eachChild.filter { $0.kind != .parameter }
    guard views.count == 1, let view = views.first else { return nil }
    if view.kind == .block { return view.children.count == 1 ? view.firstChild : nil }
    return view.kind == .call ? view : nil
  }

  private func settles(_ modifier: Node.Modifier, _ file: SourceFile) -> Bool {
    Self.settling.contains(modifier.name) || file.index.isHelper(modifier.name)
  }

  private func isSettled(_ node: Node, _ file: SourceFile) -> Bool {
    if node.kind == .loop || node.kind == .branch { return true }
    guard node.kind == .call, let name = node.calledName else { return false }
    // Views of the app's own may be anything.
    if node.isTypeCall, Self.joining.contains(name) || name == "ForEach" || file.index.mayHoldControls(name) {
      return true
    }
    return Self.settling.contains(name) || file.index.isHelper(name)
  }
}

extension SourceIndex {
  /// A view that the run declares: what it shows is not looked at.
  fileprivate func mayHoldControls(_ name: String) -> Bool { views[name] != nil }
}

extension RowNotCombined {
  static let examples: [Example] = [
    .needsReview(
      "row of three texts",
      """
      struct Orders: View {
        var body: some View {
          List {
            ForEach(orders) { order in
              ? HStack {
                Text(order.name)
                Text(order.date)
                Text(order.price)
              }
            }
          }
        }
      }
      """),
    .passes(
      "row that is one element",
      """
      struct Orders: View {
        var body: some View {
          ForEach(orders) { order in
            HStack { Text(order.name); Text(order.date); Text(order.price) }
              .accessibilityElement(children: .combine)
          }
        }
      }
      """),
    .passes(
      "row in a link, which joins its texts",
      """
      struct Orders: View {
        var body: some View {
          ForEach(orders) { order in
            NavigationLink(value: order) { HStack { Text(order.name); Text(order.date); Text(order.price) } }
          }
        }
      }
      """),
  ]
}
