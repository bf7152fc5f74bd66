// The states of a control that a setter is called for.
extension CodeExtractor {
  /// `setTitleColor(.gray, for: .disabled)` leaves the color of the normal state alone.
  func isOfOtherState(_ site: CallSite) -> Bool {
    if !isSwift { return isOfOtherState(selector: site.parenthesis) }
    guard let end = after(site.parenthesis), end > 2 else { return false }
    let last = token(end - 2)
    guard last.kind == .word else { return false }
    let state = lexicon.text(last.word)
    return token(end - 3).kind == .dot && ["highlighted", "selected", "disabled", "focused"].contains(state)
      || Self.otherStates.contains(state)
  }

  /// `setTitleColor:gray forState:UIControlStateDisabled`
  private func isOfOtherState(selector start: Int) -> Bool {
    var index = start + 1
    while index < start + Self.longestValue {
      switch token(index).kind {
      case .openParen, .openBracket, .openBrace: index = after(index) ?? index + Self.longestValue
      case .closeBracket, .semicolon, .end: return false
      case .word where token(index + 1).kind == .closeBracket:
        return Self.otherStates.contains(lexicon.text(token(index).word))
      default: index += 1
      }
    }
    return false
  }

  private static let otherStates: Set<String> = [
    "UIControlStateHighlighted", "UIControlStateSelected", "UIControlStateDisabled", "UIControlStateFocused",
  ]
}
