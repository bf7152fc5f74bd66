/// The names that a source file mentions: its words and short texts, but not those of a type within its own declaration.
struct NamesInCode {
  /// A name, and the outermost type in whose declaration it is.
  struct Mention: Sendable {
    enum Kind: Sendable {
      /// A short text.
      case text
      /// A type, or what is written like one.
      case type
      /// As the type of a variable without a value, or of a parameter. That makes no object of a class, but the cases of an
      /// enumeration are named without it.
      case annotation
      /// A member of a type, a case of an enumeration, or a variable.
      case member
    }

    let key: NameKey
    let type: NameKey?
    var kind: Kind
    /// The constant or case whose text this is: `static let login = "LoginController"`.
    var constant: NameKey?
    /// The function around it, if nothing but a call can run that.
    var function: Function?
  }

  /// A function that neither UIKit nor a superclass can know, as far as its declaration tells.
  struct Function: Sendable {
    let name: NameKey
    /// The type that it is a method of, unless the function is private: a protocol of the type may ask for it.
    let type: NameKey?
  }

  private(set) var mentions: [Mention] = []
  /// The names by which each cell is registered, which alone shows none.
  var registrations: [[NameKey]] = []
  /// Cases of enumerations without a text of their own.
  private(set) var cases: [NameKey] = []
  /// The types of casts, parameters and variables, which make no object.
  private(set) var named: [NameKey] = []
  /// All words, without the names of functions, and of constants and cases with a text, where these are declared.
  private(set) var used: [NameKey] = []
  private(set) var classes: [NameKey] = []
  /// Types that have a protocol, or a superclass of the app's own that may have one.
  private(set) var conforming: [NameKey] = []
  /// Types that no interface file can hold: their `init(coder:)` traps.
  private(set) var undecodable: [NameKey] = []
  /// The file holds the start of an app.
  private(set) var startsApp = false
  /// The file keeps a window in the light appearance.
  private(set) var isAlwaysLight = false
  /// The file may choose the dark appearance for some window or view.
  private(set) var choosesDark = false
  /// The file makes a window with what is shown first.
  private(set) var opensWindow = false

  let tokens: [CodeToken]
  let lexicon: CodeLexicon
  let keyOfWord: [NameKey]
  /// By how many outermost types had begun when a word was mentioned last.
  private var mentionedIn: [Int32]
  var outermost: Int32 = 0
  /// The types around the token that is read, and the index after each.
  var types: [(key: NameKey, end: Int)] = []
  /// The function around the token that is read, and the index after it.
  var function: (found: Function, end: Int)?

  /// The index after the registration that is read.
  var registrationEnd = 0

  /// Of types in each other deeper than this the names are not excluded.
  private static let deepest = 16

  /// - Parameter texts: literals and the words of macros, in order.
  init(_ tokens: [CodeToken], _ lexicon: CodeLexicon, texts: [CodeText], isSwift: Bool) {
    self.tokens = tokens
    self.lexicon = lexicon
    keyOfWord = (0..<UInt32(lexicon.count)).map { NameKey(lexicon.bytes(of: $0)) }
    mentionedIn = Array(repeating: -1, count: lexicon.count)
    var isUsed = Array(repeating: false, count: lexicon.count)
    var pending = texts[...]
    let registering = Self.registering(lexicon)
    let windows = ["makeKeyAndVisible", "WindowGroup"].compactMap(lexicon.known)
    let style = lexicon.known("overrideUserInterfaceStyle")
    let darkening = Set(Self.darkening.compactMap(lexicon.known))
    for index in tokens.indices {
      while let last = types.last, last.end <= index { close() }
      if let last = function, last.end <= index { leaveFunction() }
      while let text = pending.first, text.token <= index { mention(pending.removeFirst(), isSwift: isSwift) }
      if index >= registrationEnd { registrationEnd = 0 }
      guard tokens[index].kind == .word else { continue }
      if registering.contains(tokens[index].word) { enterRegistration(index, isSwift: isSwift) }
      if isSwift, declaresText(index) { continue }
      if isSwift, index > 0, tokens[index - 1].keyword == .func {
        enterFunction(index)
        continue
      }
      isUsed[Int(tokens[index].word)] = true
      if isSwift, isCase(index), index + 1 == tokens.count || tokens[index + 1].kind != .assign {
        cases.append(keyOfWord[Int(tokens[index].word)])
      }
      if tokens[index].keyword == .application { startsApp = true }
      if isMain(index) {
        startsApp = true
        continue
      }
      if windows.contains(tokens[index].word) { opensWindow = true }
      if darkening.contains(tokens[index].word) {
        let isLight = tokens[index].word == style && keepsLight(index)
        isAlwaysLight = isAlwaysLight || isLight
        choosesDark = choosesDark || !isLight
      }
      if isSwift, let type = types.last, isTrappingDecoder(index) { undecodable.append(type.key) }
      if isSwift ? opensSwiftType(index) : opensClass(index) { continue }
      if tokens[index].keyword == .end, isAfterAt(index) {
        while !types.isEmpty { close() }
      }
      if isSwift ? makesNothing(swift: index) : makesNothing(objectiveC: index) {
        if !isLowercase(index), !isOwn(index) { named.append(keyOfWord[Int(tokens[index].word)]) }
        continue
      }
      if isSwift, isAnnotation(index) {
        if !isOwn(index) { named.append(keyOfWord[Int(tokens[index].word)]) }
        mention(keyOfWord[Int(tokens[index].word)], .annotation)
      } else {
        mention(word: tokens[index].word)
      }
    }
    registrationEnd = 0
    for text in pending { mention(text, isSwift: isSwift) }
    used = isUsed.indices.filter { isUsed[$0] }.map { keyOfWord[$0] }
    if isSwift { return }
    for (token, next) in zip(tokens, tokens.dropFirst()) where next.kind == .colon && token.kind == .word {
      used += NameKey.beginnings(of: lexicon.bytes(of: token.word)).dropLast()
    }
  }

