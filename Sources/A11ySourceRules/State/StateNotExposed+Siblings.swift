import A11yCore

/// Tabs, filters and other groups of buttons that show the chosen one only by its appearance.
extension StateNotExposed {
  /// `all.backgroundColor = .black; unread.backgroundColor = .gray`, and the other way around when the other is tapped.
  func chosenSiblings(in file: SourceFile) -> [Violation] {
    let byType = Dictionary(grouping: file.uikitObjects.filter(Self.isSibling)) {
      $0.declaration.enclosingType?.symbol ?? -1
    }
    return byType.keys.sorted().flatMap { siblings(byType[$0] ?? []) }
  }

  private static func isSibling(_ object: ObjectUse) -> Bool {
    (object.type == "UIButton" || object.has(calls: "addGestureRecognizer")) && object.isMember && !object.hasLabel
      && !object.sets(
        "isSelected", "accessibilityTraits", "accessibilityValue", "isEnabled", "isHidden", "isUserInteractionEnabled")
      && !object.calls.keys.contains { $0.hasPrefix("accessibilityTraits") || $0 == "isSelected.toggle" }
  }

  /// One look that code gives to one of them.
  private struct Look {
    let button: String
    let name: String
    let written: String
    /// Both of a choice.
    let values: Set<String>
    let node: Node
    /// The function, and the code in it that runs together.
    let function: Node
    let code: Node
  }

  private func siblings(_ buttons: [ObjectUse]) -> [Violation] {
    guard buttons.count > 1, buttons.count <= Self.mostSiblings else { return [] }
    let looks = buttons.flatMap(Self.looks)
    // What each button looks like anywhere, by the kind of look.
    var all: [String: [String: Set<String>]] = [:]
    for look in looks { all[look.name, default: [:]][look.button, default: []].formUnion(look.values) }
    // Background and text change together: the first in a function is reported.
    let chosen = Dictionary(grouping: looks, by: \.function.index).values.compactMap { group in
      Dictionary(grouping: group, by: \.name).filter { isChoice($1, among: all[$0] ?? [:]) }.values.joined()
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

  /// Two buttons or more change here, one in another way than the other, and they exchange their looks elsewhere.
  private func isChoice(_ here: [Look], among all: [String: Set<String>]) -> Bool {
    let buttons = Set(here.map(\.button)).sorted()
    let exchange = buttons.indices.contains { first in
      buttons[..<first].contains { second in
        (all[buttons[first]] ?? []).intersection(all[second] ?? []).count > 1
      }
    }
    guard exchange else { return false }
    return Dictionary(grouping: here, by: \.code.index).values.contains { together in
      let written = Dictionary(grouping: together, by: \.button).mapValues { Set($0.map(\.written)) }
      return written.count == 1 || Set(written.values).count > 1
    }
  }

  private static func looks(of button: ObjectUse) -> [Look] {
    let titled = Set((button.calls["setTitle"] ?? []).compactMap { reaction(around: $0)?.index })
    let assigned = siblingLooks.flatMap { name in
      (button.assigned[name] ?? []).compactMap { node in node.assignedValue.map { (name, $0, node) } }
    }
    let set = ["setTitleColor", "setBackgroundImage"].flatMap { name in
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
        button: button.name, name: name, written: Self.spaceless(value),
        values: Set(value.alternatives.map(Self.spaceless)), node: node,
        function: function, code: code)
    }
  }

  private static func spaceless(_ value: Node) -> String { value.source.filter { !$0.isWhitespace } }

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
    "awake", "theme", "dark", "mode", "scroll view did scroll", "style", "color", "colors", "appearance",
    "trait collection did change", "draw", "make", "create",
    "enable", "disable", "validate",
  ]
}
