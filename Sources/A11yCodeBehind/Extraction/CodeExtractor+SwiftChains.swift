// Chains of Swift: `self.cell?.titleLabel.font`, `style(a)`, `[a, b].forEach { … }`.
extension CodeExtractor {
  /// Reads a chain that begins with a word. Its links and calls stay on the stacks until they are dropped.
  mutating func swiftChain(_ start: Int) -> ReadChain? {
    guard token(start).kind == .word, !token(start).isReserved else { return nil }
    let (chainStart, siteStart) = (chain.count, sites.count)
    pushRoot(token(start))
    let next = swiftSteps(start + 1, since: chainStart)
    return ReadChain(start: chainStart, sites: siteStart, next: next)
  }

  /// The steps after the beginning of a chain; the index of the first token that is no step.
  mutating func swiftSteps(_ start: Int, since chainStart: Int) -> Int {
    var index = start
    var isRoot = chain.count == chainStart + 1
    while true {
      let token = token(index)
      switch token.kind {
      case .question where !token.followsSpace, .exclamation where !token.followsSpace:
        index += 1
        continue
      case .dot:
        let member = self.token(index + 1)
        guard member.kind == .word || member.kind == .number else { return index }
        if member.kind == .word, member.keyword != .selfWord { chain.append(CodeLink(.member, member.word)) }
        index += 2
      case .openParen where !token.followsSpace:
        guard let after = after(index) else { return index }
        noteCall(index, since: chainStart, isRoot: isRoot)
        index = after
      case .openBracket where !token.followsSpace:
        guard let after = after(index) else { return index }
        chain.append(CodeLink(.element))
        index = after
      case .openBrace where mayBeTrailingClosure(index, since: chainStart):
        guard let after = after(index) else { return index }
        noteClosure(index, since: chainStart)
        index = after
      default: return index
      }
      isRoot = false
    }
  }

  /// The block of an `if` is no closure, and the braces of a property's accessors are none.
  private func mayBeTrailingClosure(_ index: Int, since start: Int) -> Bool {
    guard !isInCondition, !token(index).isFirstOnLine, let last = chain.last, chain.count > start else { return false }
    switch last.kind {
    case .member, .call:
      return vocabulary(last.name).closure != .none || vocabulary(last.name).keepsElements || last.kind == .call
    case .name: return vocabulary(last.name).closure != .none
    case .instance: return token(index - 1).kind == .closeParen
    default: return false
    }
  }

  private mutating func noteCall(_ index: Int, since start: Int, isRoot: Bool) {
    guard let last = chain.last else { return }
    if isRoot {
      guard last.kind == .name else { return }
      addSite(receiverEnd: chain.count - 1, hasReceiver: false, callee: last.name, index)
      // `Cell()` is an object of that class; another call is one of the object's own methods.
      if isCapitalized(last.name) {
        noteControl(last.name)
        chain[chain.count - 1] = CodeLink(.instance, last.name)
      } else {
        chain[chain.count - 1] = CodeLink(.own)
        chain.append(CodeLink(.call, last.name))
      }
    } else if last.kind == .member {
      chain.removeLast()
      addSite(receiverEnd: chain.count, hasReceiver: true, callee: last.name, index)
      if vocabulary(last.name).keepsElements || isIdentity(last.name, index + 1) {
        return
      } else if last.name == Self.word(.viewWithTag) {
        let number = token(index + 1)
        chain.append(CodeLink(.tag, number.kind == .number ? number.word : CodeRecord.none))
      } else {
        chain.append(CodeLink(.call, last.name))
      }
    } else if last.kind == .element || last.kind == .call {
      chain.append(CodeLink(.opaque))
      return
    }
    // `forEach({ … })`
    if vocabulary(last.name).closure != .none, token(index + 1).kind == .openBrace, chain.last?.kind == .call {
      noteClosure(index + 1, since: start)
    }
    if let type = metatype(in: index) { chain.append(CodeLink(.instance, type)) }
  }

  /// Notes that the type whose code is read makes a control of UIKit.
  mutating func noteControl(_ word: UInt32) {
    if vocabulary(word).isControl, type != CodeRecord.none { record.controlMakers.insert(name(type)) }
  }

  private mutating func addSite(receiverEnd: Int, hasReceiver: Bool, callee: UInt32, _ index: Int) {
    sites.append(
      CallSite(
        receiverEnd: receiverEnd, hasReceiver: hasReceiver, callee: callee, parenthesis: index, line: token(index).line)
    )
  }

