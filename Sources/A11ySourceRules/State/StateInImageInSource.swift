import A11yCore

struct StateInImageInSource: Rule {
  static let info = RuleInfo(
    id: "state-in-image",
    summary: "An image shows a state without a label",
    family: .state, severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("1.3.1")],
    why: """
      A lock, a warning sign or a checkmark shows sighted people a state that no text contains. UIKit does not expose \
      image views at all, and SwiftUI reads the name of the symbol.
      """,
    fix: """
      Put the state in the label of the row or image: `accessibilityLabel`, in SwiftUI `.accessibilityLabel(isLocked ? \
      "Locked" : "Open")`.
      """,
    reviewQuestion: "does text next to it state the same?",
    examples: examples
  )

  private static let settling: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityElement", "accessibilityRepresentation",
    "accessibilityValue", "accessibilityLabeledPair",
  ]
  private static let controls: Set<String> = [
    "Button", "Label", "Menu", "NavigationLink", "Link", "ShareLink", "Toggle", "Picker",
  ]
  /// They turn with what they open, which has words of its own.
  private static let turning = [
    "chevron", "arrow", "arrowtriangle", "caret", "disclosure", "placeholder", "play", "pause",
  ]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseSwiftUI, !file.isWidget {
      violations += (file.typeCalls("Image") + file.typeCalls("Label")).compactMap { swiftUI($0, file) }
    }
    if file.mayUseUIKit, file.says("image") {
      violations += file.assignments(to: "image").compactMap { uikit($0, file) }
      violations += file.typeCalls("UIImageView").compactMap(made)
    }
    if file.mayUseUIKit, file.says("isHidden") {
      var told = ToldWords()
      // The first that shows the image.
      var seen: Set<String> = []
      violations += file.assignments(to: "isHidden").compactMap { shown($0, file, &told, &seen) }
    }
    return RuleResult(violations)
  }

  private func swiftUI(_ image: Node, _ file: SourceFile) -> Violation? {
    guard let name = picture(of: image), name.kind == .ternary,
      showsState(name.alternatives.compactMap { $0.literal ?? $0.lastName }),
      image.argument("label") == nil,
      !image.isOperated(in: Self.controls)
    else { return nil }
    let around = image.ownModifiers + image.enclosingModifiers
    if around.contains(where: {
      Self.settling.contains($0.name) || $0.name == "onTapGesture" || file.index.isHelper($0.name)
    }) {
      return nil
    }
    guard let type = image.enclosingType, type.declaration?.inherits.contains("View") == true,
      !image.isTakenIntoElement, !image.isLabelOfControls, !file.index.spokenFor.contains(type.text)
    else { return nil }
    return Violation(
      Finding.Subject(source: image.calledName ?? "Image"), "shows a state that no label contains", isInferred: true,
      at: image.location)
  }

  /// What names the picture of an image, or the one of a label, whose title says the same in both states.
  private func picture(of view: Node) -> Node? {
    guard view.calledName == "Label" else {
      return view.arguments.first.flatMap { $0.label.isEmpty || $0.label == "systemName" ? $0 : nil }
    }
    guard let title = view.arguments.first, title.label.isEmpty,
      let name = view.argument("systemImage") ?? view.argument("image"),
      let condition = name.firstChild
    else { return nil }
    let states = condition.subtree.filter { $0.kind == .name || $0.kind == .member }.map(\.text)
    return title.mentionsAny(Set(states)) ? nil : name
  }

  private func showsState(_ names: [String]) -> Bool {
    guard names.count == 2, names[0] != names[1] else { return false }
    return !names.contains { IdentifierWords($0.replacingDots).contain(anyOf: Self.turning) }
  }

  /// `cell.accessoryView = UIImageView(image: isMarked ? .checkmark : .circle)`
  private func made(_ call: Node) -> Violation? {
    guard let image = call.argument("image"), image.kind == .ternary,
      image.firstChild?.subtree.contains(where: { $0.kind == .null }) != true,
      showsState(image.alternatives.compactMap { $0.lastName ?? $0.subtree.lazy.compactMap(\.literal).first }),
      let code = call.enclosingCode,
      !code.mentionsAny(["accessibilityLabel", "accessibilityValue", "accessibilityTraits", "isAccessibilityElement"])
    else { return nil }
    return Violation(
      Finding.Subject(source: "UIImageView"), "shows a state that no label contains", isInferred: true,
      at: call.location)
  }

  /// What the image depends on, and the images of both cases: by `?`, or by `if item.isSaved { … } else { … }`.
  private func choice(of assignment: Node) -> (condition: Node, images: [Node])? {
    guard let value = assignment.assignedValue else { return nil }
    if value.kind == .ternary { return value.firstChild.map { ($0, value.alternatives) } }
    guard let block = assignment.parent, block.kind == .block, block.label == "then", let branch = block.parent,
      branch.kind == .branch, branch.text == "if", branch.children.count == 3, let condition = branch.firstChild,
      [.name, .member, .prefix, .binary].contains(condition.kind), condition.kind != .binary || condition.text == "??",
      let path = assignment.target?.path,
      let other = branch.children.last(where: { $0.kind == .block && $0.label == "else" })?.children.first(where: {
        $0.target?.path == path
      })?.assignedValue
    else { return nil }
    return (condition, [value, other])
  }

  /// `lockView.image = isLocked ? UIImage(named: "lock") : nil` of an image view without a label.
  private func uikit(_ assignment: Node, _ file: SourceFile) -> Violation? {
    guard let (condition, choices) = choice(of: assignment), let target = assignment.target,
      let name = target.firstChild?.lastName, let object = file.objects(name).last(where: { $0.type == "UIImageView" }),
      !object.sets("accessibilityLabel", "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityValue"),
      !condition.subtree.contains(where: { $0.kind == .null }), !object.isHiddenInInterface(file),
      !isSelectionOfCell(condition, in: assignment, file)
    else { return nil }
    let names = choices.flatMap { choice in choice.subtree.compactMap(\.literal) }
    guard !names.isEmpty, names.count < 3,
      !names.contains(where: { IdentifierWords($0.replacingDots).contain(anyOf: Self.turning) })
    else { return nil }
    if let type = assignment.enclosingType, let facts = file.facts(of: type.text),
      facts.isExposed || facts.hasHelper || facts.provides("accessibilityLabel") || facts.provides("accessibilityValue")
        || facts.mentions("accessibilityLabel")
    {
      return nil
    }
    if ["accessibilityLabel", "isAccessibilityElement"].contains(where: {
      file.index.assignedPaths.contains("\(name).\($0)")
    }) {
      return nil
    }
    return Violation(
      Finding.Subject(source: name.escapedName), "shows a state that no label contains",
      isInferred: !isChoice(condition, in: assignment, file), at: assignment.location)
  }

  /// `lockView.isHidden = !item.isLocked` of an image view that always shows the same.
  private func shown(
    _ assignment: Node, _ file: SourceFile, _ told: inout ToldWords, _ seen: inout Set<String>
  ) -> Violation? {
    guard let name = assignment.target?.firstChild?.lastName, let type = assignment.enclosingType,
      let state = shownState(assignment, of: name), !assignment.usesName(with: Self.pictures),
      let object = file.objects(name).last(where: { $0.declaration.enclosingType == type }),
      object.type == "UIImageView", object.isMember, !object.isHiddenInInterface(file),
      !object.calls.keys.contains(where: { $0.contains("addGesture") }),
      !object.sets("accessibilityLabel", "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityValue"),
      let facts = file.facts(of: type.text), !facts.isExposed, !facts.hasHelper, !facts.hasMacro,
      !facts.mentionsAny(["accessibilityLabel", "accessibilityValue", "accessibilityAttributedLabel"]),
      !["accessibilityLabel", "accessibilityValue"].contains(where: { file.index.callersSet($0, on: facts) }),
      !state.areSaid(by: told.words(of: facts)), file.index.used.isUsed(type.text),
      seen.insert("\(type.text).\(name)").inserted
    else { return nil }
    return Violation(
      Finding.Subject(source: name.escapedName), "shows a state that no label contains", isInferred: true,
      at: assignment.location)
  }

  /// The state of `lockView.isHidden = !item.isLocked`, or of `if isStarred { star.isHidden = false }`.
  private func shownState(_ assignment: Node, of name: String) -> StateWords? {
    guard let value = assignment.assignedValue else { return nil }
    if value.kind != .boolean { return StateWords(condition: value) }
    guard value.isFalse, let branch = assignment.parent?.parent, branch.kind == .branch, branch.text == "if",
      let condition = branch.firstChild, [.name, .member].contains(condition.kind)
    else { return nil }
    return StateWords(condition: condition)
  }

  /// It is hidden because there is no picture.
  private static let pictures = ["url", "image available", "has image", "has photo", "has avatar", "thumbnail"]

  /// `tick.image = isSelected ? on : off` of a cell whose selection UIKit exposes.
  private func isSelectionOfCell(_ condition: Node, in assignment: Node, _ file: SourceFile) -> Bool {
    guard let facts = file.facts(around: assignment), facts.uikitBase == "UITableViewCell" else { return false }
    let isSelection = condition.path == "isSelected" || condition.path == "selected"
    return isSelection && facts.functions["setSelected"]?.contains { $0.mentions("super") } != false
      && facts.variables["isSelected"] == nil
  }

  /// A choice of the user's, which the texts of a row seldom contain, in a cell without traits.
  private func isChoice(_ condition: Node, in assignment: Node, _ file: SourceFile) -> Bool {
    guard let type = assignment.enclosingType, let facts = file.facts(of: type.text),
      ["UITableViewCell", "UICollectionViewCell"].contains(facts.uikitBase ?? ""),
      !facts.mentionsAny(["accessibilityTraits", "accessoryType", "isSelected"])
    else { return false }
    return condition.subtree.contains { node in
      (node.kind == .name || node.kind == .member) && IdentifierWords(node.text).contain(anyOf: Self.choices)
    }
  }

  private static let choices = [
    "favorite", "favourite", "favorited", "liked", "saved", "bookmarked", "selected", "checked", "followed",
    "following", "subscribed", "completed", "done", "starred", "pinned",
  ]
}

extension String {
  /// `lock.open.fill` as words of an identifier.
  fileprivate var replacingDots: String { String(map { $0 == "." || $0 == "-" ? "_" : $0 }) }
}

extension StateInImageInSource {
  static let examples: [Example] = [
    .needsReview(
      "symbol that depends on a state",
      """
      struct Row: View {
        var body: some View {
          HStack {
            Text(name)
            ? Image(systemName: isMuted ? "bell.slash" : "bell")
          }
        }
      }
      """),
    .needsReview(
      "image view that depends on a state",
      """
      class Row: UITableViewCell {
        let lockView = UIImageView()
        func show() { ? lockView.image = isLocked ? UIImage(named: "locked") : UIImage(named: "open") }
      }
      """),
    .passes(
      "state in a label",
      """
      struct Row: View {
        var body: some View {
          HStack {
            Text(name)
            Image(systemName: isMuted ? "bell.slash" : "bell").accessibilityLabel(isMuted ? "Muted" : "Not muted")
          }
        }
      }
      """),
  ]
}
