// Statements of Objective-C.
extension CodeExtractor {
  mutating func readObjectiveC() {
    isSwift = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .at: index = objectiveCDirective(index)
      case .minus where token.isFirstOnLine, .plus where token.isFirstOnLine: index = methodHeader(index)
      case .word: index = objectiveCWord(index)
      case .openBrace:
        openBlock(index)
        index += 1
      case .closeBrace:
        popBrace()
        index += 1
      case .caret: index = block(index)
      case .openBracket:
        if function >= 0 { recordMessage(index) }
        index += 1
      case .openParen:
        if function >= 0, let end = after(index), self.token(end).kind == .dot || self.token(end).kind == .arrow {
          recordAssignment(at: index)
        }
        index += 1
      default: index += 1
      }
    }
  }

  private mutating func objectiveCWord(_ index: Int) -> Int {
    let token = tokens[index]
    let previous = self.token(index - 1).kind
    guard previous != .dot, previous != .arrow else { return index + 1 }
    guard function >= 0 else { return cFunction(index) ?? index + 1 }
    if let next = objectiveCLocal(index) { return next }
    guard !token.isReserved else { return index + 1 }
    switch self.token(index + 1).kind {
    case .openParen: recordCCall(index)
    case .dot, .arrow, .assign, .compound, .openBracket: recordAssignment(at: index)
    default: break
    }
    return index + 1
  }

  private mutating func recordAssignment(at index: Int) {
    guard let read = objectiveCExpression(index) else { return }
    let next = token(read.next).kind
    if next == .assign || next == .compound { addAssignment(read, isCompound: next == .compound) }
    drop(read)
  }

  private mutating func recordCCall(_ index: Int) {
    guard let end = after(index + 1) else { return }
    var passed: [Passed] = []
    var (next, position) = (index + 2, 0)
    while next < end - 1, passed.count < Self.longestList {
      let stop = comma(from: next, before: end - 1)
      passed += objectiveCArgument(next, stop, label: CodeRecord.none, position: position)
      position += 1
      next = stop + 1
    }
    let site = CallSite(
      receiverEnd: chain.count, hasReceiver: false, callee: tokens[index].word, parenthesis: index + 1,
      line: tokens[index].line)
    if !passed.isEmpty { addCall(site, from: chain.count, arguments: passed, value: ReadValue(.given)) }
  }

  private mutating func objectiveCArgument(_ start: Int, _ stop: Int, label: UInt32, position: Int) -> [Passed] {
    if token(start).kind == .at, token(start + 1).kind == .openBracket, after(start + 1) == stop {
      let link = listLiteral(start + 1)
      return link.isEmpty ? [] : [Passed(label: label, position: position, links: link)]
    }
    guard let read = objectiveCExpression(start) else { return [] }
    defer { drop(read) }
    guard read.next == stop else { return [] }
    return passed(read, label: label, position: position).map { [$0] } ?? []
  }

  /// `[label setFont:…]`
  private mutating func recordMessage(_ open: Int) {
    guard token(open - 1).kind != .at, let end = after(open), let read = objectiveCExpression(open + 1) else { return }
    defer {
      drop(read)
      if token(end).kind == .dot || token(end).kind == .arrow { recordAssignment(at: open) }
    }
    let selector = token(read.next)
    guard selector.kind == .word, chain.count > read.start else { return }
    let site = CallSite(
      receiverEnd: chain.count, hasReceiver: true, callee: selector.word, parenthesis: read.next, line: selector.line)
    var passed: [Passed] = []
    var value = ReadValue(.given)
    if token(read.next + 1).kind == .colon {
      if let setter = vocabulary(selector.word).method {
        value = self.value(at: read.next + 2, for: setter, on: chain[read.start...])
      }
      passed = messageArguments(read, end: end - 1)
    }
    addCall(site, from: read.start, arguments: passed, value: value)
  }

  private mutating func messageArguments(_ read: ReadChain, end: Int) -> [Passed] {
    var passed: [Passed] = []
    var label = CodeRecord.none
    var (index, position) = (read.next + 2, 0)
    while index < end, passed.count < Self.longestList {
      let stop = selectorPart(from: index, before: end)
      if token(index).kind == .caret, vocabulary(token(read.next).word).closure == .elements, position == 0 {
        noteBlock(index, before: stop, receiver: value(of: read))
      }
      passed += objectiveCArgument(index, stop, label: label, position: position)
      position += 1
      label = token(stop).word
      index = stop + 2
    }
    return passed
  }

  private mutating func noteBlock(_ start: Int, before end: Int, receiver: [CodeLink]) {
    let brace = (start..<min(end, start + Self.longestValue)).first { token($0).kind == .openBrace }
    if let brace, !receiver.isEmpty {
      closures[brace] = receiver.first?.kind == .list ? receiver : receiver + [CodeLink(.element)]
    }
  }

  /// The next word of the selector: one before a colon that belongs to no `? :`.
  private func selectorPart(from start: Int, before end: Int) -> Int {
    var (index, conditions) = (start, 0)
    while index < end {
      switch token(index).kind {
      case .openParen, .openBracket, .openBrace:
        index = after(index) ?? end
        continue
      case .question: conditions += 1
      case .colon: conditions = max(0, conditions - 1)
      case .word where conditions == 0 && token(index + 1).kind == .colon && index > start: return index
      default: break
      }
      index += 1
    }
    return end
  }

  // MARK: Locals

  /// `UILabel *label = self.titleLabel;` and `for (UILabel *label in labels)`
  private mutating func objectiveCLocal(_ index: Int) -> Int? {
    guard mayBeginStatement(index) else { return nil }
    let first = tokens[index]
    var next = index + 1
    var type = first.word
    switch first.keyword {
    case .typeof, .typeofMarked, .typeofClosed:
      guard token(next).kind == .openParen, let end = after(next) else { return nil }
      (type, next) = (CodeRecord.none, end)
    case .id: type = CodeRecord.none
    case nil, .font, .attributedString, .mutableAttributedString: break
    default: return nil
    }
    if token(next).kind == .less { next = afterAngles(next) }
    var isPointer = type == CodeRecord.none
    while isQualifier(token(next)) {
      isPointer = isPointer || token(next).kind == .star
      next += 1
    }
    let name = token(next)
    guard name.kind == .word, name.keyword == nil else { return nil }
    let end = token(next + 1)
    guard end.kind == .assign || end.kind == .semicolon || end.keyword == .in || end.kind == .comma else { return nil }
    var value: [CodeLink] = []
    if end.kind == .assign { value = objectiveCValue(next + 2) }
    if end.keyword == .in { value = objectiveCLoopValue(next + 2) }
    if isPointer { value = Self.typed(value, as: type) }
    locals.declare(name.word, value, source: end.kind == .assign ? next + 2 : 0)
    return next + 1
  }

  private func mayBeginStatement(_ index: Int) -> Bool {
    let previous = token(index - 1)
    switch previous.kind {
    case .semicolon, .openBrace, .closeBrace, .colon: return true
    case .openParen: return token(index - 2).keyword == .for
    case .word:
      switch previous.keyword {
      case .markedWeak, .markedStrong, .markedBlock, .static, .const, .kindof, .else, .autoreleasing: return true
      default: return false
      }
    default: return tokens[index].isFirstOnLine && previous.kind == .closeParen
    }
  }

  private func isQualifier(_ token: CodeToken) -> Bool {
    if token.kind == .star { return true }
    switch token.keyword {
    case .const, .markedWeak, .markedStrong, .markedBlock, .nullable, .nonnull, .markedNullable, .markedNonnull:
      return true
    default: return false
    }
  }

  /// The index after `<Element>`; that of the `<` itself if it begins no list of types.
  func afterAngles(_ start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < start + Self.longestValue {
      switch token(index).kind {
      case .less: depth += 1
      case .greater: depth -= 1
      case .semicolon where !isSwift, .assign where isSwift, .openBrace, .end: return start
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return start
  }

  mutating func objectiveCValue(_ start: Int) -> [CodeLink] {
    if token(start).kind == .at, token(start + 1).kind == .openBracket { return listLiteral(start + 1) }
    guard let read = objectiveCExpression(start) else { return [] }
    defer { drop(read) }
    return token(read.next).kind == .semicolon ? value(of: read) : []
  }

  private mutating func objectiveCLoopValue(_ start: Int) -> [CodeLink] {
    if token(start).kind == .at, token(start + 1).kind == .openBracket { return listLiteral(start + 1) }
    guard let read = objectiveCExpression(start) else { return [] }
    defer { drop(read) }
    let links = value(of: read)
    guard token(read.next).kind == .closeParen, !links.isEmpty else { return [] }
    return Self.element(of: links)
  }

  /// Notes the parameters of `^(UILabel *label) {`, and opens the block.
  private mutating func block(_ index: Int) -> Int {
    var next = index + 1
    var words: [(word: UInt32, type: UInt32)] = []
    if token(next).kind == .word { next += 1 }
    if token(next).kind == .star { next += 1 }
    if token(next).kind == .openParen, let end = after(next) {
      words = cParameters(next, end)
      next = end
    }
    guard function >= 0, token(next).kind == .openBrace else { return index + 1 }
    openBlock(next)
    let first = locals[Self.word(.firstArgument)]?.value ?? []
    for (number, parameter) in words.enumerated() {
      locals.declare(parameter.word, Self.typed(number == 0 ? first : [], as: parameter.type))
    }
    return next + 1
  }

  /// The names and types of `(UILabel *label, BOOL animated)`.
  func cParameters(_ open: Int, _ end: Int) -> [(word: UInt32, type: UInt32)] {
    var parameters: [(word: UInt32, type: UInt32)] = []
    var index = open + 1
    while index < end - 1, parameters.count < Self.longestList {
      let stop = comma(from: index, before: end - 1)
      if stop > index, stop - index < 24, token(stop - 1).kind == .word {
        let type = cType(index, before: stop - 1)
        parameters.append((token(stop - 1).word, type))
      }
      index = stop + 1
    }
    return parameters
  }

  /// The class in `nullable UILabel *`.
  func cType(_ start: Int, before end: Int) -> UInt32 {
    for index in start..<max(start, min(end, start + 16)) {
      let token = token(index)
      if token.kind == .word, token.keyword == nil || Self.isFont(token.word) || token.keyword == .colorClass,
        isCapitalized(token.word)
      {
        return token.word
      }
    }
    return CodeRecord.none
  }
}
