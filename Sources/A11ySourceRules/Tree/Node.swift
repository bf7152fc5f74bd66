import A11yCore

/// A piece of source and its location.
struct Node: Sendable, Hashable {
  let tree: SourceTree
  let index: Int32

  private var record: NodeRecord { tree.records[Int(index)] }

  var kind: NodeKind { tree.records[Int(index)].kind }
  var text: String { tree.symbols.texts[Int(record.text)] }
  var label: String { tree.symbols.texts[Int(record.label)] }
  /// The text's number among the tree's symbols.
  var symbol: Int32 { record.text }
  var isTrailing: Bool { record.isTrailing }
  var start: Int { Int(record.start) }
  var end: Int { Int(record.end) }
  var location: SourceLocation { tree.location(of: record.start) }
  var declaration: Declaration? {
    let number = Int(record.declaration)
    return number < 0 ? nil : tree.declarations[number]
  }
  /// As written.
  var source: String { tree.text(start..<max(start, end)) }

  var parent: Node? { record.parent < 0 ? nil : Node(tree: tree, index: record.parent) }

  /// From the parent outwards.
  var ancestors: some Sequence<Node> { sequence(first: self, next: \.parent).dropFirst() }

  var children: [Node] { Array(eachChild) }

  /// The same without a list of them.
  var eachChild: NodeChildren { NodeChildren(self) }

  var firstChild: Node? { index + 1 < record.next ? Node(tree: tree, index: index + 1) : nil }

  var lastChild: Node? {
    guard records.count > 1 else { return nil }
    var last = Node(tree: tree, index: Int32(clamping: records.upperBound - 1))
    while let parent = last.parent, parent != self { last = parent }
    return last
  }

  /// Everything it holds, in source order.
  var descendants: LazyMapSequence<Range<Int32>, Node> {
    let tree = tree
    return (index + 1..<max(index + 1, record.next)).lazy.map { Node(tree: tree, index: $0) }
  }

  /// The records of itself and of everything it holds.
  var records: Range<Int> { Int(index)..<Int(max(index + 1, record.next)) }

  /// Itself and everything it holds.
  var subtree: LazyMapSequence<Range<Int32>, Node> {
    let tree = tree
    return (index..<max(index + 1, record.next)).lazy.map { Node(tree: tree, index: $0) }
  }

  func holds(_ other: Node) -> Bool { other.index > index && other.index < record.next && other.tree === tree }

  static func == (a: Node, b: Node) -> Bool { a.index == b.index && a.tree === b.tree }

  func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(tree))
  }
}

/// What a piece of source is, as far as rules care. Parentheses, `try`, `await`, `?.` and `!` are not kept.
enum NodeKind: UInt8, Sendable {
  case file
  // Declarations: text is the name.
  case type, function, variable, accessor, parameter
  // Statements.
  case block, assign, branch, loop, `return`
  // Expressions: text is the name, the operator or the literal.
  case call, subscripted, member, name, closure, binary, prefix, ternary, cast
  case string, words, interpolation, number, boolean, null, array, dictionary, tuple
  /// `#available`, `#selector`, `#if`.
  case available, hash
  case other
}

/// What a node holds directly, one after the other.
struct NodeChildren: Sequence, IteratorProtocol {
  private let tree: SourceTree
  private var index: Int32
  private let end: Int32

  init(_ node: Node) {
    tree = node.tree
    index = node.index + 1
    end = Int32(node.records.upperBound)
  }

  mutating func next() -> Node? {
    guard index < end else { return nil }
    defer { index = tree.records[Int(index)].next }
    return Node(tree: tree, index: index)
  }
}

/// One node as it is stored: in source order, so that what a node holds follows it directly.
struct NodeRecord: Sendable {
  var kind: NodeKind
  /// A trailing closure.
  var isTrailing = false
  /// Its text among the tree's symbols.
  var text: Int32
  /// What it is to its parent: an argument's label, `then`, `else`, `get`.
  var label: Int32
  /// Byte offsets in the file.
  var start: Int32
  var end: Int32
  var parent: Int32
  /// The first node after it that it does not hold.
  var next: Int32
  /// What is declared with it; negative when nothing is.
  var declaration: Int32 = -1
}

/// What a node may be to its parent besides an argument: the first symbols of every tree.
enum Labels {
  static let none: Int32 = 0
  static let callee: Int32 = 1
  static let target: Int32 = 2
  static let value: Int32 = 3
  static let condition: Int32 = 4
  static let then: Int32 = 5
  static let other: Int32 = 6
  static let `case`: Int32 = 7

  static let texts = ["", "callee", "target", "value", "condition", "then", "else", "case"]
}
