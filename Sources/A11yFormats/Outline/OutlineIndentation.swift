import A11yCore

/// The levels of an outline. All children of a control have the same indentation, and each level adds the same number of
/// spaces: a slipped line is not silently the child of another control.
struct OutlineIndentation {
  private struct Level {
    var indent: Int
    /// The indentation of its first child.
    var children: Int?
  }

  private var levels: [Level] = []
  /// The spaces that the first indented line has; nil until there is one.
  private var unit: Int?
  /// Indentations of which the previous line was one, and its descendants.
  private var closed: [Int] = []

  var depth: Int { levels.count }

  /// Of the innermost open line.
  var indentOfLast: Int { max(levels.last?.indent ?? 0, 0) }

  /// Closes the controls that a line of this indentation is not in, and returns how many.
  mutating func close(before indent: Int) -> Int {
    closed = levels.map(\.indent)
    let count = levels.reversed().prefix { $0.indent >= indent }.count
    levels.removeLast(count)
    return count
  }

  /// The error in the indentation of the next control; nil if there is none.
  mutating func mistake(_ indent: Int) -> String? {
    guard let parent = levels.last else { return nil }
    let expected = parent.children ?? unit.map { max(parent.indent, 0) + $0 } ?? indent
    // Lines under a screen may stand at the left edge.
    let isAtEdge = parent.children == nil && indent == 0
    levels[levels.count - 1].children = parent.children ?? indent
    if unit == nil, indent > 0 { unit = indent - max(parent.indent, 0) }
    guard indent != expected, !isAtEdge else { return nil }
    if parent.children == nil { levels[levels.count - 1].children = expected }
    let found = indent.counted("space")
    if let last = closed.last, last >= 0, indent > last {
      let child = last + (unit ?? 2)
      return "indented by \(found); expected \(last) (next to the control above) or \(child) (inside it)"
    }
    let possible = Set(closed.filter { $0 >= 0 } + [max(closed.last ?? 0, 0) + (unit ?? 2), expected])
    let near = [possible.filter { $0 < indent }.max(), possible.filter { $0 > indent }.min()].compactMap { $0 }
    return "indented by \(found); expected \(near.map(String.init).joined(separator: " or "))"
  }

  mutating func open(_ indent: Int) { levels.append(Level(indent: indent)) }
}
