import A11yCore

struct StateNotExposed: Rule {
  static let info = RuleInfo(
    id: "state-not-exposed",
    summary: "A control shows its state but does not expose it",
    family: .state, severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.5")],
    why: """
      Sighted people see a different color for the selected or disabled control; VoiceOver reads the same text for all \
      of them.
      """,
    fix: """
      Insert `.selected` into `accessibilityTraits` where the appearance changes, and remove it again; in SwiftUI \
      `.accessibilityAddTraits(isSelected ? .isSelected : [])`.
      """,
    reviewQuestion: "is its state exposed in another way?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.classes.compactMap { violation($0, file) }
    if file.mayUseUIKit {
      violations += shownStates(in: file) + rows(in: file) + looksDisabled(in: file) + chosenSiblings(in: file)
      violations += filledSymbols(in: file)
    }
    if file.mayUseSwiftUI {
      if file.says("systemName") || file.says("systemImage") {
        violations += ["Image", "Label"].flatMap { file.typeCalls($0) }.compactMap { mark($0, file) }
      }
      violations += looks(in: file, since: violations) + struck(in: file)
    }
    return RuleResult(violations)
  }

  private func violation(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard facts.isBareControl, let variable = facts.variables["isSelected"], variable.tree === file.tree,
      variable.declaration?.modifiers.contains("override") == true,
      let reaction = variable.accessor("didSet") ?? variable.accessor("set"), reaction.body?.firstChild != nil,
      facts.isExposed, !facts.hasHelper, !facts.hasMacro, !facts.mentions("selected"),
      !facts.provides("accessibilityValue"), !facts.declares("accessibilityTraits"),
      !facts.declares("accessibilityLabel")
    else { return nil }
    return Violation(
      facts.subject, "changes its appearance when it is selected but never has the .selected trait", isInferred: true,
      at: variable.location)
  }
}

/// Marks in rows of SwiftUI.
extension StateNotExposed {
  static let speaking: Set<String> = [
    "accessibilityAddTraits", "accessibilityValue", "accessibilityLabel", "accessibilityHidden", "accessibilityElement",
    "accessibility", "accessibilityRepresentation", "accessibilityRemoveTraits",
  ]

  /// `Image(systemName: isOn ? "checkmark.square.fill" : "square")` in a button or a row that is tapped.
  private func mark(_ image: Node, _ file: SourceFile) -> Violation? {
    guard let symbol = image.argument("systemName") ?? image.argument("systemImage"), isMark(symbol, image),
      isOperated(image), !says(image, with: symbol)
    else { return nil }
    let around = image.ownModifiers + image.enclosingModifiers
    if around.contains(where: { says($0, file) }) { return nil }
    guard let type = image.enclosingType, !exposesState(type),
      !file.index.spokenFor.contains(type.text), !image.isTakenIntoElement
    else { return nil }
    return Violation(
      Finding.Subject(source: image.calledName ?? "Image"), "shows a selection that no trait or value exposes",
      isInferred: true,
      at: image.location)
  }

  /// `Label(isOn ? "Added" : "Add", systemImage: isOn ? "checkmark" : "plus")`: the title tells the same, as it may in
  /// `Label { title } icon: { image }`.
  private func says(_ image: Node, with symbol: Node) -> Bool {
    let label =
      image.calledName == "Label" ? image : image.enclosingViews.first { $0.calledName == "Label" }
    guard let title = label?.arguments.first, title != symbol, title.label.isEmpty || title.label == "title" else {
      return false
    }
    if title.kind == .ternary { return true }
    return symbol.firstChild?.subtree.contains { $0.kind == .member && title.mentions($0.text) } == true
      || symbol.firstChild?.lastName.map(title.mentions) == true
  }

  /// One of two signs of which one is a mark, or a mark that is there or not.
  private func isMark(_ symbol: Node, _ image: Node) -> Bool {
    if symbol.kind == .ternary {
      let names = symbol.alternatives.compactMap(\.literal)
      return names.count == 2 && names.contains(where: isMark) && !names.allSatisfy(isMark)
    }
    guard let name = symbol.literal, isMark(name),
      let branch = image.chain.ancestors.prefix(4).first(where: { $0.kind == .branch })
    else { return false }
    let blocks = branch.eachChild.filter { $0.kind == .block }
    if blocks.count == 1 { return name == "checkmark" }
    // `if isChosen { Image(systemName: "checkmark.circle.fill") } else { Image(systemName: "circle") }`
    return blocks.count == 2 && blocks.contains(where: isOtherSign)
  }

  /// A block that shows one symbol, which is no mark, and no words.
  private func isOtherSign(_ block: Node) -> Bool {
    let symbols = block.calls(["Image"]).compactMap { $0.argument("systemName")?.literal }
    return symbols.count == 1 && !isMark(symbols[0]) && block.calls(["Text", "Label"]).first { _ in true } == nil
  }

  private func isMark(_ name: String) -> Bool {
    name.contains("checkmark") || name.contains("inset.filled") || name == "largecircle.fill.circle"
      || name == "record.circle"
  }

  private func isOperated(_ image: Node) -> Bool {
    image.enclosingModifiers.contains { $0.name == "onTapGesture" }
      || image.enclosingViews.contains { view in
        guard view.calledName == "Button" else { return false }
        // The words of it; alone it is another rule's.
        return view.descendants.contains { $0.isTypeCall && ["Text", "Label"].contains($0.calledName ?? "") }
      }
  }
}

extension StateNotExposed {
  static let examples: [Example] = [
    .needsReview(
      "selection shown by color only",
      """
      class Chip: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true; accessibilityTraits = .button }
        ? override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
      }
      """),
    .passes(
      "selected trait updated with the selection",
      """
      class Chip: UIControl {
        init() { super.init(frame: .zero); isAccessibilityElement = true; accessibilityTraits = .button }
        override var isSelected: Bool {
          didSet { if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) } }
        }
      }
      """),
    .passes(
      "UIButton subclass, whose trait UIKit updates",
      """
      class Chip: UIButton {
        override var isSelected: Bool { didSet { backgroundColor = isSelected ? .blue : .gray } }
      }
      """),
  ]
}
