// Expressions of Objective-C that may lead to an outlet: `self.cell->label`, `[self titleLabel]`, `((Cell *)cell).label`.
extension CodeExtractor {
  private static let deepestExpression = 6

  /// Reads an expression. Its links stay on the stack until they are dropped.
  mutating func objectiveCExpression(_ start: Int) -> ReadChain? {
    guard lookAhead < Self.deepestExpression else { return nil }
    lookAhead += 1
    defer { lookAhead -= 1 }
    let chainStart = chain.count
    guard let next = operand(start, since: chainStart) else {
      chain.removeLast(max(0, chain.count - chainStart))
      return nil
    }
    return ReadChain(start: chainStart, sites: sites.count, next: objectiveCSteps(next))
  }

  /// What an expression begins with; the index after it.
  private mutating func operand(_ start: Int, since chainStart: Int) -> Int? {
    let token = token(start)
    switch token.kind {
    case .word:
      guard !token.isReserved else { return nil }
      pushRoot(token)
      guard self.token(start + 1).kind == .openParen else { return start + 1 }
      // A function of C.
      guard let end = after(start + 1), let last = chain.last, last.kind == .name else { return nil }
      chain[chain.count - 1] = CodeLink(.own)
      chain.append(CodeLink(.call, last.name))
      return end
    case .openBracket: return message(start, since: chainStart)
    case .openParen: return parenthesis(start)
    default: return nil
    }
  }

  private mutating func objectiveCSteps(_ start: Int) -> Int {
    var index = start
    while true {
      switch token(index).kind {
      case .dot, .arrow:
        guard token(index + 1).kind == .word else { return index }
        pushMember(token(index + 1))
        index += 2
      case .openBracket where !token(index).followsSpace:
        guard let end = after(index) else { return index }
        chain.append(CodeLink(.element))
        index = end
      default: return index
      }
    }
  }

  private mutating func pushMember(_ token: CodeToken) {
    switch lexicon.text(token.word) {
    case "firstObject", "lastObject", "anyObject": chain.append(CodeLink(.element))
    case "self": break
    default: chain.append(CodeLink(.member, token.word))
    }
  }

  private mutating func message(_ open: Int, since start: Int) -> Int? {
    guard token(open - 1).kind != .at, let end = after(open), let receiver = objectiveCExpression(open + 1) else {
      return nil
    }
    let selector = token(receiver.next)
    guard selector.kind == .word else { return nil }
    let argument = receiver.next + 2
    let isUnary = receiver.next + 1 == end - 1
    guard isUnary || token(argument - 1).kind == .colon else { return nil }
    switch lexicon.text(selector.word) {
    case "alloc", "new":
      if chain.count == start + 1, let last = chain.last, last.kind == .name {
        noteControl(last.name)
        chain[start] = CodeLink(.instance, last.name)
      }
    case "self", "copy", "mutableCopy", "autorelease", "class": break
    case "viewWithTag":
      let number = token(argument)
      chain.append(CodeLink(.tag, number.kind == .number ? number.word : CodeRecord.none))
    case "objectAtIndex", "objectForKey": chain.append(CodeLink(.element))
    case let name where name.hasPrefix("init") && chain.last?.kind == .instance: break
    default:
      if chain.count == start + 1, let last = chain.last, last.kind == .name,
        lexicon.text(selector.word) == "buttonWithType"
      {
        noteControl(last.name)
      }
      if isUnary {
        pushMember(selector)
      } else if let type = classArgument(from: argument, before: end - 1) {
        chain.append(CodeLink(.instance, type))
      } else {
        chain.append(CodeLink(.call, selector.word))
      }
    }
    return end
  }

  /// `[Cell class]` among the arguments tells the type of what is returned.
  private func classArgument(from start: Int, before end: Int) -> UInt32? {
    for index in start..<max(start, min(end, start + 16)) where token(index).keyword == .class {
      if token(index - 2).kind == .openBracket, isCapitalized(token(index - 1).word) { return token(index - 1).word }
    }
    return nil
  }

  /// `(Cell *)cell`, or an expression in parentheses.
  private mutating func parenthesis(_ open: Int) -> Int? {
    guard let end = after(open) else { return nil }
    if let type = castType(open, end) {
      let next = token(end).kind
      guard next == .word || next == .openBracket || next == .openParen, lookAhead < Self.deepestExpression,
        let value = objectiveCExpression(end)
      else { return nil }
      if type != CodeRecord.none { chain.append(CodeLink(.cast, type)) }
      return value.next
    }
    guard let value = objectiveCExpression(open + 1), value.next == end - 1 else { return nil }
    return end
  }

  /// The type in parentheses; none for `(id)`, nil for something else.
  private func castType(_ open: Int, _ end: Int) -> UInt32? {
    let first = token(open + 1)
    guard first.kind == .word, end - open < 20 else { return nil }
    if first.keyword == .id { return end == open + 3 || token(open + 2).kind == .less ? CodeRecord.none : nil }
    var index = open + 1
    if first.keyword == .kindof || first.keyword == .const { index += 1 }
    let type = token(index).word
    index += 1
    if token(index).kind == .less { index = afterAngles(index) }
    guard token(index).kind == .star else { return nil }
    while token(index).kind == .star { index += 1 }
    while index < end - 1, token(index).kind == .word { index += 1 }
    return index == end - 1 ? type : nil
  }
}
