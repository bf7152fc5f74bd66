/// Code whose condition is always false: `if false { … }`, and `if showsHint { … }` where the file never sets the private
/// property to another value than the one it begins with.
extension Node {
  var neverRuns: Bool { ([self] + ancestors).contains(where: \.isNeverChosen) }

  /// A part of a choice, or what a binding presents.
  private var isNeverChosen: Bool {
    guard let parent else { return false }
    let conditions =
      switch parent.kind {
      case .branch where parent.text == "if": parent.children.filter { $0.label == "condition" }
      case .ternary: parent.firstChild.map { [$0] } ?? []
      default: [Node]()
      }
    switch label {
    case "then": return conditions.contains { $0.fixedValue == false }
    // The other part runs if any of several conditions fails.
    case "else": return conditions.count == 1 && conditions[0].fixedValue == true
    default:
      guard parent.kind == .call, kind == .closure, label != "onDismiss" else { return false }
      return parent.presentation?.fixedBinding == false
    }
  }

  /// SwiftUI's modifiers that show something while a binding is true.
  private static let presenters: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "navigationDestination",
    "fileImporter", "fileExporter", "photosPicker",
  ]

  /// The binding of `.sheet(isPresented: $showsHint) { … }`.
  private var presentation: Node? {
    kind == .call && Self.presenters.contains(calledName ?? "") ? argument("isPresented") : nil
  }

  /// The value of a condition that is always the same: a literal, or a property that never changes.
  private var fixedValue: Bool? {
    switch kind {
    case .boolean: isTrue
    case .prefix where text == "!": firstChild?.fixedValue.map { !$0 }
    case .name: isLocal(symbol) ? nil : fixedProperty(text)
    case .member where ["self", "Self"].contains(firstChild?.text): fixedProperty(text)
    default: nil
    }
  }

  /// `.constant(false)`, or `$showsHint` of a property that never changes.
  private var fixedBinding: Bool? {
    if kind == .call, calledName == "constant", let value = arguments.first, value.kind == .boolean {
      return value.isTrue
    }
    return kind == .name && text.hasPrefix("$") ? fixedProperty(String(text.dropFirst())) : nil
  }

  /// The value of a property of the type around, if it is known and nothing in the file can change it.
  private func fixedProperty(_ name: String) -> Bool? {
    guard let type = enclosingType, let symbol = tree.symbols[name] else { return nil }
    let variables = tree.members(of: type, named: symbol).filter { $0.kind == .variable }
    // Two are those of two targets.
    guard variables.count == 1, let variable = variables.first, let declaration = variable.declaration,
      let value = variable.initialValue, value.kind == .boolean,
      declaration.attributes.allSatisfy({ $0 == "State" }), !declaration.isComputed
    else { return nil }
    let isFixed =
      declaration.isConstant && variable.isFinal
      || variable.isPrivate && tree.onlyReads.value(for: variable.index) { tree.isOnlyRead(variable) }
    return isFixed ? value.isTrue : nil
  }

  /// A parameter or a variable of the code around has this name.
  private func isLocal(_ symbol: Int32) -> Bool {
    ancestors.contains { code in
      (code.kind == .function || code.kind == .closure)
        && code.eachChild.contains { $0.kind == .parameter && $0.symbol == symbol }
        || code.kind == .block && code.eachChild.contains { $0.kind == .variable && $0.symbol == symbol }
    }
  }

  /// No class can override the property.
  private var isFinal: Bool {
    let modifiers = Set(declaration?.modifiers ?? []).union(
      parent?.declaration?.modifiers.filter { $0 == "final" } ?? [])
    return parent?.declaration?.typeKind == .struct || parent?.declaration?.typeKind == .enum
      || !modifiers.isDisjoint(with: ["private", "fileprivate", "static", "final"])
  }

  /// Asks for the value: `if showsHint`, `!showsHint`, `showsHint ? a : b`, `a && showsHint`, and shows something by it.
  fileprivate var isRead: Bool {
    guard let parent else { return false }
    if text.hasPrefix("$") { return parent.presentation == self }
    if kind == .member, !["self", "Self"].contains(firstChild?.text) { return false }
    switch parent.kind {
    case .branch: return label == "condition"
    case .ternary: return parent.firstChild == self
    case .prefix: return parent.text == "!"
    case .binary: return true
    default: return false
    }
  }
}

extension SourceTree {
  /// Each time that the file has the name of a property, it asks for the value. All words of the text are counted: what
  /// has no node of the tree, such as a pattern or a key path, may be anything.
  fileprivate func isOnlyRead(_ variable: Node) -> Bool {
    let name = variable.text
    let symbols = [name, "$" + name].compactMap { self.symbols[$0] }
    let reads = symbols.flatMap { uses[$0].map { Node(tree: self, index: $0) } }.count(where: \.isRead)
    // `_showsHint` is the property as well.
    let words = countsOfWords[name, default: 0] + countsOfWords["_" + name, default: 0]
    return words == reads + 1
  }
}
