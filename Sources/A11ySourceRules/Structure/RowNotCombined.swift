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

  private static let stacks: Set<String> = [
    "HStack", "VStack", "LazyHStack", "LazyVStack", "ZStack", "Grid", "GridRow",
  ]
  /// Two are a title and its subtitle, which people often hear one by one without harm.
  private static let fewest = 3

  func check(_ file: SourceFile) -> RuleResult {
    guard file.mayUseSwiftUI, !file.isWidget else { return [] }
    let views = file.nodes.filter { $0.kind == .type && $0.declaration?.inherits.contains("View") == true }
    return RuleResult(file.typeCalls("ForEach").compactMap { row(in: $0, file) } + views.compactMap { row($0, file) })
  }

  /// A stack in a loop.
  private func row(in loop: Node, _ file: SourceFile) -> Violation? {
    guard let content = loop.arguments.last, content.kind == .closure,
      let row = shownView(in: content), let stack = row.chainRoot,
      !(loop.ownModifiers + loop.enclosingModifiers).contains(where: { settles($0, file) }),
      !loop.enclosingViews.contains(where: { ViewUses.joining.subtracting(["Section"]).contains($0.calledName ?? "") }),
      !loop.isTakenIntoElement
    else { return nil }
    return violation(stack, file)
  }

  /// `struct OrderRow: View`, which other code uses as a row.
  private func row(_ type: Node, _ file: SourceFile) -> Violation? {
    guard file.index.rows.contains(type.text),
      let body = type.eachChild.first(where: { $0.kind == .variable && $0.text == "body" }),
      let code = body.eachChild.first(where: { $0.kind == .accessor }) ?? body.accessor("get"),
      let block = code.body ?? code.firstChild, let view = block.kind == .block ? block.lastChild : block,
      let stack = (view.kind == .return ? view.firstChild : view)?.chainRoot
    else { return nil }
    return violation(stack, file)
  }

  private func violation(_ stack: Node, _ file: SourceFile) -> Violation? {
    guard Self.stacks.contains(stack.calledName ?? ""), let type = stack.enclosingType,
      !stack.ownModifiers.contains(where: { settles($0, file) }), !file.index.spokenFor.contains(type.text),
      // What is operated inside has to stay an element of its own.
      !stack.descendants.contains(where: { isSettled($0, file) })
    else { return nil }
    let texts = stack.descendants.count { $0.isTypeCall && $0.calledName == "Text" && !$0.isConditional(in: stack) }
    guard texts >= Self.fewest else { return nil }
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
    ViewUses.joined.contains(modifier.name) || file.index.isHelper(modifier.name)
  }

  private func isSettled(_ node: Node, _ file: SourceFile) -> Bool {
    if node.kind == .loop { return true }
    guard node.kind == .call, let name = node.calledName else { return false }
    if node.isTypeCall { return ViewUses.isControl(name) || file.index.viewsWithControls.contains(name) }
    return ViewUses.joined.contains(name) || file.index.isHelper(name)
  }
}

extension Node {
  /// It may not be shown.
  fileprivate func isConditional(in outer: Node) -> Bool {
    ancestors.lazy.prefix { $0 != outer }.contains { $0.kind == .branch }
  }
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
    .needsReview(
      "view of three texts that is used as a row",
      """
      struct OrderRow: View {
        var body: some View {
          ? VStack {
            Text(order.name)
            Text(order.date)
            Text(order.price)
          }
        }
      }
      struct Orders: View {
        var body: some View { List(orders) { order in OrderRow(order: order) } }
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