  /// `login` in `static let login = "Login"`
  private func declaresText(_ index: Int) -> Bool {
    guard index > 0, index + 2 < tokens.count else { return false }
    let isTyped = tokens[index + 1].kind == .colon
    let assign = isTyped ? index + 3 : index + 1
    guard assign + 1 < tokens.count, tokens[assign].kind == .assign, tokens[assign + 1].kind == .string else {
      return false
    }
    return [.let, .var].contains(tokens[index - 1].keyword) || isCase(index)
  }

  /// The constant or case that is declared with a text.
  ///
  /// - Parameter end: the index after the text.
  private func constant(before end: Int) -> NameKey? {
    guard end > 3, end <= tokens.count, tokens[end - 2].kind == .assign else { return nil }
    let name = end > 5 && tokens[end - 4].kind == .colon ? end - 5 : end - 3
    guard tokens[name].kind == .word, declaresText(name) else { return nil }
    let key = keyOfWord[Int(tokens[name].word)]
    return Self.demanded.contains(key) ? nil : key
  }

  /// What the protocols of libraries ask of a class, and use themselves.
  private static let demanded = Set(
    [
      "storyboardName", "storyboardIdentifier", "storyboardID", "storyboard", "sceneIdentifier", "segueIdentifier",
      "viewControllerIdentifier", "nibName", "nibIdentifier", "xibName", "reuseIdentifier", "reuseID",
      "cellReuseIdentifier", "cellIdentifier", "cellID", "viewIdentifier", "identifier", "id", "name",
    ].map(NameKey.init))

  /// `case login, signup = "sign-up"`: a case that is declared. In a `switch` it stands after a dot.
  private func isCase(_ index: Int) -> Bool {
    var before = index - 1
    while before > 0, index - before < Self.longestCase {
      switch tokens[before].kind {
      case .word where tokens[before].keyword == .case: return true
      case .word where tokens[before].keyword == nil, .comma, .assign, .string, .number: before -= 1
      case .closeParen where tokens[before].match != CodeToken.unmatched: before = Int(tokens[before].match) - 1
      default: return false
      }
      if before == index - 2, tokens[before + 1].kind != .comma { return false }
    }
    return false
  }

  private static let longestCase = 60
  private static let longestChain = 40

  private mutating func open(_ key: NameKey, end: Int) {
    if types.isEmpty { outermost += 1 }
    types.append((key, end))
  }

  private mutating func close() {
    types.removeLast()
    if types.isEmpty { outermost += 1 }
  }

  func isAfterAt(_ index: Int) -> Bool { index > 0 && tokens[index - 1].kind == .at }

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
    return last.kind == .dot ? isOfSystem(index) || !isOfType(index) : !isCase(index)
  }

  /// `R.storyboard.login` and `.login`, but not `screen.login.title`.
  private func isOfType(_ index: Int) -> Bool {
    var member = index
    // Nothing is known of the beginning of a longer chain.
    while member > 1, tokens[member - 1].kind == .dot {
      if index - member > Self.longestChain { return true }
      let holder = tokens[member - 2]
      guard holder.kind == .word else { return true }
      if holder.isReserved { return holder.keyword != .selfWord }
      if !isLowercase(member - 2) { return true }
      member -= 2
    }
    return false
  }

  /// `DispatchQueue.main` and `bundle: .main` name no storyboard `Main`.
  private func isOfSystem(_ index: Int) -> Bool {
    guard index > 2, lexicon.text(tokens[index].word) == "main" else { return false }
    let holder = tokens[index - 2].kind == .colon ? index - 3 : index - 2
    return tokens[holder].kind == .word && Self.holdersOfMain.contains(lexicon.text(tokens[holder].word))
  }

  private static let holdersOfMain: Set = [
    "DispatchQueue", "OperationQueue", "RunLoop", "Bundle", "UIScreen", "Thread", "bundle", "queue", "on", "scheduler",
    "in",
  ]

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

  /// Within the type's own declaration.
  private func isOwn(_ index: Int) -> Bool {
    let key = keyOfWord[Int(tokens[index].word)]
    return types.contains { $0.key == key }
  }

  /// As variables are, `_cell` too.
  private func isLowercase(_ index: Int) -> Bool { isLowercase(word: tokens[index].word) }

  private func isLowercase(word: UInt32) -> Bool {
    lexicon.bytes(of: word).first { $0 != UInt8(ascii: "_") }.map {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    } ?? false
  }

  private mutating func mention(word: UInt32) {
    if isRegistering { return register(word: word) }
    if mentionedIn[Int(word)] == outermost { return }
    mention(keyOfWord[Int(word)], isLowercase(word: word) ? .member : .type)
    mentionedIn[Int(word)] = outermost
  }

  private mutating func mention(_ text: CodeText, isSwift: Bool) {
    mention(text.key, .text, constant: isSwift ? constant(before: text.token) : nil)
  }

  private mutating func mention(_ key: NameKey, _ kind: Mention.Kind, constant: NameKey? = nil) {
    if types.contains(where: { $0.key == key }) { return }
    if isRegistering { return registrations[registrations.count - 1].append(key) }
    mentions.append(
      Mention(key: key, type: types.first?.key, kind: kind, constant: constant, function: function?.found))
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
    if keyword == .protocol || conforms(index, body: next, isClass: keyword == .class) {
      conforming.append(keyOfWord[Int(tokens[index].word)])
    }
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
