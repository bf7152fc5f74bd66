// Statements that decide what a window or a view can be: its appearance, and whether a file can hold it.
extension NamesInCode {
  /// `required init?(coder: NSCoder) { fatalError() }`
  func isTrappingDecoder(_ index: Int) -> Bool {
    guard tokens[index].keyword == .`init`, index + 4 < tokens.count else { return false }
    let open = tokens[index + 1].kind == .openParen ? index + 1 : index + 2
    guard tokens[open].kind == .openParen, lexicon.text(tokens[open + 1].word) == "coder",
      tokens[open].match != CodeToken.unmatched
    else { return false }
    let brace = Int(tokens[open].match) + 1
    guard brace + 1 < tokens.count, tokens[brace].kind == .openBrace else { return false }
    return ["fatalError", "preconditionFailure"].contains(lexicon.text(tokens[brace + 1].word))
  }

  /// Words by which code may choose the dark appearance.
  static let darkening = [
    "overrideUserInterfaceStyle", "setOverrideUserInterfaceStyle", "UIUserInterfaceStyleDark", "traitOverrides",
    "setOverrideTraitCollection", "preferredColorScheme",
  ]

  /// `window?.overrideUserInterfaceStyle = .light`
  func keepsLight(_ index: Int) -> Bool {
    guard index + 3 < tokens.count, tokens[index + 1].kind == .assign else { return false }
    let value = tokens[(index + 2)...].prefix(4).filter { $0.kind == .word }.map { lexicon.text($0.word) }
    guard
      value.first == "light" || value.starts(with: ["UIUserInterfaceStyle", "light"])
        || value.first == "UIUserInterfaceStyleLight"
    else { return false }
    return tokens[max(0, index - 4)..<index].contains {
      $0.kind == .word && lexicon.text($0.word).lowercased().contains("window")
    }
  }
}
