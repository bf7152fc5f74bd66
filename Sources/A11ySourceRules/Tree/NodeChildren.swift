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
