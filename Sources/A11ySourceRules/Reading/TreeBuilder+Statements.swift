import SwiftSyntax

extension TreeBuilder {
  /// False when it is no statement that gets a node of its own.
  mutating func addStatement(_ syntax: Syntax, _ label: String) -> Bool {
    switch syntax.kind {
    case .codeBlock: node(.block, syntax, label: label) { $0.addChildren(of: syntax) }
    case .returnStmt: node(.return, syntax, label: label) { $0.addChildren(of: syntax) }
    case .ifExpr: addIf(syntax, label)
    case .guardStmt: addGuard(syntax, label)
    case .switchExpr: node(.branch, syntax, text: "switch", label: label) { $0.addChildren(of: syntax) }
    case .switchCase: node(.block, syntax, label: "case") { $0.addChildren(of: syntax) }
    case .forStmt, .whileStmt, .repeatStmt: node(.loop, syntax, label: label) { $0.addChildren(of: syntax) }
    case .availabilityCondition: node(.available, syntax, label: label)
    case .optionalBindingCondition: addBinding(syntax)
    case .ifConfigDecl: addConfigured(syntax)
    default: return false
    }
    return true
  }

  private mutating func addIf(_ syntax: Syntax, _ label: String) {
    guard let branch = syntax.as(IfExprSyntax.self) else { return }
    node(.branch, syntax, text: "if", label: label) { builder in
      for condition in branch.conditions { builder.add(condition, label: "condition") }
      builder.add(branch.body, label: "then")
      if let other = branch.elseBody { builder.add(Syntax(other), label: "else") }
    }
  }

  private mutating func addGuard(_ syntax: Syntax, _ label: String) {
    guard let branch = syntax.as(GuardStmtSyntax.self) else { return }
    node(.branch, syntax, text: "guard", label: label) { builder in
      for condition in branch.conditions { builder.add(condition, label: "condition") }
      builder.add(branch.body, label: "else")
    }
  }

  /// `if let name = value`
  private mutating func addBinding(_ syntax: Syntax) {
    guard let binding = syntax.as(OptionalBindingConditionSyntax.self) else { return }
    node(.variable, syntax, text: binding.pattern.trimmedDescription, label: "condition") { builder in
      if let value = binding.initializer?.value { builder.add(value, label: "value") }
    }
    declarations[lastIndex(holding: syntax)] = Declaration(
      type: binding.typeAnnotation?.type.trimmedDescription, isConstant: true)
  }

  /// Every clause that can ship on iOS.
  private mutating func addConfigured(_ syntax: Syntax) {
    guard let configured = syntax.as(IfConfigDeclSyntax.self) else { return }
    for clause in configured.clauses {
      let condition = clause.condition?.trimmedDescription ?? ""
      if Self.isElsewhere(condition) { continue }
      if let elements = clause.elements { add(Syntax(elements)) }
    }
  }

  private static func isElsewhere(_ condition: String) -> Bool {
    let elsewhere = ["DEBUG", "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "os(Linux)", "canImport(AppKit)"]
    return elsewhere.contains(condition)
  }

  /// The node just added for this piece of source.
  func lastIndex(holding syntax: some SyntaxProtocol) -> Int32 {
    var index = Int32(records.count - 1)
    while index > 0, records[Int(index)].parent != parent { index = records[Int(index)].parent }
    return index
  }
}
