import A11yCore

/// Buttons of which one is chosen, as tabs and filters are, and that only look different then.
extension StateNotExposed {
  /// `all.backgroundColor = .black; unread.backgroundColor = .gray`, and the other way around when the other is tapped.
  func chosenSiblings(in file: SourceFile) -> [Violation] {
    Set(file.uikitObjects.lazy.filter(Self.isSibling).compactMap { $0.declaration.enclosingType?.symbol })
      .sorted().flatMap { type in
        siblings(file.uikitObjects.filter { Self.isSibling($0) && $0.declaration.enclosingType?.symbol == type })
      }
  }

  private static func isSibling(_ object: ObjectUse) -> Bool {
    (object.type == "UIButton" || object.has(calls: "addGestureRecognizer")) && object.isMember && !object.hasLabel
      && !object.sets("isSelected", "accessibilityTraits", "accessibilityValue", "isEnabled", "isHidden")
      && !object.calls.keys.contains { $0.hasPrefix("accessibilityTraits") || $0 == "isSelected.toggle" }
  }

  /// One look that code gives to one of them.
  private struct Look {
    let button: String
    let name: String
    let value: String
    let node: Node
    /// The function, and the code in it that runs together.
    let function: Node
    let code: Node
  }

  private func siblings(_ buttons: [ObjectUse]) -> [Violation] {
    guard buttons.count > 1, buttons.count <= Self.mostSiblings else { return [] }
    let looks = buttons.flatMap(Self.looks)
    // Background and text change together: the first in a function is reported.
    let chosen = Dictionary(grouping: looks, by: \.function.index).values.compactMap { group in
      Dictionary(grouping: group, by: \.name).values.filter { isChoice($0, among: looks) }.joined()
        .min { $0.node.index < $1.node.index }
    }
    return chosen.sorted { $0.node.index < $1.node.index }.map { look in
      Violation(
        Finding.Subject(source: look.button.escapedName),
        "changes its appearance with a selection that no trait or value exposes",
        fix: "Set `isSelected` of the buttons where their appearance changes; UIKit adds the `.selected` trait.",
        at: look.node.location)
    }
  }

  private static let mostSiblings = 24

  /// Two buttons or more change here, one in another way than the other, and each is changed back by other code.
  private func isChoice(_ here: [Look], among all: [Look]) -> Bool {
    let buttons = Set(here.map(\.button))
    guard buttons.count > 1 else { return false }
    let changing = buttons.filter { button in
      Set(all.lazy.filter { $0.button == button && $0.name == here[0].name }.map(\.value)).count > 1
    }
    guard changing.count > 1 else { return false }
    return Dictionary(grouping: here, by: \.code.index).values.contains { together in
      let values = Dictionary(grouping: together, by: \.button).mapValues { Set($0.map(\.value)) }
      return values.count == 1 || Set(values.values).count > 1
    }
  }

  private static func looks(of button: ObjectUse) -> [Look] {
    let titled = Set((button.calls["setTitle"] ?? []).compactMap { reaction(around: $0)?.index })
    let assigned = siblingLooks.flatMap { name in
      (button.assigned[name] ?? []).compactMap { node in node.assignedValue.map { (name, $0, node) } }
    }
    let set = ["setTitleColor", "setImage", "setBackgroundImage"].flatMap { name in
      (button.calls[name] ?? []).compactMap { node in node.arguments.first.map { (name, $0, node) } }
    }
    return (assigned + set).compactMap { name, value, node in
      // It is shown or not, or is another button from now on.
      if name == "alpha", value.numberValue == 0 { return nil }
      guard let function = reaction(around: node), !titled.contains(function.index),
        let code = node.ancestors.first(where: isBlock)
      else {
        return nil
      }
      return Look(
        button: button.name, name: name, value: value.source.filter { !$0.isWhitespace }, node: node,
        function: function, code: code)
    }
  }

  private static let siblingLooks = [
    "backgroundColor", "alpha", "tintColor", "layer.borderColor", "layer.borderWidth", "titleLabel.font",
    "titleLabel.textColor",
  ]

  private static func isBlock(_ node: Node) -> Bool {
    switch node.kind {
    case .block, .closure, .accessor, .function: true
    default: false
    }
  }

  /// Code that runs after a tap or when a value changes, and does not only set things up.
  private static func reaction(around node: Node) -> Node? {
    for code in node.ancestors {
      switch code.kind {
      case .accessor: return ["didSet", "willSet", "set"].contains(code.text) ? code : nil
      case .function: return IdentifierWords(code.text).contain(anyOf: settingUp) ? nil : code
      case .closure:
        let user = code.parent?.calledName ?? ""
        if reacting.contains(user) { return code }
        if !["animate", "transition", "async", "asyncAfter"].contains(user) { return nil }
      case .type: return nil
      default: continue
      }
    }
    return nil
  }

  private static let reacting: Set<String> = ["UIAction", "bind", "subscribe", "sink", "drive", "onNext", "addAction"]

  private static let settingUp = [
    "setup", "set up", "configure", "init", "view did load", "view will appear", "view did appear", "layout",
    "awake", "theme", "style", "color", "colors", "appearance", "trait collection did change", "draw", "make", "create",
    "enable", "disable", "validate",
  ]
}
