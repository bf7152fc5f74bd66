import SwiftSyntax

extension TreeBuilder {
  /// Operators in a row as the parser leaves them: assignments, questions, casts and the rest, without precedence.
  mutating func addSequence(_ syntax: Syntax, _ label: String) {
    guard let sequence = syntax.as(SequenceExprSyntax.self) else { return }
    let parts = Array(sequence.elements)
    if let place = parts.firstIndex(where: { Self.assignment($0) != nil }) {
      node(.assign, syntax, text: Self.assignment(parts[place]) ?? "=", label: label) { builder in
        builder.addOperands(parts[..<place], "target")
        builder.addOperands(parts[(place + 1)...], "value")
      }
    } else {
      addOperands(parts[...], label)
    }
  }

  private mutating func addOperands(_ parts: ArraySlice<ExprSyntax>, _ label: String) {
    guard let first = parts.first, let last = parts.last else { return }
    if parts.count == 1 { return addOperand(first, label) }
    let place = parts.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    if let place, let question = parts[place].as(UnresolvedTernaryExprSyntax.self) {
      node(.ternary, first, upTo: last, label: label) { builder in
        builder.addOperands(parts[..<place], "condition")
        builder.addOperand(question.thenExpression, "then")
        builder.addOperands(parts[(place + 1)...], "else")
      }
    } else if parts.count == 3, parts[parts.startIndex + 1].is(UnresolvedAsExprSyntax.self) {
      node(.cast, first, upTo: last, text: last.trimmedDescription, label: label) { $0.addOperand(first, "") }
    } else {
      let operation = parts.lazy.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }.first ?? ""
      node(.binary, first, upTo: last, text: operation, label: label) { builder in
        for part in parts where !part.is(BinaryOperatorExprSyntax.self) { builder.addOperand(part, "") }
      }
    }
  }

  /// An operand always has a node, so that what stands where stays clear.
  private mutating func addOperand(_ expression: ExprSyntax, _ label: String) {
    let count = records.count
    add(expression, label: label)
    if count == records.count { node(.other, expression, label: label) }
    records[count].label = label
  }

  /// The operator of an assignment.
  private static func assignment(_ expression: ExprSyntax) -> String? {
    if expression.is(AssignmentExprSyntax.self) { return "=" }
    guard let text = expression.as(BinaryOperatorExprSyntax.self)?.operator.text, text.hasSuffix("=") else {
      return nil
    }
    return ["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text) ? nil : text
  }
}
