import A11yCore

extension SourceTree {
  /// The types and members that a place is in, from the outermost: `RangeSlider/layoutSubviews()`. Empty outside of
  /// any. An extension counts as its type, and a function without its arguments, so that neither a move nor a new name
  /// of a parameter makes another place of it.
  func declarationPath(at place: SourceLocation) -> String {
    let inner = innermost(at: place)
    var steps: [String] = []
    var isInCode = false
    for node in ([inner] + inner.ancestors).reversed() {
      switch node.kind {
      case .type: steps.append(node.text)
      case .function: steps.append(node.text + "()")
      // What is declared within code is no member.
      case .variable where !isInCode: steps.append(node.text)
      default: break
      }
      isInCode = [.function, .accessor, .closure].contains(node.kind) || isInCode && node.kind != .type
    }
    return steps.joined(separator: "/")
  }

  /// The smallest piece that a place is in.
  func innermost(at place: SourceLocation) -> Node { innermost(at: offset(of: place)) }

  /// The smallest piece that a byte is in.
  func innermost(at offset: Int) -> Node {
    // Nodes lie in the order of their beginnings, and what they hold behind them.
    let next = records.partitioningIndex { $0.start > offset }
    var node = Node(tree: self, index: Int32(max(0, next - 1)))
    while !(node.start <= offset && offset < node.end), let parent = node.parent { node = parent }
    return node
  }

  /// The byte of a place, whose columns count Unicode scalars.
  func offset(of place: SourceLocation) -> Int {
    guard place.line >= 1, Int(place.line) <= lineStarts.count else { return 0 }
    let start = Int(lineStarts[Int(place.line) - 1])
    return columns.offset(Int(place.column) - 1, after: start, in: bytes)
  }

  /// Behind the token that begins at a place.
  func end(ofTokenAt place: SourceLocation) -> SourceLocation {
    location(of: Int32(clamping: SourceRange.end(ofTokenAt: offset(of: place), in: bytes)))
  }

  /// What precedes a node on its line, if that is only space.
  func indentation(before node: Node) -> String? {
    let before = text(lines[line(of: Int32(clamping: node.start))].lowerBound..<node.start)
    return before.allSatisfy { $0 == " " || $0 == "\t" } ? before : nil
  }

  /// What is before a statement that has its lines for itself; nil for one that shares them.
  func indentation(ofLinesOf statement: Node) -> String? {
    let first = range(ofLine: line(of: Int32(clamping: statement.start)))
    let last = range(ofLine: line(of: Int32(clamping: statement.end)))
    let before = text(first.lowerBound..<statement.start)
    guard before.allSatisfy({ $0 == " " || $0 == "\t" }),
      text(statement.end..<max(statement.end, last.upperBound)).allSatisfy(\.isWhitespace)
    else { return nil }
    return before
  }
}
