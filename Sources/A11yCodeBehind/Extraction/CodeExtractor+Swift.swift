// Statements of Swift.
extension CodeExtractor {
  mutating func readSwift() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .word: index = swiftWord(index)
      case .openBrace: index = openSwiftBrace(index)
      case .closeBrace:
        popBrace()
        index += 1
      case .openParen, .openBracket:
        if function >= 0, mayBeginGroup(index), let read = swiftGroupChain(index) { recordSwift(read) }
        parens += 1
        index += 1
      case .closeParen, .closeBracket:
        parens = max(0, parens - 1)
        index += 1
      default: index += 1
      }
    }
  }

  private func mayBeginGroup(_ index: Int) -> Bool {
    let previous = token(index - 1)
    switch previous.kind {
    case .word: return previous.keyword != nil || tokens[index].followsSpace
    case .closeParen, .closeBracket, .closeBrace, .question, .exclamation:
      return tokens[index].isFirstOnLine || tokens[index].followsSpace
    default: return true
    }
  }

  /// Handles the word at an index; the index at which to go on.
  private mutating func swiftWord(_ index: Int) -> Int {
    let token = tokens[index]
    guard self.token(index - 1).kind != .dot else { return index + 1 }
    guard let keyword = token.keyword else { return swiftExpression(index) }
    // `setTitle(name, for: .normal)`: a label.
    if self.token(index + 1).kind == .colon, keyword != .default, token.isReserved { return index + 1 }
    switch keyword {
    case .class, .struct, .enum, .extension, .protocol, .actor: return typeHeader(index)
    case .func: return functionHeader(index)
    case .`init`, .deinit, .subscript: return function < 0 ? functionHeader(index) : index + 1
    case .let, .var: return function < 0 ? propertyDeclaration(index) : localDeclaration(index)
    case .for:
      push(.condition)
      return forLoop(index)
    case .if, .while, .switch, .catch:
      // `repeat { } while x` has no block.
      if function >= 0, keyword != .while || self.token(index - 1).kind != .closeBrace || token.isFirstOnLine {
        push(.condition)
        if keyword == .switch { pendingSwitch = switchedParameter(index + 1) }
      }
      return index + 1
    case .case, .default:
      if let parameter = scopes.last?.switched { return caseLabel(index, of: parameter) }
    case .outlet: modifiers.isOutlet = true
    case .override: modifiers.isOverride = true
    case .import:
      var next = index + 1
      while !self.token(next).isFirstOnLine, next < index + 16 { next += 1 }
      return next
    default: return token.isReserved ? index + 1 : swiftExpression(index)
    }
    return index + 1
  }

  /// The parameter in `switch style {`.
  private func switchedParameter(_ index: Int) -> UInt32? {
    guard token(index + 1).kind == .openBrace, let value = locals[token(index).word]?.value, value.count == 1,
      value[0].kind == .parameter
    else { return nil }
    return value[0].name
  }

  /// `case .primary, .inline(let size):`; the index of the colon.
  private mutating func caseLabel(_ index: Int, of parameter: UInt32) -> Int {
    var cases: [UInt32] = []
    var next = index + 1
    let limit = next + Self.longestValue
    while next < limit, token(next).kind != .colon, token(next).kind != .end {
      if token(next).kind == .dot, token(next + 1).kind == .word { cases.append(name(token(next + 1).word)) }
      next = token(next).kind == .openParen ? after(next) ?? next + 1 : next + 1
    }
    choice = record.choices.count
    record.choices.append(CodeRecord.Choice(parameter: parameter, cases: cases))
    return next
  }

  private mutating func swiftExpression(_ index: Int) -> Int {
    guard function >= 0 else {
      if token(index + 1).kind == .openParen, isCapitalized(token(index).word) {
        noteFonts(of: token(index).word, index + 1)
      }
      return index + 1
    }
    // Most words are neither the target of anything nor a receiver.
    switch token(index + 1).kind {
    case .dot, .question, .exclamation, .openParen, .openBracket, .assign, .compound, .openBrace: break
    default: return index + 1
    }
    if let read = swiftChain(index) { recordSwift(read) }
    return index + 1
  }

  private mutating func openSwiftBrace(_ index: Int) -> Int {
    let isCondition = isInCondition
    openBlock(index)
    guard function >= 0 else {
      // The value or the accessors of a property.
      guard let property, !isCondition else { return index + 1 }
      function = addFunction(
        property.word, owner: type, returns: property.type,
        parameters: record.parameters.count..<record.parameters.count)
      let start = token(index + 1).keyword == .return ? index + 2 : index + 1
      if token(start).kind == .openBracket { addAlias([CodeLink(.own), CodeLink(.member, property.word)], at: start) }
      return index + 1
    }
    return isCondition ? index + 1 : closureHead(index)
  }

  /// RxSwift: `items(cellIdentifier: id, cellType: Cell.self)) { row, model, cell in`
  private func cellType(before brace: Int) -> UInt32? {
    for index in stride(from: brace - 1, to: max(0, brace - 12), by: -1)
    where token(index).kind == .word && lexicon.text(token(index).word) == "cellType" && token(index + 1).kind == .colon
    {
      return token(index + 2).kind == .word && token(index + 3).kind == .dot ? token(index + 2).word : nil
    }
    return nil
  }

  /// Declares the parameters of `{ [weak self] label in`.
  private mutating func closureHead(_ brace: Int) -> Int {
    var index = brace + 1
    if token(index).kind == .openBracket, let after = after(index) { index = after }
    var words: [(word: UInt32, type: UInt32)] = []
    if token(index).kind == .openParen, let end = after(index), end - index < 64 {
      for part in parts(of: index) where token(part.start).kind == .word {
        let isTyped = token(part.start + 1).kind == .colon
        words.append((token(part.start).word, isTyped ? swiftType(part.start + 2).word : CodeRecord.none))
      }
      index = end
      if token(index).kind == .arrow { index = swiftType(index + 1).next }
    } else {
      while token(index).kind == .word, token(index).keyword == nil, words.count < 8 {
        words.append((token(index).word, CodeRecord.none))
        index += 1
        guard token(index).kind == .comma else { break }
        index += 1
      }
    }
    guard token(index).keyword == .in else { return brace + 1 }
    let first = locals[Self.word(.firstArgument)]?.value ?? []
    for (number, parameter) in words.enumerated() {
      var value = number == 0 ? first : []
      if value.isEmpty, parameter.type != CodeRecord.none { value = [CodeLink(.instance, parameter.type)] }
      if value.isEmpty, lexicon.text(parameter.word).lowercased().hasSuffix("cell"), let type = cellType(before: brace)
      {
        value = [CodeLink(.instance, type)]
      }
      locals.declare(parameter.word, value)
    }
    return index + 1
  }

  // MARK: Locals

  /// `let b = a`, `guard let cell = x as? Cell`, `var label: UILabel`.
  private mutating func localDeclaration(_ index: Int) -> Int {
    let nameToken = token(index + 1)
    guard nameToken.kind == .word, nameToken.keyword == nil else {
      if nameToken.kind == .openParen { declareTuple(index + 1) }
      // `case let .chosen(color)`
      if nameToken.kind == .dot, token(index + 2).kind == .word, token(index + 3).kind == .openParen {
        declareTuple(index + 3)
      }
      return index + 1
    }
    var next = index + 2
    var type = CodeRecord.none
    if token(next).kind == .colon { (type, next) = swiftType(next + 1) }
    if let cast = cast(at: next) {
      // `case let cell as Cell`
      locals.declare(nameToken.word, [CodeLink(.instance, cast)])
      return next
    }
    guard token(next).kind == .assign else {
      // `if let label` names itself.
      let previous = token(index - 1)
      let isShorthand =
        previous.keyword == .if || previous.keyword == .guard || previous.keyword == .while
        || previous.kind == .comma
      if !isShorthand || type != CodeRecord.none {
        locals.declare(nameToken.word, type == CodeRecord.none ? [] : [CodeLink(.instance, type)])
      }
      return next
    }
    let value = Self.typed(localValue(next + 1), as: type)
    // The value may name an outer variable of the same name: it is read before the local is declared.
    let names = value.first
    let isSelfNamed = value.count == 1 && names?.kind == .name && names?.name == nameToken.word
    if !isSelfNamed { locals.declare(nameToken.word, value, source: next + 1) }
    return next
  }

  private mutating func declareTuple(_ open: Int) {
    guard let end = after(open), end - open < 32 else { return }
    for index in open + 1..<end - 1 where token(index).kind == .word && token(index).keyword == nil {
      if token(index - 1).kind != .colon { locals.declare(token(index).word) }
    }
  }

  /// What a local stands for; empty if it cannot be told.
  mutating func localValue(_ start: Int) -> [CodeLink] {
    var start = start
    while token(start).keyword == .try || token(start).keyword == .await {
      start += 1
      if token(start).kind == .question || token(start).kind == .exclamation { start += 1 }
    }
    if token(start).kind == .openBracket, let end = after(start), isLocalEnd(end) { return listLiteral(start) }
    let group = token(start).kind == .openParen ? swiftGroupChain(start) : nil
    guard let read = group ?? swiftChain(start) else { return typeOfCast(from: start) }
    defer { drop(read) }
    let links = value(of: read)
    if let type = cast(at: read.next) { return links + [CodeLink(.cast, type)] }
    if isLocalEnd(read.next) { return links }
    return typeOfCast(from: read.next)
  }

  /// `x ?? y as! Cell`: at least the type is known.
  private func typeOfCast(from start: Int) -> [CodeLink] {
    var index = start
    while index < start + Self.longestValue, !isLocalEnd(index) {
      if let type = cast(at: index) { return [CodeLink(.instance, type)] }
      switch token(index).kind {
      case .openParen, .openBracket, .openBrace: index = after(index) ?? index + Self.longestValue
      default: index += 1
      }
    }
    return []
  }

  private func isLocalEnd(_ index: Int) -> Bool {
    isValueEnd(index) || token(index).kind == .openBrace || token(index).keyword == .else
  }

  /// `for label in [a, b] {`, `for case let label as UILabel in stack.arrangedSubviews {`
  private mutating func forLoop(_ index: Int) -> Int {
    var next = index + 1
    while [.case, .let, .var, .try, .await].contains(token(next).keyword) { next += 1 }
    let nameToken = token(next)
    guard nameToken.kind == .word else {
      return nameToken.kind == .openParen ? tupleLoop(next) : next
    }
    next += 1
    var type = CodeRecord.none
    if token(next).kind == .colon { (type, next) = swiftType(next + 1) }
    if token(next).keyword == .as { (type, next) = swiftType(next + 1) }
    guard token(next).keyword == .in else { return index + 1 }
    locals.declare(nameToken.word, Self.typed(loopValue(next + 1), as: type))
    return next + 1
  }

  /// `for (label, text) in zip(labels, texts) {`, `in [(a, "x"), (b, "y")] {`, `in labels.enumerated() {`
  private mutating func tupleLoop(_ open: Int) -> Int {
    guard let end = after(open), end - open < Self.longestValue, token(end).keyword == .in else {
      declareTuple(open)
      return open
    }
    let words = parts(of: open).map { part in
      token(part.start + 1).kind == .colon ? token(part.start + 2) : token(part.start)
    }
    var values: [[CodeLink]] = []
    let start = end + 1
    if token(start).keyword == .zip, token(start + 1).kind == .openParen {
      values = parts(of: start + 1).map { elements(at: $0.start, before: $0.end) }
    } else if token(start).kind == .openBracket {
      values = columns(of: start, count: words.count)
    } else {
      values = [[], loopValue(start)]
    }
    for (number, word) in words.enumerated() where word.kind == .word && word.keyword == nil {
      locals.declare(word.word, number < values.count ? values[number] : [])
    }
    return end + 1
  }

  /// One of the elements of a list that is an argument.
  private mutating func elements(at start: Int, before end: Int) -> [CodeLink] {
    if token(start).kind == .openBracket, after(start) == end { return listLiteral(start) }
    guard let read = swiftChain(start) else { return [] }
    defer { drop(read) }
    let links = value(of: read)
    guard read.next == end, !links.isEmpty else { return [] }
    return links.last?.kind == .call ? [] : Self.element(of: links)
  }

  /// Of a list of tuples the first members, the second members and so on, each as one of a list.
  private mutating func columns(of open: Int, count: Int) -> [[CodeLink]] {
    guard let end = after(open), token(end).kind == .openBrace else {
      // `[a, b].enumerated()`
      guard let read = swiftGroupChain(open) else { return [] }
      defer { drop(read) }
      return [[], value(of: read)]
    }
    var columns = Array(repeating: [[CodeLink]](), count: min(count, 8))
    for row in parts(of: open) where token(row.start).kind == .openParen {
      for (number, part) in parts(of: row.start).enumerated() where number < columns.count {
        let start = token(part.start + 1).kind == .colon ? part.start + 2 : part.start
        guard let read = swiftChain(start) else { continue }
        if read.next == part.end { columns[number].append(value(of: read)) }
        drop(read)
      }
    }
    return columns.map { listLink($0.filter { !$0.isEmpty }) }
  }

  private mutating func loopValue(_ start: Int) -> [CodeLink] {
    if token(start).kind == .openBracket, let end = after(start), token(end).kind == .openBrace {
      return listLiteral(start)
    }
    guard let read = swiftChain(start) else { return [] }
    defer { drop(read) }
    let links = value(of: read)
    let end = token(read.next)
    guard end.kind == .openBrace || end.keyword == .where || end.keyword == .as, !links.isEmpty else { return [] }
    return links.last?.kind == .call ? [] : Self.element(of: links)
  }
}
