import SwiftParser
import SwiftSyntax

/// Turns the parser's tree into flat storage, leaving out what no rule looks at: types, patterns, parentheses, and code
/// that does not ship (`#Preview`, `#if DEBUG`, other platforms).
struct TreeBuilder {
  var records: [NodeRecord] = []
  var declarations: [Int32: Declaration] = [:]
  var imports: Set<String> = []
  var parent: Int32 = -1
  var depth = 0

  /// Deeper than anyone writes; what lies below is left out, so that no stack overflows.
  static let maximumDepth = 400

  /// How deep the parser follows; its own default is 20 when it is built for debugging, which real code exceeds.
  private static let maximumNesting = 256

  static func tree(path: String, bytes: [UInt8]) -> SourceTree { DeepStack.run { read(path: path, bytes: bytes) } }

  private static func read(path: String, bytes: [UInt8]) -> SourceTree {
    let file = BracketRuns.tamed(bytes).withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: maximumNesting)
    }
    var builder = TreeBuilder()
    builder.records.reserveCapacity(bytes.count / 12 + 16)
    builder.node(.file, file) { $0.addChildren(of: file) }
    return SourceTree(
      path: path, bytes: bytes, records: builder.records, declarations: builder.declarations,
      imports: builder.imports)
  }

  /// Adds a node, and whatever `contents` adds becomes what it holds.
  mutating func node(
    _ kind: NodeKind, _ syntax: some SyntaxProtocol, upTo last: (any SyntaxProtocol)? = nil, text: String = "",
    label: String = "", isTrailing: Bool = false, _ contents: (inout TreeBuilder) -> Void = { _ in }
  ) {
    let index = Int32(records.count)
    records.append(
      NodeRecord(
        kind: kind, isTrailing: isTrailing, text: text, label: label,
        start: Int32(clamping: syntax.positionAfterSkippingLeadingTrivia.utf8Offset),
        end: Int32(clamping: (last ?? syntax).endPositionBeforeTrailingTrivia.utf8Offset), parent: parent, next: 0))
    let outer = parent
    parent = index
    contents(&self)
    parent = outer
    records[Int(index)].next = Int32(records.count)
  }

  mutating func addChildren(of syntax: some SyntaxProtocol) {
    for child in syntax.children(viewMode: .sourceAccurate) { add(child) }
  }

  /// - Parameter label: what it is to its parent.
  mutating func add(_ syntax: some SyntaxProtocol, label: String = "") {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    let syntax = Syntax(syntax)
    if syntax.kind == .token { return }
    if addExpression(syntax, label) || addStatement(syntax, label) || addDeclaration(syntax, label) { return }
    if Self.isSkipped(syntax.kind) { return }
    let first = records.count
    addChildren(of: syntax)
    if !label.isEmpty, first < records.count, records[first].label.isEmpty { records[first].label = label }
  }

  private static func isSkipped(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .typeAnnotation, .genericArgumentClause, .genericParameterClause, .genericWhereClause, .inheritanceClause,
      .attributeList, .declModifierList, .functionSignature, .returnClause, .typeExpr, .keyPathExpr,
      .identifierPattern, .wildcardPattern, .typeAliasDecl, .associatedTypeDecl, .operatorDecl,
      .precedenceGroupDecl, .missingExpr, .unexpectedNodes, .closureSignature:
      true
    default: false
    }
  }
}
