@_spi(RawSyntax) import SwiftSyntax

extension TreeBuilder {
  /// False when it is no expression that gets a node of its own.
  mutating func addExpression(_ piece: RawNode, _ label: Int32) -> Bool {
    switch piece.kind {
    case .declReferenceExpr: node(.name, piece, text: piece.firstToken.unticked, label: label)
    case .memberAccessExpr: addMember(piece, label)
    case .functionCallExpr: addCall(piece, label)
    case .subscriptCallExpr: addSubscript(piece, label)
    case .closureExpr: addClosure(piece, label, isTrailing: false)
    case .sequenceExpr: addSequence(piece, label)
    case .stringLiteralExpr: addString(piece, label)
    case .tupleExpr: addTuple(piece, label)
    default: return addLiteral(piece, label)
    }
    return true
  }

  private mutating func addLiteral(_ piece: RawNode, _ label: Int32) -> Bool {
    switch piece.kind {
    case .integerLiteralExpr, .floatLiteralExpr:
      let digits = text(piece)
      if digits.contains("_") {
        node(.number, piece, naming: digits.string.filter { $0 != "_" }, label: label)
      } else {
        node(.number, piece, text: digits, label: label)
      }
    case .booleanLiteralExpr: node(.boolean, piece, text: text(piece), label: label)
    case .nilLiteralExpr: node(.null, piece, label: label)
    case .arrayExpr: node(.array, piece, label: label) { $0.addChildren(of: piece) }
    case .dictionaryExpr: node(.dictionary, piece, label: label) { $0.addChildren(of: piece) }
    case .superExpr: node(.name, piece, text: "super", label: label)
    case .prefixOperatorExpr:
      node(.prefix, piece, text: piece.firstToken, label: label) { $0.addChildren(of: piece) }
    case .macroExpansionExpr, .macroExpansionDecl: addMacro(piece, label)
    default: return false
    }
    return true
  }

  private mutating func addMember(_ piece: RawNode, _ label: Int32) {
    guard let member = RawMemberAccessExprSyntax(piece.raw) else { return }
    let name = RawNode(unplaced: member.declName.raw).firstToken
    let base = piece[member.base]
    if let base, base.kind == .declReferenceExpr {
      // `SwiftUI.Menu` is `Menu`, `UIButton.init` is `UIButton`.
      if Self.isModule(base.firstToken) { return node(.name, piece, text: name.unticked, label: label) }
      if name == "init", Self.isType(base.firstToken) {
        return node(.name, piece, text: base.firstToken.unticked, label: label)
      }
    }
    node(.member, piece, text: name.unticked, label: label) { $0.add(base) }
  }

  private static func isType(_ name: ByteSpan) -> Bool {
    name.bytes.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } == true && name.string != "Self"
  }

  private static func isModule(_ name: ByteSpan) -> Bool { ["SwiftUI", "UIKit"].contains(name.string) }

  private mutating func addCall(_ piece: RawNode, _ label: Int32) {
    guard let call = RawFunctionCallExprSyntax(piece.raw) else { return }
    node(.call, piece, label: label) { builder in
      builder.add(piece[call.calledExpression], label: Labels.callee)
      builder.addArguments(piece[call.arguments])
      if let closure = piece[call.trailingClosure] { builder.addClosure(closure, Labels.none, isTrailing: true) }
      guard let others = piece[.multipleTrailingClosureElementList] else { return }
      for other in others.children {
        guard let closure = other[.closureExpr] else { continue }
        builder.addClosure(closure, builder.symbols.add(other.firstToken), isTrailing: true)
      }
    }
  }

  private mutating func addSubscript(_ piece: RawNode, _ label: Int32) {
    guard let call = RawSubscriptCallExprSyntax(piece.raw) else { return }
    node(.subscripted, piece, label: label) { builder in
      builder.add(piece[call.calledExpression], label: Labels.callee)
      builder.addArguments(piece[call.arguments])
    }
  }

  private mutating func addArguments(_ arguments: RawNode?) {
    guard let arguments else { return }
    for argument in arguments.children {
      guard let labelled = RawLabeledExprSyntax(argument.raw), let expression = argument[labelled.expression] else {
        continue
      }
      let count = records.count
      add(expression)
      // An expression without a node of its own is still an argument.
      if count == records.count { node(.other, expression) }
      if let label = labelled.label { records[count].label = symbols.add(RawNode(unplaced: label.raw).token) }
    }
  }

  mutating func addClosure(_ piece: RawNode, _ label: Int32, isTrailing: Bool) {
    guard let closure = RawClosureExprSyntax(piece.raw) else { return }
    node(.closure, piece, label: label, isTrailing: isTrailing) { builder in
      if let signature = piece[closure.signature] { builder.addParameters(of: signature) }
      builder.addChildren(of: piece[closure.statements])
    }
  }

  private mutating func addParameters(of signature: RawNode) {
    if let names = signature[.closureShorthandParameterList] {
      for name in names.children { node(.parameter, name, text: name.firstToken) }
    }
    guard let parameters = signature[.closureParameterClause]?[.closureParameterList] else { return }
    for parameter in parameters.children {
      guard let written = RawClosureParameterSyntax(parameter.raw) else { continue }
      let name = parameter[written.secondName] ?? parameter[written.firstName]
      node(
        .parameter, parameter, text: name?.token ?? .empty,
        declaring: Declaration(type: parameter[written.type].map { text($0).string }))
    }
  }

  private mutating func addTuple(_ piece: RawNode, _ label: Int32) {
    let elements = piece[.labeledExprList]
    if elements?.count == 1, let only = elements?[.labeledExpr] {
      return add(only[RawLabeledExprSyntax(only.raw)?.expression], label: label)
    }
    node(.tuple, piece, label: label) { $0.addChildren(of: elements) }
  }

  /// Text is what is certain of it; a value put into it is a child.
  private mutating func addString(_ piece: RawNode, _ label: Int32) {
    guard let segments = piece[.stringLiteralSegmentList] else { return node(.string, piece, label: label) }
    let words = segments.firstChild?.firstToken ?? .empty
    // Most are one piece without an escape.
    if segments.count == 1, !words.contains("\\") { return node(.string, piece, text: words, label: label) }
    node(.string, piece, naming: Self.unescaped(segments), label: label) { builder in
      for segment in segments.children where segment.kind == .expressionSegment {
        builder.node(.interpolation, segment) { $0.addArguments(segment[.labeledExprList]) }
      }
    }
  }

  /// The escapes that people use in labels; the others stay as they are.
  private static func unescaped(_ segments: RawNode) -> String {
    var text: [UInt8] = []
    for segment in segments.children where segment.kind == .stringSegment {
      text.append(contentsOf: segment.firstToken.bytes)
    }
    var end = 0
    var next = 0
    while next < text.count {
      let escaped = text[next] == UInt8(ascii: "\\") && next + 1 < text.count ? unescaped(text[next + 1]) : nil
      text[end] = escaped ?? text[next]
      end += 1
      next += escaped == nil ? 1 : 2
    }
    return String(decoding: text[..<end], as: UTF8.self)
  }

  /// What a letter behind a backslash stands for.
  private static func unescaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): letter
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    default: nil
    }
  }

  private mutating func addMacro(_ piece: RawNode, _ label: Int32) {
    let name = piece.secondToken
    node(.hash, piece, text: name, label: label) { builder in
      if name == "Preview" { return }
      for part in piece.children {
        if part.kind == .labeledExprList { builder.addArguments(part) } else { builder.add(part) }
      }
    }
  }
}