  /// `dequeue(Cell.self)` gives a `Cell`.
  private func metatype(in open: Int) -> UInt32? {
    var index = open + 1
    while index < open + 16, token(index).kind != .end, token(index).kind != .closeParen {
      if token(index).keyword == .selfWord, token(index - 1).kind == .dot, isCapitalized(token(index - 2).word),
        token(index - 2).kind == .word
      {
        return token(index - 2).word
      }
      index += 1
    }
    return nil
  }

  /// Remembers what `$0` is in the closure of a call.
  private mutating func noteClosure(_ brace: Int, since start: Int) {
    guard let last = chain.last else { return }
    var (role, receiver) = (CodeWord.ClosureRole.none, start..<chain.count)
    switch last.kind {
    case .member, .call:
      role = vocabulary(last.name).closure
      receiver = start..<chain.count - 1
    default: break
    }
    var value = receiver.count < Self.longestChain ? Array(chain[receiver]) : []
    if role == .receiver, value.isEmpty || value.count == 1 && value[0].kind == .own, last.kind == .call {
      // `with(label) { … }`
      value = firstArgument(of: sites.last)
    }
    if role != .none, !value.isEmpty {
      if role == .elements, value[0].kind != .list || value.count > 1 { value.append(CodeLink(.element)) }
      closures[brace] = value
    } else {
      closures[brace] = []
    }
    guard last.kind == .member else { return }
    if vocabulary(last.name).keepsElements || isIdentity(last.name, brace) {
      chain.removeLast()
    } else {
      chain.append(CodeLink(.opaque))
    }
  }

  /// `compactMap { $0 }` and `compactMap { $0 as? T }` give elements of the receiver.
  private func isIdentity(_ name: UInt32, _ brace: Int) -> Bool {
    guard token(brace).kind == .openBrace, token(brace + 1).keyword == .firstArgument,
      vocabulary(name).closure == .elements
    else { return false }
    return token(brace + 2).kind == .closeBrace || token(brace + 2).keyword == .as
  }

  private mutating func firstArgument(of site: CallSite?) -> [CodeLink] {
    // `with(with(with(a) {}) {}) {}` may go as deep as the file is long.
    guard let site, lookAhead < 3 else { return [] }
    lookAhead += 1
    defer { lookAhead -= 1 }
    guard let read = swiftChain(site.parenthesis + 1) else { return [] }
    defer { drop(read) }
    switch token(read.next).kind {
    case .comma, .closeParen: return value(of: read)
    default: return []
    }
  }

  /// A chain that begins with `[a, b]` or `(cell as? Cell)?`: read only if a step follows.
  mutating func swiftGroupChain(_ open: Int) -> ReadChain? {
    guard let end = after(open) else { return nil }
    let next = token(end)
    let isStep = next.kind == .dot || !next.followsSpace && (next.kind == .question || next.kind == .exclamation)
    guard isStep else { return nil }
    let read = ReadChain(start: chain.count, sites: sites.count, next: end)
    let value = token(open).kind == .openBracket ? listLiteral(open) : group(open)
    guard !value.isEmpty else { return nil }
    chain.append(contentsOf: value)
    return ReadChain(start: read.start, sites: read.sites, next: swiftSteps(end, since: read.start))
  }

  /// The elements of `[a, b]` that are chains, as one link.
  mutating func listLiteral(_ open: Int) -> [CodeLink] {
    guard let end = after(open) else { return [] }
    var values: [[CodeLink]] = []
    var index = open + 1
    while index < end - 1, values.count < Self.longestList {
      if let read = isSwift ? swiftChain(index) : objectiveCExpression(index) {
        if token(read.next).kind == .comma || read.next == end - 1 {
          let value = value(of: read)
          if !value.isEmpty { values.append(value) }
        }
        drop(read)
        index = max(read.next, index + 1)
      }
      index = comma(from: index, before: end - 1) + 1
    }
    return listLink(values)
  }

  /// The next comma that is in no bracket.
  func comma(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, token(index).kind != .comma {
      switch token(index).kind {
      case .openParen, .openBracket, .openBrace: index = after(index) ?? end
      default: index += 1
      }
    }
    return index
  }

  /// Where the parts between the commas in brackets begin and end, up to a number of parts.
  func parts(of open: Int, most: Int = Self.longestList) -> [(start: Int, end: Int)] {
    guard let end = after(open) else { return [] }
    var parts: [(start: Int, end: Int)] = []
    var index = open + 1
    while index < end - 1, parts.count < most {
      let stop = comma(from: index, before: end - 1)
      parts.append((index, stop))
      index = stop + 1
    }
    return parts
  }

  /// `(cell as? Cell)`
  private mutating func group(_ open: Int) -> [CodeLink] {
    guard let end = after(open), let read = swiftChain(open + 1) else { return [] }
    defer { drop(read) }
    let type = cast(at: read.next)
    if type == nil, read.next != end - 1 { return [] }
    var links = value(of: read)
    if let type { links.append(CodeLink(.cast, type)) }
    return links
  }

