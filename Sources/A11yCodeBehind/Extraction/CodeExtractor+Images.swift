// Images: `UIImage(named: "star")`, `[UIImage imageNamed:isOn ? @"on" : @"off"]`.
extension CodeExtractor {
  /// An image, with the names of those that the expression chooses among.
  mutating func imageValue(at start: Int) -> ReadValue {
    let isNone = token(start).isNil && isValueEnd(start + 1)
    var value = ReadValue(isNone ? .empty : imageKind(at: start))
    value.images = imageNames(at: start, depth: 0)
    return value
  }

  /// `.yes` for one of Apple's symbols, which have names, and `.no` for an image of the app's own.
  private func imageKind(at start: Int) -> CodeValue {
    let first = token(start)
    // `Asset.close.image`, `.icClose`
    var isOwn = first.kind == .dot || first.kind == .word && isCapitalized(first.word) && token(start + 1).kind == .dot
    var (index, nesting) = (start, 0)
    while index < start + Self.longestValue {
      let token = token(index)
      if token.kind == .end || nesting == 0 && index > start && isValueEnd(index) { break }
      switch token.kind {
      case .openParen, .openBracket, .openBrace: nesting += 1
      case .closeParen, .closeBracket, .closeBrace: nesting -= 1
      case .word:
        let word = lexicon.text(token.word)
        if word.lowercased().contains("symbol") || Self.symbolLabels.contains(word) { return .yes }
        if Self.imageLabels.contains(word) { isOwn = true }
      default: break
      }
      if nesting < 0 { break }
      index += 1
    }
    return isOwn ? .no : .given
  }

  private static let symbolLabels: Set = ["systemName", "systemImageNamed", "systemImage", "system"]

  /// None of an image that is not found by a name that is written in the code.
  private func imageNames(at start: Int, depth: Int) -> [String] {
    var names: [String] = []
    var isNamed = depth > 0
    var (index, nesting) = (start, 0)
    while index < start + Self.longestValue {
      let token = token(index)
      if nesting == 0, index > start, isValueEnd(index) { break }
      switch token.kind {
      case .end: return names
      case .openParen, .openBracket, .openBrace: nesting += 1
      case .closeParen, .closeBracket, .closeBrace: nesting -= 1
      case .string:
        // `"icon_\(name)"`, `"icon_%@"`: a name that is made when the app runs.
        guard let text = text(at: index), !text.contains("%") else { return [] }
        if isNamed { names.append(text) }
      case .word:
        let word = lexicon.text(token.word)
        if Self.imageLabels.contains(word) {
          isNamed = true
        } else if depth < 2, let local = locals[token.word], local.source > 0, local.source < start {
          let found = imageNames(at: local.source, depth: isNamed ? depth + 1 : depth)
          if found.isEmpty, isNamed { return [] }
          names += found
        }
      default: break
      }
      if nesting < 0 || names.count > Self.mostImages { break }
      index += 1
    }
    return names
  }

  private static let mostImages = 6
  private static let imageLabels: Set<String> = [
    "named", "systemName", "imageNamed", "systemImageNamed", "resourceName", "imageLiteral",
  ]
}
