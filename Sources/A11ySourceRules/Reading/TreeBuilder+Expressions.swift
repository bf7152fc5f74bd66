import SwiftSyntax

extension TreeBuilder {
  /// False when it is no expression that gets a node of its own.
  mutating func addExpression(_ syntax: Syntax, _ label: String) -> Bool {
    switch syntax.kind {
    case .declReferenceExpr: addName(syntax, label)
    case .memberAccessExpr: addMember(syntax, label)
    case .functionCallExpr: addCall(syntax, label)
    case .subscriptCallExpr: addSubscript(syntax, label)
    case .closureExpr: addClosure(syntax, label, isTrailing: false)
    case .sequenceExpr: addSequence(syntax, label)
    case .stringLiteralExpr: addString(syntax, label)
    case .tupleExpr: addTuple(syntax, label)
    default: return addLiteral(syntax, label)
    }
    return true
  }

  private mutating func addLiteral(_ syntax: Syntax, _ label: String) -> Bool {
    switch syntax.kind {
    case .integerLiteralExpr, .floatLiteralExpr:
      node(.number, syntax, text: syntax.trimmedDescription.filter { $0 != "_" }, label: label)
    case .booleanLiteralExpr: node(.boolean, syntax, text: syntax.trimmedDescription, label: label)
    case .nilLiteralExpr: node(.null, syntax, label: label)
    case .arrayExpr: node(.array, syntax, label: label) { $0.addChildren(of: syntax) }
    case .dictionaryExpr: node(.dictionary, syntax, label: label) { $0.addChildren(of: syntax) }
    case .superExpr: node(.name, syntax, text: "super", label: label)
    case .prefixOperatorExpr:
      let text = syntax.as(PrefixOperatorExprSyntax.self)?.operator.text ?? ""
      node(.prefix, syntax, text: text, label: label) { $0.addChildren(of: syntax) }
    case .macroExpansionExpr, .macroExpansionDecl: addMacro(syntax, label)
    default: return false
    }
    return true
  }

  private mutating func addName(_ syntax: Syntax, _ label: String) {
    let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    node(.name, syntax, text: Self.unticked(name), label: label)
  }

  private mutating func addMember(_ syntax: Syntax, _ label: String) {
    guard let member = syntax.as(MemberAccessExprSyntax.self) else { return }
    node(.member, syntax, text: Self.unticked(member.declName.baseName.text), label: label) { builder in
      if let base = member.base { builder.add(base) }
    }
  }

  private mutating func addCall(_ syntax: Syntax, _ label: String) {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return }
    node(.call, syntax, label: label) { builder in
      builder.add(call.calledExpression, label: "callee")
      builder.addArguments(call.arguments)
      if let closure = call.trailingClosure {
        builder.addClosure(Syntax(closure), "", isTrailing: true)
      }
      for closure in call.additionalTrailingClosures {
        builder.addClosure(Syntax(closure.closure), closure.label.text, isTrailing: true)
      }
    }
  }

  private mutating func addSubscript(_ syntax: Syntax, _ label: String) {
    guard let call = syntax.as(SubscriptCallExprSyntax.self) else { return }
    node(.subscripted, syntax, label: label) { builder in
      builder.add(call.calledExpression, label: "callee")
      builder.addArguments(call.arguments)
    }
  }

  private mutating func addArguments(_ arguments: LabeledExprListSyntax) {
    for argument in arguments {
      let count = records.count
      add(argument.expression)
      // An expression without a node of its own is still an argument.
      if count == records.count { node(.other, argument.expression) }
      if let label = argument.label { records[count].label = label.text }
    }
  }

  mutating func addClosure(_ syntax: Syntax, _ label: String, isTrailing: Bool) {
    guard let closure = syntax.as(ClosureExprSyntax.self) else { return }
    node(.closure, syntax, label: label, isTrailing: isTrailing) { builder in
      builder.addParameters(of: closure)
      builder.addChildren(of: closure.statements)
    }
  }

  private mutating func addParameters(of closure: ClosureExprSyntax) {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): for name in names { node(.parameter, name, text: name.name.text) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        node(.parameter, parameter, text: (parameter.secondName ?? parameter.firstName).text)
        declarations[Int32(records.count - 1)] = Declaration(type: parameter.type?.trimmedDescription)
      }
    case nil: break
    }
  }

  private mutating func addTuple(_ syntax: Syntax, _ label: String) {
    guard let tuple = syntax.as(TupleExprSyntax.self) else { return }
    if tuple.elements.count == 1, let only = tuple.elements.first { return add(only.expression, label: label) }
    node(.tuple, syntax, label: label) { $0.addChildren(of: tuple.elements) }
  }

  /// Text is what is certain of it; a value put into it is a child.
  private mutating func addString(_ syntax: Syntax, _ label: String) {
    guard let string = syntax.as(StringLiteralExprSyntax.self) else { return }
    let words = string.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
    node(.string, syntax, text: Self.unescaped(words.joined()), label: label) { builder in
      for segment in string.segments {
        guard let value = segment.as(ExpressionSegmentSyntax.self) else { continue }
        builder.node(.interpolation, value) { $0.addArguments(value.expressions) }
      }
    }
  }

  /// The escapes that people use in labels; the others stay as they are.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    return text.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\t", with: "\t")
  }

  private mutating func addMacro(_ syntax: Syntax, _ label: String) {
    let name =
      syntax.as(MacroExpansionExprSyntax.self)?.macroName ?? syntax.as(MacroExpansionDeclSyntax.self)?.macroName
    node(.hash, syntax, text: name?.text ?? "", label: label) { builder in
      if name?.text != "Preview" { builder.addChildren(of: syntax) }
    }
  }

  static func unticked(_ name: String) -> String {
    name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2 ? String(name.dropFirst().dropLast()) : name
  }
}
