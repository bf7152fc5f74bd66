import A11yCore

extension SourceTree {
  /// The types and members that a place stands in, from the outermost: `RangeSlider/layoutSubviews()`. Empty outside of
  /// any. An extension counts as its type, and a function without its arguments, so that neither a move nor a new name
  /// of a parameter makes another place of it.
  func declarationPath(at place: SourceLocation) -> String {
    let offset = offset(of: place)
    var steps: [String] = []
    var isInCode = false
    var node: Node? = root
    while let current = node {
      switch current.kind {
      case .type: steps.append(current.text)
      case .function: steps.append(current.text + "()")
      // What is declared within code is no member.
      case .variable where !isInCode: steps.append(current.text)
      default: break
      }
      isInCode = [.function, .accessor, .closure].contains(current.kind) || isInCode && current.kind != .type
      node = current.children.first { $0.start <= offset && offset < $0.end }
    }
    return steps.joined(separator: "/")
  }

  /// The smallest piece that a place stands in.
  func innermost(at place: SourceLocation) -> Node {
    let offset = offset(of: place)
    var node = root
    while let inner = node.eachChild.first(where: { $0.start <= offset && offset < $0.end }) { node = inner }
    return node
  }

  /// The byte of a place, whose columns count Unicode scalars.
  private func offset(of place: SourceLocation) -> Int {
    guard place.line >= 1, Int(place.line) <= lineStarts.count else { return 0 }
    var offset = Int(lineStarts[Int(place.line) - 1])
    for _ in 1..<max(1, Int(place.column)) {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }
}