  /// The type of `as T`, `as? T` or `as! T`.
  func cast(at index: Int) -> UInt32? {
    guard token(index).keyword == .as else { return nil }
    let mark = token(index + 1).kind
    let type = swiftType(mark == .question || mark == .exclamation ? index + 2 : index + 1).word
    return type == CodeRecord.none ? nil : type
  }

  /// Records what the last chain does, and drops it.
  mutating func recordSwift(_ read: ReadChain) {
    for number in read.sites..<max(read.sites, sites.count) {
      let site = sites[number]
      if addBinding(site) { continue }
      if isCapitalized(site.callee) { noteFonts(of: site.callee, site.parenthesis) }
      let arguments = swiftArguments(site.parenthesis)
      let value = methodValue(site, from: read.start)
      addCall(site, from: read.start, arguments: arguments, value: value)
    }
    let next = token(read.next)
    if next.kind == .assign || next.kind == .compound { addAssignment(read, isCompound: next.kind == .compound) }
    if next.kind == .openBrace, !next.isFirstOnLine, !isInCondition { noteTouch(read, line: next.line) }
    drop(read)
  }

  /// `button.addTapGesture { … }`: a closure for touches that a library adds.
  private mutating func noteTouch(_ read: ReadChain, line: UInt32) {
    guard chain.count - read.start > 1, let last = chain.last, last.kind == .member else { return }
    let name = lexicon.text(last.name).lowercased()
    guard ["tap", "touch", "click", "press", "gesture", "action"].contains(where: name.contains) else { return }
    addEffect(on: chain[read.start..<chain.count - 1], .actions, ReadValue(.given), line: line)
  }

  /// `TextStyle(font: .systemFont(ofSize: 12), color: .gray)`: what the property of the type may be.
  mutating func noteFonts(of type: UInt32, _ open: Int) {
    guard open >= 0, token(open).kind == .openParen, let end = after(open) else { return }
    var index = open + 1
    for _ in 0..<8 where index < end - 1 {
      if token(index).kind == .word, token(index + 1).kind == .colon, vocabulary(token(index).word).property == .font {
        addFont(token(index).word, fontValue(at: index + 2), owner: type)
      }
      index = comma(from: index, before: end - 1) + 1
    }
  }

  /// The value that a setter is called with: that of its first argument.
  private mutating func methodValue(_ site: CallSite, from start: Int) -> ReadValue {
    guard let setter = vocabulary(site.callee).method else { return ReadValue(.given) }
    let receiver = site.hasReceiver ? chain[start..<site.receiverEnd] : [CodeLink(.own)]
    return value(at: site.parenthesis + 1, for: setter, on: receiver)
  }

  /// The arguments that may be outlets.
  private mutating func swiftArguments(_ open: Int) -> [Passed] {
    guard open >= 0, let end = after(open) else { return [] }
    var passed: [Passed] = []
    var (index, position) = (open + 1, 0)
    while index < end - 1, passed.count < Self.longestList {
      var label = CodeRecord.none
      if token(index).kind == .word, token(index + 1).kind == .colon {
        label = token(index).word
        index += 2
      }
      let stop = comma(from: index, before: end - 1)
      passed += argument(index, stop, label: label, position: position)
      position += 1
      index = stop + 1
    }
    return passed
  }

  private mutating func argument(_ start: Int, _ stop: Int, label: UInt32, position: Int) -> [Passed] {
    if token(start).kind == .openBracket, after(start) == stop {
      let link = listLiteral(start)
      return link.isEmpty ? [] : [Passed(label: label, position: position, links: link)]
    }
    // `.primary`, `.underline(color: .red)`, `ButtonStyle.primary`
    let dot = token(start).kind == .dot ? start : start + 1
    if token(dot).kind == .dot, dot == start || isCapitalized(token(start).word), token(dot + 1).kind == .word,
      stop == dot + 2 || after(dot + 2) == stop
    {
      return [
        Passed(label: label, position: position, links: [CodeLink(.opaque)], literal: name(token(dot + 1).word))
      ]
    }
    // `adjust(&color)`
    if token(start).kind == .other, let link = locals[token(start + 1).word]?.value.first, link.kind == .parameter {
      record.reassigned.insert(link.name)
    }
    guard mayBeOutlet(start), let read = swiftChain(start) else { return [] }
    defer { drop(read) }
    guard read.next == stop else { return [] }
    return passed(read, label: label, position: position).map { [$0] } ?? []
  }

  private func mayBeOutlet(_ index: Int) -> Bool {
    let token = token(index)
    return token.kind == .word && !token.isReserved
  }
}
