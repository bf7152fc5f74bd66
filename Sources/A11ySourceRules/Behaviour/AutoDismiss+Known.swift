import A11yCore

extension AutoDismiss {
  /// What holds for all that waits in a block or in a type of one file, found once for each.
  struct Known {
    private var areAboutAccessibility: [Int32: Bool] = [:]
    private var stops: [Int32: [Node]] = [:]
    private var dismissals: [Int32: [(statement: Int32, what: String)]] = [:]

    mutating func isAboutAccessibility(_ type: Node?, _ file: SourceFile) -> Bool {
      guard let type else { return false }
      if let known = areAboutAccessibility[type.symbol] { return known }
      let isAbout = file.types.contains {
        $0.symbol == type.symbol && (AccessibilityCode.isAbout($0) || $0.mentions("UIAccessibility"))
      }
      areAboutAccessibility[type.symbol] = isAbout
      return isAbout
    }

    /// - Parameter find: the calls that keep a message in a type.
    mutating func stops(in type: Node, _ find: () -> [Node]) -> [Node] {
      let known = stops[type.index] ?? find()
      stops[type.index] = known
      return known
    }

    /// What the statements after one that waits take away first.
    ///
    /// - Parameter find: what a statement takes away.
    mutating func dismissed(after wait: Node, _ find: (Node) -> String?) -> String? {
      var statement = wait
      while let parent = statement.parent, parent.kind != .closure, parent.kind != .block { statement = parent }
      guard let block = statement.parent else { return nil }
      let all =
        dismissals[block.index]
        ?? block.eachChild.compactMap { child in find(child).map { (statement: child.index, what: $0) } }
      dismissals[block.index] = all
      let next = all.partitioningIndex { $0.statement > statement.index }
      return next < all.count ? all[next].what : nil
    }
  }
}
