@_spi(RawSyntax) import SwiftSyntax

extension TreeBuilder {
  /// Operators in a row as the parser leaves them: assignments, questions, casts and the rest, without precedence.
  mutating func addSequence(_ piece: RawNode, _ label: Int32) {
    guard let elements = piece[.exprList] else { return }
    let parts = Array(elements.children)
    if let place = parts.firstIndex(where: { Self.assignment($0) != nil }) {
      node(.assign, piece, text: Self.assignment(parts[place]) ?? .empty, label: label) { builder in
        builder.addOperands(parts[..<place], Labels.target)
        builder.addOperands(parts[(place + 1)...], Labels.value)
      }
    } else {
      addOperands(parts[...], label)
    }
  }

  private mutating func addOperands(_ parts: ArraySlice<RawNode>, _ label: Int32) {
    guard let first = parts.first, let last = parts.last else { return }
    if parts.count == 1 { return addOperand(first, label) }
    let place = parts.firstIndex { $0.kind == .unresolvedTernaryExpr }
    if let place, let question = RawUnresolvedTernaryExprSyntax(parts[place].raw) {
      node(.ternary, first, upTo: last, label: label) { builder in
        builder.addOperands(parts[..<place], Labels.condition)
        builder.addOperand(parts[place][question.thenExpression], Labels.then)
        builder.addOperands(parts[(place + 1)...], Labels.other)
      }
    } else if parts.count == 3, parts[parts.startIndex + 1].kind == .unresolvedAsExpr {
      node(.cast, first, upTo: last, text: text(last), label: label) { $0.addOperand(first, Labels.none) }
    } else {
      let operation = parts.first { $0.kind == .binaryOperatorExpr }?.firstToken ?? .empty
      node(.binary, first, upTo: last, text: operation, label: label) { builder in
        for part in parts where part.kind != .binaryOperatorExpr { builder.addOperand(part, Labels.none) }
      }
    }
  }

  /// An operand always has a node, so that what is where stays clear.
  private mutating func addOperand(_ expression: RawNode?, _ label: Int32) {
    guard let expression else { return }
    let count = records.count
    add(expression, label: label)
    if count == records.count { node(.other, expression, label: label) }
    records[count].label = label
  }

  /// The operator of an assignment.
  private static func assignment(_ expression: RawNode) -> ByteSpan? {
    if expression.kind == .assignmentExpr { return "=" }
    guard expression.kind == .binaryOperatorExpr else { return nil }
    let text = expression.firstToken
    guard text.hasSuffix("=") else { return nil }
    let isComparison =
      text == "==" || text == "!=" || text == "<=" || text == ">=" || text == "===" || text == "!==" || text == "~="
    return isComparison ? nil : text
  }
}
