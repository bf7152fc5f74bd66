/// What is done to one variable in its file: `let close = UIButton(); close.setImage(…)`.
///
/// A class, because rules go through all objects of a file many times, and to copy a structure of this size is slow.
final class ObjectUse: Sendable {
  let name: String
  let declaration: Node
  /// The class it is of, when the source tells. What is done to an object of unknown class is not gathered.
  let type: String?
  /// Assignments by the path of the property: `titleLabel.font`.
  let assigned: [String: [Node]]
  /// Methods called on it, by path: `titleLabel.setText`.
  let calls: [String: [Node]]
  /// Calls that get it as an argument.
  let passed: [Node]
  /// What is assigned to the variable itself.
  let values: [Node]
  /// The members of its class that hold it: `self.close = it`.
  let members: [Node]

  init(_ draft: Draft) {
    name = draft.declaration.text
    declaration = draft.declaration
    type = draft.type
    assigned = draft.assigned
    calls = draft.calls
    passed = draft.passed
    values = draft.values
    members = draft.members
  }

  /// What the reader has gathered so far.
  struct Draft {
    let declaration: Node
    let type: String?
    var assigned: [String: [Node]] = [:]
    var calls: [String: [Node]] = [:]
    var passed: [Node] = []
    var values: [Node] = []
    var members: [Node] = []

    init(declaration: Node, type: String?) {
      self.declaration = declaration
      self.type = type
    }
  }

  var isMember: Bool { declaration.parent?.kind == .type }

  /// What puts a view into another one.
  private static let adding: Set<String> = [
    "addSubview", "addSubviews", "addArrangedSubview", "addArrangedSubviews", "insertSubview", "UIStackView",
  ]
  /// What only puts a view where it belongs.
  private static let placing = adding.union(["activate"])

  /// Code adds it to a view.
  var isAddedToView: Bool { passed.contains { Self.adding.contains($0.calledName ?? "") } }

  private var isHiddenForGood: Bool {
    guard let hidings = assigned["isHidden"], isMember, declaration.isPrivate else { return false }
    return hidings.allSatisfy { $0.assignedValue?.isTrue == true } && calls["isHidden.toggle"] == nil
      && passed.allSatisfy { Self.placing.contains($0.calledName ?? "") }
  }

  /// Connected in Interface Builder, where its label may be.
  var isOutlet: Bool { declaration.declaration?.attributes.contains("IBOutlet") == true }

  /// The call that makes it.
  var construction: Node? { declaration.construction(of: type) }

  /// The same, also for one that is made later: `closeButton = UIButton(type: .custom)`.
  var anyConstruction: Node? {
    construction ?? values.lazy.compactMap { [type] in $0.constructed(as: type) }.first
  }

  /// Clear, and nothing shows it later: it fills a place. Or hidden, where no other file can show it.
  var isUnseen: Bool {
    if isHiddenForGood { return true }
    let alphas = assigned["alpha"] ?? []
    let tints = assigned["tintColor"] ?? []
    return !alphas.isEmpty && alphas.allSatisfy { $0.assignedValue?.numberValue == 0 }
      || !tints.isEmpty && tints.allSatisfy { $0.assignedValue?.lastName == "clear" }
  }

  /// `isUserInteractionEnabled = false`, and never anything else.
  func isOff(_ property: String) -> Bool {
    guard let values = assigned[property] else { return false }
    return values.allSatisfy { $0.assignedValue?.isFalse == true }
  }

  /// A label other than an empty text: `close.accessibilityLabel = ""` names nothing.
  var hasLabel: Bool {
    sets("accessibilityAttributedLabel")
      || assigned["accessibilityLabel"]?.contains { $0.assignedValue?.isEmptyText != true } == true
  }

  /// Some state has a title: `setTitle("", for: .normal)` gives none.
  var hasTitle: Bool {
    ["setTitle", "setAttributedTitle"].contains { name in
      calls[name]?.contains { $0.arguments.first.map { !$0.isEmptyText && $0.kind != .null } ?? true } == true
    }
  }

  func sets(_ names: String...) -> Bool { names.contains { assigned[$0] != nil } }

  func has(calls names: String...) -> Bool { names.contains { calls[$0] != nil } }
}

extension Node {
  /// The call that makes the first value of a variable of this class.
  func construction(of type: String?) -> Node? {
    initialValue?.constructed(as: type)
  }

  /// `UIButton.forAutoLayout()`
  var isFactoryCall: Bool {
    kind == .call && base?.kind == .name && base.map { KnownClasses.isView($0.text) } == true && callee?.text != "init"
  }

  /// The call of this class in a value.
  func constructed(as type: String?) -> Node? {
    guard let type else { return nil }
    if kind == .call, calledName == type { return self }
    return subtree.first { $0.kind == .call && $0.calledName == type }
      ?? subtree.first { $0.isFactoryCall && $0.base?.text == type }
      // `let more: UIButton = RoundedButton()`
      ?? (type == "UIButton" ? subtree.first { $0.isTypeCall && $0.calledName?.hasSuffix("Button") == true } : nil)
  }
}
