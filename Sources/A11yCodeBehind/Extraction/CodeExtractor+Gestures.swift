// Recognizers of taps.
extension CodeExtractor {
  /// `.yes` for a recognizer of taps that do more than to hide the keyboard, with the name of the method that it calls.
  func tapValue(at index: Int) -> ReadValue {
    let first = token(index)
    if first.kind == .word, isValueEnd(index + 1) {
      guard let local = locals[first.word], local.source > 0 else { return tapValue(named: first) }
      return recognizer(local.source)
    }
    if first.keyword == .selfWord, token(index + 1).kind == .dot, isValueEnd(index + 3) {
      return tapValue(named: token(index + 2))
    }
    return recognizer(index)
  }

  private func tapValue(named token: CodeToken) -> ReadValue {
    ReadValue(isTapName(lexicon.text(token.word)) ? .yes : .given)
  }

  private func recognizer(_ start: Int) -> ReadValue {
    var isTap = false
    var method: [ReadValue.Reference] = []
    var (index, nesting) = (start, 0)
    while index < start + Self.longestValue, nesting >= 0 {
      if nesting == 0, index > start, isValueEnd(index) { break }
      switch token(index).kind {
      case .openParen, .openBracket, .openBrace: nesting += 1
      case .closeParen, .closeBracket, .closeBrace: nesting -= 1
      case .word where token(index).keyword == .tapRecognizer: isTap = true
      case .word where hidesKeyboard(lexicon.text(token(index).word)): return ReadValue(.given)
      case .word where token(index + 1).kind == .openParen && lexicon.text(token(index).word) == "selector":
        method = selector(index + 2)
      case .end: return ReadValue(isTap ? .yes : .given, method)
      default: break
      }
      index += 1
    }
    return ReadValue(isTap ? .yes : .given, method)
  }

  /// `#selector(showAll(_:))`, `#selector(List.showAll)`, `@selector(showAll:)`: the name before the labels.
  private func selector(_ start: Int) -> [ReadValue.Reference] {
    var index = start
    while token(index).kind == .word, token(index + 1).kind == .dot { index += 2 }
    return token(index).kind == .word ? [ReadValue.Reference(name: token(index).word)] : []
  }

  /// `{ view.endEditing(true) }`: a body that takes the keyboard away, and calls nothing else.
  func onlyHidesKeyboard(_ open: Int) -> Bool {
    guard let end = after(open), end - open < 32 else { return false }
    var (hides, others) = (0, 0)
    for index in open + 1..<max(end - 1, open + 1) {
      let token = token(index)
      if token.kind == .assign { return false }
      guard token.kind == .word else {
        if token.kind == .semicolon, !isSwift { others += 1 }
        continue
      }
      let isCall = self.token(index + 1).kind == .openParen
      if ["endEditing", "resignFirstResponder"].contains(lexicon.text(token.word)) {
        hides += 1
        if !isSwift { others -= 1 }
      } else if isSwift, isCall {
        others += 1
      }
    }
    return hides > 0 && others <= 0
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
