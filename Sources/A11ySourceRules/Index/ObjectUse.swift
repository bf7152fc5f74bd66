/// What is done to one variable in its file: `let close = UIButton(); close.setImage(…)`.
///
/// A class, for rules go through all of a file's over and over, and copying one took a dozen counts of references. Written
/// by its reader alone, before anybody else has it.
final class ObjectUse: @unchecked Sendable {
  let name: String
  let declaration: Node
  /// The class it is of, when the source tells. What is done to an object of unknown class is not gathered.
  let type: String?
  /// Assignments by the path of the property: `titleLabel.font`.
  var assigned: [String: [Node]] = [:]
  /// Methods called on it, by path: `titleLabel.setText`.
  var calls: [String: [Node]] = [:]
  /// Calls that get it as an argument.
  var passed: [Node] = []

  init(name: String, declaration: Node, type: String?) {
    self.name = name
    self.declaration = declaration
    self.type = type
  }

  var isMember: Bool { declaration.parent?.kind == .type }

  /// What only puts a view where it belongs.
  private static let placing: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "addSubviews", "UIStackView", "activate",
  ]

  private var isHiddenForGood: Bool {
    guard let hidings = assigned["isHidden"], isMember, declaration.isPrivate else { return false }
    return hidings.allSatisfy { $0.assignedValue?.isTrue == true } && calls["isHidden.toggle"] == nil
      && passed.allSatisfy { Self.placing.contains($0.calledName ?? "") }
  }

  /// Connected in Interface Builder, where its label may be.
  var isOutlet: Bool { declaration.declaration?.attributes.contains("IBOutlet") == true }

  /// The call that makes it.
  var construction: Node? {
    guard let value = declaration.initialValue else { return nil }
    if value.kind == .call, value.calledName == type { return value }
    return value.subtree.first { $0.kind == .call && $0.calledName == type }
  }

  /// Clear, and nothing shows it later: it fills a place. Or hidden, where no other file can show it.
  var isUnseen: Bool {
    if isHiddenForGood { return true }
    let alphas = assigned["alpha"] ?? []
    let tints = assigned["tintColor"] ?? []
    return !alphas.isEmpty && alphas.allSatisfy { $0.assignedValue?.numberValue == 0 }
      || !tints.isEmpty && tints.allSatisfy { $0.assignedValue?.lastName == "clear" }
  }

  func sets(_ names: String...) -> Bool { names.contains { assigned[$0] != nil } }

  func has(calls names: String...) -> Bool { names.contains { calls[$0] != nil } }
}
