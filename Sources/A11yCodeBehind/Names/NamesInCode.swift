/// The names that a source file mentions: its words and short texts, but not those of a type within its own declaration.
struct NamesInCode {
  /// A name, and the outermost type in whose declaration it is.
  struct Mention: Sendable {
    let key: NameKey
    let type: NameKey?
    /// As the type of a variable without a value, or of a parameter. That makes no object of a class, but the cases of an
    /// enumeration are named without it.
    var isAnnotation = false
  }

  private(set) var mentions: [Mention] = []
  private(set) var classes: [NameKey] = []
  /// Types that no interface file can hold: their `init(coder:)` traps.
  private(set) var undecodable: [NameKey] = []
  /// The file holds the start of an app.
  private(set) var startsApp = false
  /// The file makes a window with what is shown first.
  private(set) var opensWindow = false

  private let tokens: [CodeToken]
  private let lexicon: CodeLexicon
  private let keyOfWord: [NameKey]
  /// By how many outermost types had begun when a word was mentioned last.
  private var mentionedIn: [Int32]
  private var outermost: Int32 = 0
  /// The types around the token that is read, and the index after each.
  private var types: [(key: NameKey, end: Int)] = []

  /// Of types in each other deeper than this the names are not excluded.
  private static let deepest = 16

  /// - Parameter texts: literals and the words of macros, in order.
  init(_ tokens: [CodeToken], _ lexicon: CodeLexicon, texts: [CodeText], isSwift: Bool) {
    self.tokens = tokens
    self.lexicon = lexicon
    keyOfWord = (0..<UInt32(lexicon.count)).map { NameKey(lexicon.bytes(of: $0)) }
    mentionedIn = Array(repeating: -1, count: lexicon.count)
    var pending = texts[...]
    let windows = ["makeKeyAndVisible", "WindowGroup"].compactMap(lexicon.known)
    for index in tokens.indices {
      while let last = types.last, last.end <= index { close() }
      while let text = pending.first, text.token <= index { mention(pending.removeFirst()) }
      guard tokens[index].kind == .word else { continue }
      if tokens[index].keyword == .application || isMain(index) { startsApp = true }
      if windows.contains(tokens[index].word) { opensWindow = true }
      if isSwift, let type = types.last, isTrappingDecoder(index) { undecodable.append(type.key) }
      if isSwift ? opensSwiftType(index) : opensClass(index) { continue }
      if tokens[index].keyword == .end, isAfterAt(index) {
        while !types.isEmpty { close() }
      }
      if isSwift ? makesNothing(swift: index) : makesNothing(objectiveC: index) { continue }
      if isSwift, isAnnotation(index) {
        mention(keyOfWord[Int(tokens[index].word)], isAnnotation: true)
      } else {
        mention(word: tokens[index].word)
      }
    }
    for text in pending { mention(text) }
  }

  private mutating func open(_ key: NameKey, end: Int) {
    if types.isEmpty { outermost += 1 }
    types.append((key, end))
  }

  private mutating func close() {
    types.removeLast()
    if types.isEmpty { outermost += 1 }
  }

  /// `required init?(coder: NSCoder) { fatalError() }`
  private func isTrappingDecoder(_ index: Int) -> Bool {
    guard tokens[index].keyword == .`init`, index + 4 < tokens.count else { return false }
    let open = tokens[index + 1].kind == .openParen ? index + 1 : index + 2
    guard tokens[open].kind == .openParen, lexicon.text(tokens[open + 1].word) == "coder",
      tokens[open].match != CodeToken.unmatched
    else { return false }
    let brace = Int(tokens[open].match) + 1
    guard brace + 1 < tokens.count, tokens[brace].kind == .openBrace else { return false }
    return ["fatalError", "preconditionFailure"].contains(lexicon.text(tokens[brace + 1].word))
  }

  private func isAfterAt(_ index: Int) -> Bool { index > 0 && tokens[index - 1].kind == .at }

  /// `@main`
  private func isMain(_ index: Int) -> Bool { isAfterAt(index) && lexicon.text(tokens[index].word) == "main" }

  /// `Cell *cell` and `@class Cell;` make nothing. Nor does a variable: `[cell update]`, but `[cell alloc]` is a class.
  private func makesNothing(objectiveC index: Int) -> Bool {
    let next = index + 1 < tokens.count ? tokens[index + 1] : .end
    if next.kind == .star { return true }
    if index > 1, tokens[index - 1].keyword == .class, isAfterAt(index - 1) { return true }
    return isLowercase(index) && ![.alloc, .new, .class].contains(next.keyword)
  }

