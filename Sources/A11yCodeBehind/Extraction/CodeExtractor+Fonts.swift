/// Which kinds of fonts an expression or a body names.
struct FontWords {
  private var hasMetrics = false
  private var hasPreferred = false
  private var hasFixed = false
  private var takesSize = false

  mutating func note(_ role: CodeWord.FontRole) {
    switch role {
    case .none: break
    case .metrics: hasMetrics = true
    case .preferred: hasPreferred = true
    case .fixed: hasFixed = true
    case .size: takesSize = true
    }
  }

  /// Nil if no font is named.
  var value: CodeValue? {
    if hasMetrics || hasPreferred && (!hasFixed || takesSize) { return .scaling }
    if hasPreferred { return .unknown }
    return hasFixed ? .fixed : nil
  }
}

extension CodeExtractor {
  /// A font, or a text with its fonts.
  static func isFont(_ type: UInt32) -> Bool {
    type == word(.font) || type == word(.attributedString) || type == word(.mutableAttributedString)
  }

  /// A font: by the words of UIKit in the expression, or else by the names that give it.
  mutating func fontValue(at start: Int, depth: Int = 0) -> ReadValue {
    var words = FontWords()
    var starts = [start]
    var (index, nesting) = (start, 0)
    while index < start + Self.longestValue {
      let token = token(index)
      if nesting == 0, index > start, isValueEnd(index) { break }
      switch token.kind {
      case .end: index = start + Self.longestValue
      case .openParen, .openBracket, .openBrace: nesting += 1
      case .closeParen, .closeBracket, .closeBrace: nesting -= 1
      case .question where token.followsSpace && nesting == 0: starts = [index + 1]
      case .colon where nesting == 0: starts.append(index + 1)
      case .word: words.note(fontRole(index))
      default: break
      }
      if nesting < 0 { break }
      index += 1
    }
    if let value = words.value { return ReadValue(value) }
    if let parameter = parameter(at: start) {
      var value = ReadValue(.unknown)
      value.parameter = parameter
      return value
    }
    return reference(at: starts, depth: depth)
  }

  /// `UIFont(name:size:)` is a fixed font, and so is one of a descriptor unless that is of a text style.
  func fontRole(_ index: Int) -> CodeWord.FontRole {
    let token = token(index)
    if token.keyword == .font, self.token(index + 1).kind == .openParen { return .fixed }
    // `serifFont(withSize: 17)`: a label of Swift is no call.
    if isSwift, self.token(index + 1).kind == .colon { return .none }
    return vocabulary(token.word).font
  }

  private mutating func reference(at starts: [Int], depth: Int) -> ReadValue {
    var references: [ReadValue.Reference] = []
    for start in starts.prefix(3) {
      let first = token(start)
      if depth < 2, let source = localSource(at: start) {
        let value = fontValue(at: source, depth: depth + 1)
        if starts.count == 1 || value.value != .reference { return value }
        references += value.references
        continue
      }
      guard let found = fontName(at: first.kind == .dot ? start + 1 : start) else { return ReadValue(.unknown) }
      references.append(found)
    }
    return references.isEmpty ? ReadValue(.unknown) : ReadValue(.reference, references)
  }

  /// Where the value of a local begins, if an expression is that local alone.
  func localSource(at index: Int) -> Int? {
    guard token(index).kind == .word, let local = locals[token(index).word], local.source > 0, isFontEnd(index + 1)
    else { return nil }
    return local.source
  }

  /// The parameter that an expression is, alone.
  private func parameter(at index: Int) -> UInt32? {
    guard token(index).kind == .word, let local = locals[token(index).word], local.value.count == 1,
      let link = local.value.first, link.kind == .parameter, isFontEnd(index + 1)
    else { return nil }
    return link.name
  }

  func isFontEnd(_ index: Int) -> Bool { isValueEnd(index) || token(index).kind == .colon }

  private mutating func fontName(at start: Int) -> ReadValue.Reference? {
    guard let read = isSwift ? swiftChain(start) : objectiveCExpression(start) else { return nil }
    defer { drop(read) }
    guard isFontEnd(read.next) else { return nil }
    var links = chain[read.start...]
    // `.appFont(ofSize: 17).withWeight(.bold)`
    while links.count > 1, let last = links.last, last.isNamed,
      Self.fontModifiers.contains(lexicon.text(last.name))
    {
      links.removeLast()
    }
    guard let last = links.last, last.kind == .member || last.kind == .call || last.kind == .name else { return nil }
    let before = links.dropLast().last
    var reference = ReadValue.Reference(name: last.name)
    if let before, before.isNamed, isCapitalized(before.name) { reference.qualifier = before.name }
    if let before, before.kind == .parameter { reference.qualifier = typeOfParameter(before.name) }
    let site = sites[read.sites...].last { $0.callee == last.name }
    if let site, isLabeled(site) {
      reference.label = token(site.parenthesis + 1).word
    }
    return reference
  }

  private func typeOfParameter(_ number: UInt32) -> UInt32 {
    let type = record.parameters[Int(number)].type
    return type == CodeRecord.none ? type : lexicon.known(record.names[Int(type)]) ?? CodeRecord.none
  }

  /// Methods that make another cut of a font, of the same size.
  static let fontModifiers: Set<String> = [
    "withWeight", "withTraits", "withDesign", "withFamily", "bold", "semibold", "medium", "italic", "boldItalic",
    "rounded", "monospaced", "monospacedDigits", "smallCaps",
  ]

  /// The font that a function's or property's body gives.
  mutating func fontBody(_ open: Int) -> ReadValue {
    var words = FontWords()
    var references: [ReadValue.Reference] = []
    let end = min(after(open) ?? open + 1, open + Self.longestBody)
    var index = open + 1
    while index < end {
      let token = token(index)
      if token.kind == .word {
        words.note(fontRole(index))
        if references.count < 6, mayNameFont(index) { references.append(ReadValue.Reference(name: token.word)) }
      }
      index += 1
    }
    if let value = words.value { return ReadValue(value) }
    return references.isEmpty ? ReadValue(.unknown) : ReadValue(.reference, references)
  }

  private func mayNameFont(_ index: Int) -> Bool {
    let token = token(index)
    guard token.keyword == nil, !isCapitalized(token.word) else { return false }
    let previous = self.token(index - 1)
    let next = self.token(index + 1).kind
    if isSwift { return previous.kind == .dot || next == .openParen || previous.keyword == .return }
    return previous.kind == .word || previous.kind == .closeBracket || next == .openParen
  }
}
