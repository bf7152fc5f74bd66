// Functions that only a call can run, and types that may have a protocol.
extension NamesInCode {
  /// `private func showLogin() {`
  mutating func enterFunction(_ name: Int) {
    guard function == nil, name + 1 < tokens.count else { return }
    var isPrivate = false
    var before = name - 2
    while before >= 0, name - before < Self.longestModifiers, isModifier(before) {
      if tokens[before].keyword == .override { return }
      // Nor does a protocol ask for an action of an interface file.
      isPrivate =
        isPrivate || tokens[before].keyword == .private || tokens[before].keyword == .fileprivate
        || isAfterAt(before) && lexicon.text(tokens[before].word) == "IBAction"
      before -= 1
    }
    guard isPrivate || !types.isEmpty, let end = bodyEnd(ofFunction: name) else { return }
    let key = keyOfWord[Int(tokens[name].word)]
    function = (Function(name: key, type: isPrivate ? nil : types.last?.key), end)
    outermost += 1
  }

  mutating func leaveFunction() {
    function = nil
    outermost += 1
  }

  /// A word before `func`, or a part of an attribute: `@objc private`.
  private func isModifier(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .at: true
    case .word: isAfterAt(index) || Self.modifiers.contains(lexicon.text(tokens[index].word))
    default: false
    }
  }

  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "open", "override", "static", "class", "final", "mutating",
    "dynamic", "nonisolated",
  ]
  private static let longestModifiers = 12

  /// The index after the body of a function; nil for a requirement of a protocol.
  private func bodyEnd(ofFunction name: Int) -> Int? {
    let limit = min(tokens.count, name + CodeExtractor.longestValue)
    var next = name + 1
    while next < limit {
      switch tokens[next].kind {
      case .openBrace: return tokens[next].match == CodeToken.unmatched ? nil : Int(tokens[next].match) + 1
      case .closeBrace: return nil
      case .openParen where tokens[next].match != CodeToken.unmatched: next = Int(tokens[next].match)
      case .word where tokens[next].keyword == .func: return nil
      default: break
      }
      next += 1
    }
    return nil
  }

  /// Whether more follows the name of a type than a superclass of the system: `: Coordinator, UITableViewDelegate {`.
  func conforms(_ name: Int, body: Int, isClass: Bool) -> Bool {
    guard let colon = (name + 1..<body).first(where: { tokens[$0].kind == .colon }) else { return false }
    let isOfSystem =
      isClass && body == colon + 2 && CodeProject.isOfSystem(lexicon.text(tokens[colon + 1].word))
    return !isOfSystem
  }
}
