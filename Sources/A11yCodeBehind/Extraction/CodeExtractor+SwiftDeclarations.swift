// Types, properties and functions of Swift.
extension CodeExtractor {
  /// The last name of a type: `Cell` of `[Module.Cell]?`.
  func swiftType(_ start: Int) -> (word: UInt32, next: Int) {
    var index = start
    while let keyword = token(index).keyword, [.some, .any, .inout, .weak, .lazy].contains(keyword) { index += 1 }
    while token(index).kind == .at { index += 2 }
    var word = CodeRecord.none
    switch token(index).kind {
    case .openBracket:
      let end = after(index) ?? index + 1
      let element = token(index + 1)
      // Of a dictionary the type of the values.
      if element.kind == .word {
        let key = typeName(index + 1)
        word = token(key.next).kind == .colon ? typeName(key.next + 1).word : key.word
      }
      index = end
    case .openParen:
      index = after(index) ?? index + 1
      if token(index).kind == .arrow { index += 1 }
    case .word: (word, index) = typeName(index)
    default: break
    }
    while !token(index).followsSpace, token(index).kind == .question || token(index).kind == .exclamation { index += 1 }
    return (word, index)
  }

  private func typeName(_ start: Int) -> (word: UInt32, next: Int) {
    guard token(start).kind == .word else { return (CodeRecord.none, start) }
    var index = start
    while token(index + 1).kind == .dot, token(index + 2).kind == .word { index += 2 }
    let word = token(index).word
    return (word, token(index + 1).kind == .less ? afterAngles(index + 1) : index + 1)
  }

  /// `class Cell: UITableViewCell, Styled {`
  mutating func typeHeader(_ index: Int) -> Int {
    let name = token(index + 1)
    // `class func`, `: class`
    guard name.kind == .word, !name.isReserved else { return index + 1 }
    var (word, next) = typeName(index + 1)
    if token(next).kind == .less { next = afterAngles(next) }
    var inherited: [UInt32] = []
    if token(next).kind == .colon {
      repeat {
        next += 1
        while token(next).kind == .at { next += 2 }
        let type = swiftType(next)
        if type.word != CodeRecord.none { inherited.append(type.word) }
        next = max(type.next, next)
      } while (token(next).kind == .comma || token(next).kind == .other) && inherited.count < Self.longestList
    }
    let limit = next + Self.longestValue
    while next < limit, token(next).kind != .openBrace, token(next).kind != .end, token(next).kind != .closeBrace {
      next += 1
    }
    guard token(next).kind == .openBrace else { return index + 1 }
    addType(
      word, inherited: inherited, isExtension: token(index).keyword == .extension,
      isWhole: token(index).keyword != .extension)
    push(.brace)
    type = word
    isExtension = token(index).keyword == .extension || token(index).keyword == .protocol
    function = -1
    property = nil
    modifiers = Modifiers()
    return next + 1
  }

  /// `func style(_ label: UILabel) -> UIFont {`
  mutating func functionHeader(_ index: Int) -> Int {
    modifiers = Modifiers()
    let isNamed = token(index).keyword == .func
    let word = isNamed ? token(index + 1).word : token(index).word
    var next = index + (isNamed ? 2 : 1)
    if token(next).kind == .question || token(next).kind == .exclamation { next += 1 }
    if token(next).kind == .less { next = afterAngles(next) }
    let start = record.parameters.count
    var parameters: [(word: UInt32, number: UInt32)] = []
    if token(next).kind == .openParen, let end = after(next) {
      parameters = swiftParameters(next)
      next = end
    }
    let (returns, body) = signature(from: next)
    let number = addFunction(word, owner: type, returns: returns, parameters: start..<record.parameters.count)
    guard let body else { return next }
    record.functions[number].hidesKeyboard = onlyHidesKeyboard(body)
    if Self.isFont(returns) { addFont(word, fontBody(body)) }
    if returns == Self.word(.colorClass) { addColor(word, colorBody(body)) }
    push(.brace)
    function = number
    for parameter in parameters { locals.declare(parameter.word, [CodeLink(.parameter, parameter.number)]) }
    return body + 1
  }

  /// The type that is returned, and the brace of the body.
  private func signature(from start: Int) -> (returns: UInt32, body: Int?) {
    var index = start
    var returns = CodeRecord.none
    while index < start + Self.longestValue {
      let token = token(index)
      switch token.kind {
      case .openBrace: return (returns, index)
      case .arrow:
        let type = swiftType(index + 1)
        returns = type.word
        index = max(type.next, index + 1)
      case .closeBrace, .end, .semicolon, .at: return (returns, nil)
      case .openParen, .openBracket: index = after(index) ?? index + 1
      case .word where token.isFirstOnLine && token.keyword != .where && token.keyword != .throws:
        // A requirement of a protocol, without a body.
        let previous = self.token(index - 1)
        if previous.kind != .comma, previous.keyword != .where { return (returns, nil) }
        index += 1
      default: index += 1
      }
    }
    return (returns, nil)
  }

