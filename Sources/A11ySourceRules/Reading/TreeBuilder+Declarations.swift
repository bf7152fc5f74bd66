import SwiftSyntax

extension TreeBuilder {
  /// False when it is no declaration that gets a node of its own.
  mutating func addDeclaration(_ syntax: Syntax, _ label: String) -> Bool {
    switch syntax.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: addType(syntax)
    case .variableDecl: addVariables(syntax)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: addFunction(syntax)
    case .accessorDecl: addAccessor(syntax)
    case .importDecl:
      let path = syntax.as(ImportDeclSyntax.self)?.path.first?.name.text
      if let path { imports.insert(path) }
    default: return false
    }
    return true
  }

  private mutating func addType(_ syntax: Syntax) {
    guard let group = syntax.asProtocol((any DeclGroupSyntax).self) else { return }
    // What Xcode's canvas shows does not ship.
    if Self.names(group.inheritanceClause).contains("PreviewProvider") { return }
    var declaration = Declaration(
      typeKind: Self.typeKind(syntax.kind), inherits: Self.names(group.inheritanceClause),
      modifiers: group.modifiers.map(\.name.text), attributes: Self.names(group.attributes))
    if group.modifiers.contains(where: { $0.name.text == "class" }) { declaration.modifiers.append("class") }
    let name =
      if let extended = syntax.as(ExtensionDeclSyntax.self)?.extendedType {
        Self.lastName(extended.trimmedDescription)
      } else {
        syntax.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      }
    declarations[Int32(records.count)] = declaration
    node(.type, syntax, text: Self.unticked(name)) { $0.addChildren(of: group.memberBlock) }
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

  private mutating func addVariables(_ syntax: Syntax) {
    guard let variable = syntax.as(VariableDeclSyntax.self) else { return }
    for binding in variable.bindings {
      declarations[Int32(records.count)] = Declaration(
        modifiers: Self.words(variable.modifiers), attributes: Self.names(variable.attributes),
        type: binding.typeAnnotation?.type.trimmedDescription, isConstant: variable.bindingSpecifier.text == "let",
        isComputed: Self.isComputed(binding))
      // Where a variable is told of, `override var x` begins, not `x`.
      node(.variable, variable.bindings.count == 1 ? syntax : Syntax(binding), text: binding.pattern.trimmedDescription)
      {
        if let value = binding.initializer?.value { $0.add(value, label: "value") }
        $0.addAccessors(binding.accessorBlock)
      }
    }
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list):
      list.contains { $0.accessorSpecifier.text == "get" || $0.accessorSpecifier.text == "_read" }
    }
  }

  private mutating func addAccessors(_ block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case .getter(let items):
      node(.accessor, items, text: "get") { $0.node(.block, items) { $0.addChildren(of: items) } }
    case .accessors(let list): addChildren(of: list)
    case nil: break
    }
  }

  private mutating func addAccessor(_ syntax: Syntax) {
    guard let accessor = syntax.as(AccessorDeclSyntax.self) else { return }
    node(.accessor, syntax, text: accessor.accessorSpecifier.text) { if let body = accessor.body { $0.add(body) } }
  }

  private mutating func addFunction(_ syntax: Syntax) {
    let function = syntax.as(FunctionDeclSyntax.self)
    let initializer = syntax.as(InitializerDeclSyntax.self)
    var declaration = Declaration()
    if let declared = syntax.asProtocol((any WithModifiersSyntax).self) {
      declaration.modifiers = Self.words(declared.modifiers)
    }
    if let declared = syntax.asProtocol((any WithAttributesSyntax).self) {
      declaration.attributes = Self.names(declared.attributes)
    }
    let signature = function?.signature ?? initializer?.signature
    declaration.type = signature?.returnClause?.type.trimmedDescription
    declarations[Int32(records.count)] = declaration
    let name =
      function?.name.text ?? (initializer != nil ? "init" : syntax.kind == .subscriptDecl ? "subscript" : "deinit")
    node(.function, syntax, text: Self.unticked(name)) { builder in
      for parameter in signature?.parameterClause.parameters ?? [] { builder.addParameter(parameter) }
      if let body = syntax.asProtocol((any WithOptionalCodeBlockSyntax).self)?.body { builder.add(body) }
      if let accessors = syntax.as(SubscriptDeclSyntax.self)?.accessorBlock { builder.addAccessors(accessors) }
    }
  }

  private mutating func addParameter(_ parameter: FunctionParameterSyntax) {
    declarations[Int32(records.count)] = Declaration(type: parameter.type.trimmedDescription, isConstant: true)
    node(
      .parameter, parameter, text: (parameter.secondName ?? parameter.firstName).text, label: parameter.firstName.text)
  }

  private static func words(_ modifiers: DeclModifierListSyntax) -> [String] { modifiers.map { $0.name.text } }

  private static func names(_ attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self).map { lastName($0.attributeName.trimmedDescription) } }
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { lastName($0.type.trimmedDescription) } ?? []
  }

  /// `Module.Slider<Int>` is `Slider`.
  static func lastName(_ type: String) -> String {
    let plain = type.prefix { $0 != "<" && $0 != "&" }.split(separator: " ").last ?? ""
    return String(plain.split(separator: ".").last ?? "")
  }
}
