/// Nodes by the symbol of a name, in source order: two lists for all names in place of one for each.
struct NamedNodes: Sendable {
  /// By symbol: where its nodes begin; one more than there are symbols.
  private var starts: [Int32]
  private var nodes: [Int32]

  /// - Parameters:
  ///   - named: in source order.
  ///   - count: of symbols.
  init(_ named: [(symbol: Int32, node: Int32)], symbols count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    nodes = Array(repeating: 0, count: named.count)
    for one in named { starts[Int(one.symbol) + 1] += 1 }
    for symbol in 0..<count { starts[symbol + 1] += starts[symbol] }
    var next = starts
    for one in named {
      nodes[Int(next[Int(one.symbol)])] = one.node
      next[Int(one.symbol)] += 1
    }
  }

  /// What it takes in memory.
  var size: Int { (starts.count + nodes.count) * 4 }

  subscript(symbol: Int32) -> ArraySlice<Int32> { nodes[Int(starts[Int(symbol)])..<Int(starts[Int(symbol) + 1])] }
}