  private mutating func swiftParameters(_ open: Int) -> [(word: UInt32, number: UInt32)] {
    var parameters: [(word: UInt32, number: UInt32)] = []
    for part in parts(of: open, most: .max) {
      var index = part.start
      while token(index).kind == .at, index < part.end { index += 2 }
      let label = token(index)
      let hasName = token(index + 1).kind == .word
      let name = hasName ? token(index + 1) : label
      let colon = index + (hasName ? 2 : 1)
      if label.kind == .word, token(colon).kind == .colon {
        let type = swiftType(colon + 1).word
        // `_` stands for no label.
        let number = addParameter(label: lexicon.text(label.word) == "_" ? CodeRecord.none : label.word, type: type)
        parameters.append((name.word, number))
      }
    }
    return parameters
  }

  /// `@IBOutlet weak var titleLabel: UILabel!`
  mutating func propertyDeclaration(_ index: Int) -> Int {
    defer { modifiers = Modifiers() }
    var next = index + 1
    while token(next).kind == .word, !token(next).isReserved {
      let word = token(next).word
      var type = CodeRecord.none
      next += 1
      if token(next).kind == .colon { (type, next) = swiftType(next + 1) }
      if type == CodeRecord.none, token(next).kind == .assign, token(next + 2).kind == .openParen,
        isCapitalized(token(next + 1).word)
      {
        type = token(next + 1).word
      }
      // `var buttons = [UIButton]()`
      if type == CodeRecord.none, token(next).kind == .assign, token(next + 1).kind == .openBracket,
        token(next + 3).kind == .closeBracket, token(next + 4).kind == .openParen, isCapitalized(token(next + 2).word)
      {
        type = token(next + 2).word
      }
      addProperty(word, type: type, isOutlet: modifiers.isOutlet)
      property = (word, type)
      if token(next).kind == .assign, token(next + 1).kind == .openBracket { noteList(word, at: next + 1) }
      noteFont(word, type: type, at: next)
      noteColor(word, type: type, at: next)
      if modifiers.isOverride { noteOverride(word, at: next) }
      guard token(next).kind == .comma, !token(next + 1).isFirstOnLine else { break }
      next += 1
    }
    return next
  }

  /// `lazy var labels = [titleLabel, detailLabel]`
  private mutating func noteList(_ word: UInt32, at open: Int) {
    let first = token(open + 1)
    guard function < 0, first.kind == .word, !first.isReserved, !isCapitalized(first.word) else { return }
    function = addFunction(
      word, owner: type, returns: CodeRecord.none, parameters: record.parameters.count..<record.parameters.count)
    addAlias([CodeLink(.own), CodeLink(.member, word)], at: open)
    function = -1
  }

  private mutating func noteFont(_ word: UInt32, type: UInt32, at next: Int) {
    guard type == Self.word(.font) || type == CodeRecord.none else { return }
    if token(next).kind == .assign {
      let font = fontValue(at: next + 1)
      if type != CodeRecord.none || font.value == .scaling || font.value == .fixed { addFont(word, font) }
    } else if token(next).kind == .openBrace, type != CodeRecord.none {
      addFont(word, fontBody(next))
    }
  }

  private mutating func noteColor(_ word: UInt32, type: UInt32, at next: Int) {
    let isConstant = token(next - 2).keyword == .let || token(next - 4).keyword == .let
    if token(next).kind == .assign, isConstant, let color = hexadecimalText(at: next + 1) {
      addColor(word, ReadValue(color))
    } else if token(next).kind == .assign {
      // `static let text = UIColor(white: 0.2, alpha: 1)`
      guard type == Self.word(.colorClass) || type == CodeRecord.none && token(next + 1).keyword == .colorClass else {
        return
      }
      addColor(word, colorValue(at: next + 1))
    } else if token(next).kind == .openBrace, type == Self.word(.colorClass) {
      addColor(word, colorBody(next))
    }
  }

  /// `override var accessibilityLabel: String? { … }` sets it on the object.
  private mutating func noteOverride(_ word: UInt32, at next: Int) {
    guard let setter = vocabulary(word).property, token(next).kind == .openBrace else { return }
    // An override of `text` or `font` is seldom more than an observer.
    switch setter {
    case .label, .hint, .value, .traits, .isElement, .elements: break
    default: return
    }
    let number = addFunction(
      word, owner: type, returns: CodeRecord.none, parameters: record.parameters.count..<record.parameters.count)
    let saved = function
    function = number
    addEffect(on: [CodeLink(.own)], setter, overrideValue(next), line: token(next).line)
    function = saved
  }

  /// The value of a body of one word: `{ true }`, `{ return false }`, `{ get { nil } }`.
  func overrideValue(_ open: Int) -> ReadValue {
    var index = open + 1
    if token(index).kind == .word, token(index + 1).kind == .openBrace { index += 2 }
    if token(index).keyword == .return { index += 1 }
    let next = token(index + 1).kind
    guard next == .closeBrace || next == .semicolon else { return ReadValue(.given) }
    switch token(index).keyword {
    case .true, .yes: return ReadValue(.yes)
    case .false, .no: return ReadValue(.no)
    case .nil: return ReadValue(.empty)
    default: return ReadValue(token(index).kind == .emptyString ? .empty : .given)
    }
  }
}