  /// `as? Cell`, `as! Cell` and `cell.update()` make nothing, but `R.nib.cell` and `case cell` may.
  private func makesNothing(swift index: Int) -> Bool {
    guard index > 1 else { return false }
    let (last, beforeLast) = (tokens[index - 1], tokens[index - 2])
    if beforeLast.keyword == .as, last.kind == .question || last.kind == .exclamation { return true }
    guard isLowercase(index) else { return false }
    return last.kind == .dot ? beforeLast.keyword == .selfWord : last.keyword != .case && last.kind != .comma
  }

  /// `var cell: Cell?`, `func show(_ cell: Cell)`
  private func isAnnotation(_ index: Int) -> Bool {
    guard index > 2, tokens[index - 1].kind == .colon, tokens[index - 2].kind == .word else { return false }
    var label = index - 3
    // `_ cell: Cell`, `with cell: Cell`
    if tokens[label].kind == .word, tokens[label].keyword == nil, label > 0 { label -= 1 }
    let isVariable = label == index - 3 && [.let, .var].contains(tokens[label].keyword)
    guard isVariable || tokens[label].kind == .openParen || tokens[label].kind == .comma else { return false }
    var next = index + 1
    if next < tokens.count, [.question, .exclamation].contains(tokens[next].kind) { next += 1 }
    return next == tokens.count || [.comma, .closeParen, .closeBrace].contains(tokens[next].kind)
      || tokens[next].isFirstOnLine
  }

  /// As variables are, `_cell` too.
  private func isLowercase(_ index: Int) -> Bool {
    lexicon.bytes(of: tokens[index].word).first { $0 != UInt8(ascii: "_") }.map {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    } ?? false
  }

  private mutating func mention(word: UInt32) {
    if mentionedIn[Int(word)] == outermost { return }
    mention(keyOfWord[Int(word)])
    mentionedIn[Int(word)] = outermost
  }

  private mutating func mention(_ text: CodeText) { mention(text.key) }

  private mutating func mention(_ key: NameKey, isAnnotation: Bool = false) {
    if types.contains(where: { $0.key == key }) { return }
    mentions.append(Mention(key: key, type: types.first?.key, isAnnotation: isAnnotation))
  }

  /// Notes the type whose name this is: `class Cell: UITableViewCell {`.
  private mutating func opensSwiftType(_ index: Int) -> Bool {
    guard index > 0, let keyword = tokens[index - 1].keyword, !tokens[index].isReserved,
      [.class, .struct, .enum, .actor, .extension, .protocol].contains(keyword)
    else { return false }
    var next = index + 1
    let limit = min(tokens.count, next + CodeExtractor.longestValue)
    while next < limit, tokens[next].kind != .openBrace {
      if tokens[next].kind == .closeBrace { return false }
      next += 1
    }
    guard next < limit, tokens[next].match != CodeToken.unmatched, types.count < Self.deepest else { return false }
    if keyword == .class { classes.append(keyOfWord[Int(tokens[index].word)]) }
    open(ownKey(tokens[index].word, isProtocol: keyword == .protocol), end: Int(tokens[next].match) + 1)
    return true
  }

  /// `@interface Cell : UITableViewCell`, up to its `@end`.
  private mutating func opensClass(_ index: Int) -> Bool {
    guard index > 1, isAfterAt(index - 1), let keyword = tokens[index - 1].keyword,
      [.interface, .implementation, .protocol].contains(keyword), index + 1 < tokens.count,
      keyword != .protocol || tokens[index + 1].kind != .semicolon
    else { return false }
    while !types.isEmpty { close() }
    if keyword != .protocol { classes.append(keyOfWord[Int(tokens[index].word)]) }
    open(ownKey(tokens[index].word, isProtocol: keyword == .protocol), end: tokens.count)
    return true
  }

  /// The delegate of a class knows the class, which tells nothing of whether the class is used.
  private func ownKey(_ word: UInt32, isProtocol: Bool) -> NameKey {
    guard isProtocol else { return keyOfWord[Int(word)] }
    let name = lexicon.text(word)
    let suffix = ["Delegate", "DataSource", "Protocol"].first { name.hasSuffix($0) }
    return NameKey(String(name.dropLast(suffix?.count ?? 0)))
  }
}
