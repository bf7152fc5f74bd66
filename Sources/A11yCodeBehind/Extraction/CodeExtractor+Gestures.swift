// Recognizers of taps.
extension CodeExtractor {
  /// Whether the value that begins at a token is a recognizer of taps that do more than to hide the keyboard.
  func isTapRecognizer(at index: Int) -> Bool {
    let first = token(index)
    if first.kind == .word, isValueEnd(index + 1) {
      guard let local = locals[first.word], local.source > 0 else { return isTapName(lexicon.text(first.word)) }
      return namesTapRecognizer(local.source)
    }
    if first.keyword == .selfWord, token(index + 1).kind == .dot, isValueEnd(index + 3) {
      return isTapName(lexicon.text(token(index + 2).word))
    }
    return namesTapRecognizer(index)
  }

  private func namesTapRecognizer(_ start: Int) -> Bool {
    var isTap = false
    var (index, nesting) = (start, 0)
    while index < start + Self.longestValue, nesting >= 0 {
      if nesting == 0, index > start, isValueEnd(index) { break }
      switch token(index).kind {
      case .openParen, .openBracket, .openBrace: nesting += 1
      case .closeParen, .closeBracket, .closeBrace: nesting -= 1
      case .word where token(index).keyword == .tapRecognizer: isTap = true
      case .word where hidesKeyboard(lexicon.text(token(index).word)): return false
      case .end: return isTap
      default: break
      }
      index += 1
    }
    return isTap
  }

  /// `tapGesture`, a property.
  private func isTapName(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("tap") && !name.contains("double") && !hidesKeyboard(name)
  }

  private func hidesKeyboard(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("keyboard") || name.contains("dismiss") || name.contains("endediting")
      || name.contains("resignfirst")
  }
}
