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
