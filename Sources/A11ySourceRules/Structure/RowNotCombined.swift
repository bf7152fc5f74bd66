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
  /// What people operate in a row.
  private static let controls = joining.subtracting([
    "Label", "Section", "Chart", "Table", "GroupBox", "LabeledContent",
  ])
  .union([
    "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "DatePicker", "ColorPicker", "ForEach", "List",
  ])
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
    let views = file.nodes.filter { $0.kind == .type && $0.declaration?.inherits.contains("View") == true }
    return RuleResult(file.typeCalls("ForEach").compactMap { row(in: $0, file) } + views.compactMap { row($0, file) })
  }

  /// A stack in a loop.
  private func row(in loop: Node, _ file: SourceFile) -> Violation? {
    guard let content = loop.arguments.last, content.kind == .closure,
      let row = shownView(in: content), let stack = row.chainRoot,
      !(loop.ownModifiers + loop.enclosingModifiers).contains(where: { settles($0, file) }),
      !loop.enclosingViews.contains(where: { Self.joining.subtracting(["Section"]).contains($0.calledName ?? "") }),
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
    Self.settling.contains(modifier.name) || file.index.isHelper(modifier.name)
  }

  private func isSettled(_ node: Node, _ file: SourceFile) -> Bool {
    if node.kind == .loop { return true }
    guard node.kind == .call, let name = node.calledName else { return false }
    if node.isTypeCall { return Self.isControl(name) || file.index.mayHoldControls(name) }
    return Self.settling.contains(name) || file.index.isHelper(name)
  }

  /// A view is made in a loop or a list, and neither a control nor an element around it joins its texts.
  static func isRow(_ view: Node) -> Bool {
    guard view.ownModifiers.allSatisfy({ !settling.contains($0.name) }) else { return false }
    for outer in view.enclosingViews {
      guard let name = outer.calledName else { continue }
      if joining.contains(name), name != "Section" { return false }
      if name == "ForEach" || name == "List" {
        return !view.enclosingModifiers.contains { settling.contains($0.name) }
      }
    }
    return false
  }
}

extension Node {
  /// It may not be shown.
  fileprivate func isConditional(in outer: Node) -> Bool {
    ancestors.lazy.prefix { $0 != outer }.contains { $0.kind == .branch }
  }
}

extension SourceIndex {
  /// A view of the run with something to operate, or one of whose parts has: five levels are looked at.
  fileprivate func mayHoldControls(_ name: String) -> Bool {
    var waiting = [name]
    for _ in 0..<5 {
      let parts = Set(waiting.compactMap { views[$0] }.flatMap(\.makes))
      if parts.contains(where: RowNotCombined.isControl) { return true }
      waiting = parts.filter { views[$0] != nil }.sorted()
      if waiting.isEmpty { return false }
    }
    return true
  }
}

extension RowNotCombined {
  fileprivate static func isControl(_ name: String) -> Bool { controls.contains(name) || name.hasSuffix("Button") }
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
