@_spi(RawSyntax) import SwiftSyntax

extension TreeBuilder {
  /// False when it is no declaration that gets a node of its own.
  mutating func addDeclaration(_ piece: RawNode) -> Bool {
    switch piece.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: addType(piece)
    case .variableDecl: addVariables(piece)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: addFunction(piece)
    case .accessorDecl: addAccessor(piece)
    case .importDecl:
      let first = piece[.importPathComponentList]?[.importPathComponent]
      if let name = first?.firstToken, !name.isEmpty { imports.insert(name.string) }
    default: return false
    }
    return true
  }

  private mutating func addType(_ piece: RawNode) {
    let inherits = inherited(piece)
    // What Xcode's canvas shows does not ship.
    if inherits.contains("PreviewProvider") { return }
    let declaration = Declaration(
      typeKind: Self.typeKind(piece.kind), inherits: inherits, modifiers: Self.modifiers(piece),
      attributes: attributes(piece))
    let name =
      piece.kind == .extensionDecl ? lastName(of: piece.firstAfterToken) : piece.secondToken.unticked.string
    // Nor does anybody but its developers see `SizeDebugView` and `ChevronForTesting`.
    if Self.isOfDebugging(name) || name.hasSuffix("ForTesting") { return }
    node(.type, piece, naming: name, declaring: declaration) { $0.addChildren(of: piece[.memberBlock]) }
  }

  /// `Debug` is a word of the name: `SizeDebugView`, and not `Debugger`.
  static func isOfDebugging(_ name: String) -> Bool {
    guard name.contains("Debug") else { return false }
    return name.ranges(of: "Debug").contains { range in
      range.upperBound == name.endIndex || !name[range.upperBound].isLowercase
    }
  }

  private static func typeKind(_ kind: SyntaxKind) -> Declaration.TypeKind {
    switch kind {
    case .classDecl: .class
    case .structDecl: .struct
    case .enumDecl: .enum
    case .actorDecl: .actor
    case .protocolDecl: .protocol
    default: .extension
    }
  }

  private mutating func addVariables(_ piece: RawNode) {
    guard let list = piece[.patternBindingList] else { return }
    let isAlone = list.count == 1
    let modifiers = Self.modifiers(piece)
    let attributes = attributes(piece)
    let isConstant = piece.firstToken == "let"
    for binding in list.children {
      guard let bound = RawPatternBindingSyntax(binding.raw) else { continue }
      let accessors = binding[.accessorBlock]
      // Where a variable is reported of, `override var x` begins, not `x`.
      node(
        .variable, isAlone ? piece : binding, text: text(binding[bound.pattern]),
        declaring: Declaration(
          modifiers: modifiers, attributes: attributes, type: type(in: binding[.typeAnnotation]),
          isConstant: isConstant, isComputed: Self.isComputed(accessors))
      ) {
        $0.add(binding.initialValue, label: Labels.value)
        $0.addAccessors(accessors)
      }
    }
  }

  private static func isComputed(_ block: RawNode?) -> Bool {
    guard let block else { return false }
    guard let list = block[.accessorDeclList] else { return block[.codeBlockItemList] != nil }
    return list.children.contains { accessor in
      accessor.firstToken == "get" || accessor.firstToken == "_read"
    }
  }

  private mutating func addAccessors(_ block: RawNode?) {
    if let list = block?[.accessorDeclList] {
      addChildren(of: list)
    } else if let items = block?[.codeBlockItemList] {
      node(.accessor, items, text: "get") { $0.node(.block, items) { $0.addChildren(of: items) } }
    }
  }

  private mutating func addAccessor(_ piece: RawNode) {
    node(.accessor, piece, text: piece.firstToken) { $0.add(piece[.codeBlock]) }
  }

  private mutating func addFunction(_ piece: RawNode) {
    let isNamed = piece.kind == .functionDecl
    let signature = isNamed || piece.kind == .initializerDecl ? piece[.functionSignature] : nil
    let result = signature?[.returnClause].flatMap { $0[RawReturnClauseSyntax($0.raw)?.type] }
    let declaration = Declaration(
      modifiers: Self.modifiers(piece), attributes: attributes(piece), type: result.map { text($0).string })
    let name: ByteSpan =
      switch piece.kind {
      case .functionDecl: piece.secondToken.unticked
      case .initializerDecl: "init"
      case .subscriptDecl: "subscript"
      default: "deinit"
      }
    node(.function, piece, text: name, declaring: declaration) { builder in
      if let parameters = signature?[.functionParameterClause]?[.functionParameterList] {
        for parameter in parameters.children { builder.addParameter(parameter) }
      }
      builder.add(piece[.codeBlock])
      builder.addAccessors(piece[.accessorBlock])
    }
  }

  private mutating func addParameter(_ piece: RawNode) {
    guard let parameter = RawFunctionParameterSyntax(piece.raw) else { return }
    let first = RawNode(unplaced: parameter.firstName.raw).token
    let second = parameter.secondName.map { RawNode(unplaced: $0.raw).token }
    node(
      .parameter, piece, text: second ?? first, label: symbols.add(first),
      declaring: Declaration(type: text(piece[parameter.type]).string, isConstant: true))
  }

  private static func modifiers(_ piece: RawNode) -> [String] {
    guard let list = piece[.declModifierList] else { return [] }
    return list.children.compactMap { modifier in
      let word = modifier.firstToken
      if word.isEmpty { return nil }
      // `private(set)`: others can see it.
      return modifier[.declModifierDetail] == nil ? word.string : "\(word.string)(set)"
    }
  }

  private mutating func attributes(_ piece: RawNode) -> [String] {
    guard let list = piece[.attributeList], list.length > 0 else { return [] }
    var names: [String] = []
    for attribute in list.children {
      guard let written = RawAttributeSyntax(attribute.raw) else { continue }
      names.append(lastName(of: attribute[written.attributeName]))
    }
    return names
  }

  /// The code after the colon of a type.
  private mutating func inherited(_ piece: RawNode) -> [String] {
    guard let list = piece[.inheritanceClause]?[.inheritedTypeList] else { return [] }
    var names: [String] = []
    for inherited in list.children {
      if let written = RawInheritedTypeSyntax(inherited.raw) { names.append(lastName(of: inherited[written.type])) }
    }
    return names
  }

  private mutating func lastName(of piece: RawNode?) -> String { Self.lastName(text(piece).string) }

  /// `Module.Slider<Int>` is `Slider`.
  static func lastName(_ type: String) -> String {
    if type.utf8.allSatisfy({ $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "<") && $0 > 0x2F }) { return type }
    let plain = type.prefix { $0 != "<" && $0 != "&" }.split(separator: " ").last ?? ""
    return String(plain.split(separator: ".").last ?? "")
  }
}
