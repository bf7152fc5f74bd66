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
