@_spi(RawSyntax) import SwiftSyntax

extension TreeBuilder {
  /// False when it is no statement that gets a node of its own.
  mutating func addStatement(_ piece: RawNode, _ label: Int32) -> Bool {
    switch piece.kind {
    case .codeBlock: node(.block, piece, label: label) { $0.addChildren(of: piece) }
    case .returnStmt: node(.return, piece, label: label) { $0.addChildren(of: piece) }
    case .ifExpr: addIf(piece, label)
    case .guardStmt: addGuard(piece, label)
    case .switchExpr: node(.branch, piece, text: "switch", label: label) { $0.addChildren(of: piece) }
    case .switchCase: node(.block, piece, label: Labels.case) { $0.addChildren(of: piece) }
    case .forStmt, .whileStmt, .repeatStmt: node(.loop, piece, label: label) { $0.addChildren(of: piece) }
    case .availabilityCondition: node(.available, piece, label: label)
    case .optionalBindingCondition: addBinding(piece)
    case .ifConfigDecl: addConfigured(piece)
    default: return false
    }
    return true
  }

  private mutating func addIf(_ piece: RawNode, _ label: Int32) {
    guard let branch = RawIfExprSyntax(piece.raw) else { return }
    node(.branch, piece, text: "if", label: label) { builder in
      if let conditions = piece[branch.conditions] {
        for condition in conditions.children { builder.add(condition, label: Labels.condition) }
      }
      let conditions = piece[branch.conditions]
      let runs = builder.runsNow(conditions)
      if runs != false, !Self.isForDevelopers(conditions) { builder.add(piece[branch.body], label: Labels.then) }
      if runs != true { builder.add(piece[branch.elseBody], label: Labels.other) }
    }
  }

  /// Whether `#available(iOS 13, *)` is true wherever apps run today; nil for other conditions. What only ran on older
  /// systems does not count: `if #available(iOS 13, *) { button.setImage(…) } else { button.setTitle(…) }`.
  private mutating func runsNow(_ conditions: RawNode?) -> Bool? {
    guard let conditions, conditions.count == 1, let only = conditions.firstChild?.firstChild,
      only.kind == .availabilityCondition
    else { return nil }
    let words = text(only).string.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    guard let system = words.firstIndex(of: "iOS"), system + 1 < words.count,
      let version = Double(words[system + 1].split(separator: ".").prefix(2).joined(separator: ".")),
      version <= Self.oldestSystem
    else { return nil }
    return words.first != "unavailable"
  }

  /// The present Xcode builds for no older system.
  private static let oldestSystem = 15.0

  /// `if showsLayoutDebug { … }`, `if settings.showDebugInfo { … }`: what one name that says so turns on.
  private static func isForDevelopers(_ conditions: RawNode?) -> Bool {
    guard let conditions, conditions.count == 1, let only = conditions.firstChild?.firstChild else { return false }
    var name = only
    if only.kind == .memberAccessExpr, let member = RawMemberAccessExprSyntax(only.raw) {
      name = RawNode(unplaced: member.declName.raw)
    }
    guard name.kind == .declReferenceExpr else { return false }
    let text = name.firstToken.string
    return text.hasPrefix("debug") && !text.hasPrefix("debugg") || isOfDebugging(text)
  }

  private mutating func addGuard(_ piece: RawNode, _ label: Int32) {
    guard let branch = RawGuardStmtSyntax(piece.raw) else { return }
    node(.branch, piece, text: "guard", label: label) { builder in
      if let conditions = piece[branch.conditions] {
        for condition in conditions.children { builder.add(condition, label: Labels.condition) }
      }
      if builder.runsNow(piece[branch.conditions]) != true { builder.add(piece[branch.body], label: Labels.other) }
    }
  }

  /// `if let name = value`
  private mutating func addBinding(_ piece: RawNode) {
    guard let binding = RawOptionalBindingConditionSyntax(piece.raw) else { return }
    let declaration = Declaration(type: type(in: piece[.typeAnnotation]), isConstant: true)
    let name = text(piece[binding.pattern])
    node(.variable, piece, text: name, label: Labels.condition, declaring: declaration) {
      $0.add(piece.initialValue, label: Labels.value)
    }
  }

  /// `: Type`
  mutating func type(in annotation: RawNode?) -> String? {
    annotation.flatMap { $0[RawTypeAnnotationSyntax($0.raw)?.type] }.map { text($0).string }
  }

  /// Every clause that can ship on iOS.
  private mutating func addConfigured(_ piece: RawNode) {
    guard let clauses = piece[.ifConfigClauseList] else { return }
    for clause in clauses.children {
      guard let configured = RawIfConfigClauseSyntax(clause.raw) else { continue }
      if Self.isElsewhere(text(clause[configured.condition]).string) { continue }
      add(clause[configured.elements])
    }
  }

  private static func isElsewhere(_ condition: String) -> Bool {
    let elsewhere = [
      "DEBUG", "!RELEASE", "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "os(Linux)", "canImport(AppKit)",
    ]
    return elsewhere.contains { $0 == condition }
  }
}
