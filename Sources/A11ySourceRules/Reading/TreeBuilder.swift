import A11yPlatform
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Turns what the parser made into flat storage, leaving out what no rule looks at: types, patterns, parentheses, and
/// code that does not ship (`#Preview`, `#if DEBUG`, other platforms).
struct TreeBuilder {
  /// As long as it is read.
  private let source: UnsafeBufferPointer<UInt8>
  private var edges = TriviaTrimmer()
  var records: [NodeRecord] = []
  var symbols = SymbolTable()
  var declarations: [Declaration] = []
  var imports: Set<String> = []
  var parent: Int32 = -1
  var depth = 0
  /// Where something was left out that lies too deep.
  private var fault: ReadingFault?

  /// Deeper than anyone writes; what lies below is left out, and reported, so that no stack overflows.
  static let maximumDepth = 400

  /// How deep the parser follows; its own default is 20 when it is built for debugging, which real code exceeds.
  private static let maximumNesting = 256

  /// - Parameter isDeep: whether this thread's stack is as deep as `DeepStack`'s.
  static func read(_ bytes: [UInt8], isDeep: Bool = false) -> SourceText {
    if bytes.count > SourceTree.mostBytes { return .refused(.tooLarge) }
    if let excess = NestingScan.excess(in: bytes) { return .refused(ReadingFault(excess)) }
    let size = DeepStack.size(for: bytes.count)
    if isDeep, size == DeepStack.size { return build(bytes) }
    if let text = Threads.run(stackSize: size, { build(bytes) }) { return text }
    // A machine that gives no thread still gets its answer, unless the stack at hand may overflow.
    return size == DeepStack.size ? build(bytes) : .refused(.tooLargeForMachine)
  }

  private static func build(_ bytes: [UInt8]) -> SourceText {
    let file = bytes.withUnsafeBufferPointer {
      // What Swift 5 warns of, such as `@available (iOS 15, *)`, Swift 6 refuses; which of them a project has, its source
      // does not say.
      Parser.parse(source: $0, maximumNestingLevel: maximumNesting, swiftVersion: .v5)
    }
    // The raw nodes live as long as the file, and what is read of them does not outlive the bytes.
    return withExtendedLifetime(file) {
      bytes.withUnsafeBufferPointer { source in
        var builder = TreeBuilder(source)
        let file = RawNode(raw: file.raw, offset: 0, length: file.raw.byteLength)
        builder.node(.file, file) { $0.addChildren(of: file) }
        let faults = [ReadingFault.first(in: file, source: source), builder.fault].compactMap(\.self)
        return SourceText(
          records: builder.records, symbols: builder.symbols, declarations: builder.declarations,
          imports: builder.imports, fault: faults.min { $0.offset < $1.offset })
      }
    }
  }

  private init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    records.reserveCapacity(source.count / 12 + 16)
  }

  /// Adds a node, and whatever `contents` adds becomes what it holds.
  mutating func node(
    _ kind: NodeKind, _ piece: RawNode, upTo last: RawNode? = nil, text: ByteSpan = .empty, label: Int32 = Labels.none,
    isTrailing: Bool = false, declaring declaration: Declaration? = nil,
    _ contents: (inout TreeBuilder) -> Void = { _ in }
  ) {
    let index = Int32(clamping: records.count)
    records.append(
      NodeRecord(
        kind: kind, isTrailing: isTrailing, text: symbols.add(text), label: label,
        start: Int32(clamping: edges.start(of: piece)), end: Int32(clamping: edges.end(of: last ?? piece)),
        parent: parent, next: 0))
    if let declaration {
      records[Int(index)].declaration = Int32(clamping: declarations.count)
      declarations.append(declaration)
    }
    let outer = parent
    parent = index
    contents(&self)
    parent = outer
    records[Int(index)].next = Int32(clamping: records.count)
  }

  mutating func node(
    _ kind: NodeKind, _ piece: RawNode, naming text: String, label: Int32 = Labels.none,
    declaring declaration: Declaration? = nil, _ contents: (inout TreeBuilder) -> Void = { _ in }
  ) {
    var text = text
    text.withUTF8 { node(kind, piece, text: ByteSpan($0), label: label, declaring: declaration, contents) }
  }

  mutating func addChildren(of piece: RawNode?) {
    guard let piece else { return }
    for child in piece.children { add(child) }
  }

  /// - Parameter label: what it is to its parent.
  mutating func add(_ piece: RawNode?, label: Int32 = Labels.none) {
    guard let piece, piece.kind != .token else { return }
    guard depth < Self.maximumDepth else {
      if fault == nil { fault = .tooDeep(at: edges.start(of: piece)) }
      return
    }
    depth += 1
    defer { depth -= 1 }
    if addExpression(piece, label) || addStatement(piece, label) || addDeclaration(piece) { return }
    if Self.isSkipped(piece.kind) { return }
    let first = records.count
    addChildren(of: piece)
    if label != Labels.none, first < records.count, records[first].label == Labels.none {
      records[first].label = label
    }
  }

  /// As written.
  mutating func text(_ piece: RawNode?) -> ByteSpan {
    guard let piece else { return .empty }
    let (start, end) = (edges.start(of: piece), edges.end(of: piece))
    guard start < end else { return .empty }
    return ByteSpan(UnsafeBufferPointer(rebasing: source[(start..<end).clamped(to: 0..<source.count)]))
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
