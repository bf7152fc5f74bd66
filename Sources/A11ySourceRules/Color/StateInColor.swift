import A11yCore

struct StateInColor: Rule {
  static let info = RuleInfo(
    id: "state-in-color",
    summary: "Only a color shows a state",
    family: .color, severity: .warning,
    criteria: [.wcag("1.4.1"), .en("11.1.4.1")],
    why: """
      VoiceOver does not speak the color of a dot, a bar or a border, and one man in twelve has a color vision \
      deficiency.
      """,
    fix: """
      Put the state into the label of the element: `.accessibilityLabel(isOnline ? "Online" : "Offline")` in SwiftUI, \
      `accessibilityLabel` in UIKit.
      """,
    reviewQuestion: "does text next to it state the same?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseSwiftUI, !file.isWidget { violations += shapes(in: file) }
    if file.mayUseUIKit { violations += views(in: file) }
    return RuleResult(violations)
  }
}

extension StateInColor {
  private static let shapes = ["Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse"]
  private static let coloring: Set<String> = ["fill", "foregroundColor", "foregroundStyle", "stroke", "strokeBorder"]
  private static let settling: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityElement", "accessibilityRepresentation",
    "accessibilityValue",
  ]
  private static let texts: Set<String> = [
    "Text", "Label", "accessibilityLabel", "accessibilityValue", "help", "Image",
  ]

  /// `Circle().fill(device.isOnline ? .green : .gray)`
  private func shapes(in file: SourceFile) -> [Violation] {
    var reported: Set<Int32> = []
    // By view: the words of its texts.
    var texts: [Int32: Set<String>] = [:]
    return file.calls(Self.shapes).compactMap { shape in
      guard shape.isTypeCall, let coloring = shape.ownModifiers.first(where: { Self.coloring.contains($0.name) }),
        let color = coloring.call.arguments.first, let state = StateWords(color: color),
        let type = shape.enclosingType, type.declaration?.inherits.contains("View") == true,
        !file.index.spokenFor.contains(type.text),
        // A view often has a second shape for the same.
        !reported.contains(type.index),
        !(shape.ownModifiers + shape.enclosingModifiers).contains(where: {
          Self.settling.contains($0.name) || file.index.isHelper($0.name)
        }),
        !shape.isTakenIntoElement, !shape.isLabelOfControls
      else { return nil }
      let shown = texts[type.index] ?? textWords(of: type, file)
      texts[type.index] = shown
      if state.areSaid(by: shown) { return nil }
      reported.insert(type.index)
      return Violation(
        Finding.Subject(source: shape.calledName ?? "shape"), "has a color that shows a state, which no text contains",
        isInferred: true, at: coloring.call.nameLocation)
    }
  }

  /// Of what its texts, images and custom views get.
  private func textWords(of type: Node, _ file: SourceFile) -> Set<String> {
    type.subtree.filter { isText($0, file) }.reduce(into: []) { words, call in
      for argument in call.arguments { words.formUnion(StateWords.words(in: argument)) }
    }
  }

  private func isText(_ node: Node, _ file: SourceFile) -> Bool {
    guard node.kind == .call, let name = node.calledName else { return false }
    return Self.texts.contains(name) || node.isTypeCall && file.index.views[name] != nil || name.hasSuffix("Text")
      || name.hasSuffix("Label")
  }
}

extension StateInColor {
  private static let colors = ["backgroundColor", "tintColor", "textColor"]
  /// An image that depends on the state is another rule's.
  private static let shown = ["text", "attributedText", "title", "image", "isHidden"]
  private static let plainViews: Set<String> = ["UIView", "UIImageView"]
  private static let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell"]

  /// `statusView.backgroundColor = order.status.color`, and one color for each case of a state.
  private func views(in file: SourceFile) -> [Violation] {
    var reported: Set<String> = []
    var told = ToldWords(properties: Self.shown)
    return Self.colors.flatMap { file.assignments(to: $0) }.sorted { $0.index < $1.index }.compactMap { assignment in
      guard let target = assignment.target, let view = target.firstChild?.lastName,
        let color = assignment.assignedValue,
        let type = assignment.enclosingType, let state = StateWords(color: color) ?? chosen(assignment),
        let facts = file.facts(of: type.text),
        file.objects(view).contains(where: {
          $0.isMember && $0.declaration.enclosingType == type
            && (target.text == "textColor"
              ? $0.type == "UILabel" && Self.cells.contains(facts.uikitBase ?? "") : isPlain($0))
        }),
        !facts.hasHelper, !facts.hasMacro, !facts.isOpen,
        !facts.mentionsAny(["accessibilityLabel", "accessibilityValue", "accessibilityAttributedLabel"]),
        !["accessibilityLabel", "accessibilityValue"].contains(where: { file.index.callersSet($0, on: facts) }),
        !reported.contains("\(type.text).\(view)"), !state.areSaid(by: told.words(of: facts)),
        file.index.used.isUsed(type.text),
        reported.insert("\(type.text).\(view)").inserted
      else { return nil }
      return Violation(
        Finding.Subject(source: view.escapedName), "has a color that shows a state, which no text contains",
        isInferred: true, at: assignment.location)
    }
  }

  /// Without words of its own.
  private func isPlain(_ view: ObjectUse) -> Bool {
    Self.plainViews.contains(view.type ?? "") && !view.hasLabel
      && !view.sets("isAccessibilityElement", "accessibilityValue")
  }

  /// `switch status { case .open: dot.backgroundColor = .green … }`: the state that decides which color it gets.
  private func chosen(_ assignment: Node) -> StateWords? {
    guard let branch = assignment.ancestors.prefix(3).first(where: { $0.kind == .branch }),
      let condition = branch.firstChild, condition.kind != .block, let state = StateWords(condition: condition),
      let path = assignment.target?.path
    else { return nil }
    let values = Set(branch.descendants.filter { $0.target?.path == path }.compactMap(\.assignedValue?.source))
    return values.count > 1 ? state : nil
  }
}

extension StateInColor {
  static let examples: [Example] = [
    .needsReview(
      "dot whose color shows who is online",
      """
      struct Row: View {
        var body: some View {
          HStack {
            Circle()
              ? .fill(friend.isOnline ? .green : .gray)
            Text(friend.name)
          }
        }
      }
      """),
    .needsReview(
      "bar in the color of a state",
      """
      class OrderCell: UITableViewCell {
        let bar = UIView()
        let name = UILabel()
        func show(_ order: Order) {
          name.text = order.name
          ? bar.backgroundColor = order.status.color
        }
      }
      let cell = OrderCell()
      """),
    .passes(
      "state in text as well",
      """
      struct Row: View {
        var body: some View {
          HStack {
            Circle().fill(order.status.color)
            Text(order.status.title)
          }
        }
      }
      """),
    .passes(
      "state in the label",
      """
      struct Row: View {
        var body: some View {
          HStack {
            Circle().fill(friend.isOnline ? .green : .gray)
              .accessibilityLabel(friend.isOnline ? "Online" : "Offline")
            Text(friend.name)
          }
        }
      }
      """),
  ]
}
