/// A value as its tokens tell; of a font or color that the project declares, the names to follow.
struct FontValue {
  /// A name in the project's code that gives a font.
  struct Reference {
    var qualifier = CodeRecord.none
    let name: UInt32
    /// The first label of a call: `font(forTextStyle:)` is `fontForTextStyle:` in Objective-C.
    var label = CodeRecord.none
  }

  var value: CodeValue
  var references: [Reference] = []
  /// Of an image: the names of those that it may be.
  var images: [String] = []
  /// Of a color; with references, the one of UIKit that is meant if the project declares none of the name.
  var color: CodeColor?

  init(_ color: CodeColor) {
    value = .given
    self.color = color
  }

  init(_ value: CodeValue, _ references: [Reference] = []) {
    self.value = value
    self.references = references
  }
}

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
  /// The value that begins at a token, read for a property of a target.
  mutating func value(at index: Int, for setter: CodeSetter, on target: ArraySlice<CodeLink>) -> FontValue {
    if setter == .font || setter == .attributes { return fontValue(at: index) }
    if setter == .color || setter == .background { return colorValue(at: index) }
    if setter == .gesture { return tapValue(at: index) }
    if setter == .image { return imageValue(at: index) }
    if setter == .attributedText { return attributedValue(at: index, on: target) }
    let start = token(index).kind == .at ? index + 1 : index
    let first = token(start)
    let isWhole = isValueEnd(start + 1)
    switch first.keyword {
    case .nil, .null, .nilClass: return FontValue(isWhole ? .empty : .given)
    case .true, .yes: return FontValue(isWhole ? .yes : .given)
    case .false, .no: return FontValue(isWhole ? .no : .given)
    default: break
    }
    if first.kind == .emptyString { return FontValue(isWhole ? .empty : .given) }
    if first.kind == .openBracket, token(start + 1).kind == .closeBracket, isValueEnd(start + 2) {
      return FontValue(.empty)
    }
    return FontValue(.given)
  }

  /// A font, or a text with its fonts.
  static func isFont(_ type: UInt32) -> Bool {
    type == word(.font) || type == word(.attributedString) || type == word(.mutableAttributedString)
  }

  func isValueEnd(_ index: Int) -> Bool {
    let token = token(index)
    switch token.kind {
    case .end, .semicolon, .comma, .closeParen, .closeBracket, .closeBrace: return true
    case .dot, .question, .colon, .other, .plus: return false
    default: return isSwift && token.isFirstOnLine && !isContinued(index - 1) || token.keyword == .else
    }
  }

  /// An operator at the end of a line goes on in the next.
  func isContinued(_ index: Int) -> Bool {
    switch token(index).kind {
    case .other, .assign, .question, .colon, .plus, .comma: true
    default: false
    }
  }

  /// A font: by the words of UIKit in the expression, or else by the names that give it.
  mutating func fontValue(at start: Int, depth: Int = 0) -> FontValue {
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
    if let value = words.value { return FontValue(value) }
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

  private mutating func reference(at starts: [Int], depth: Int) -> FontValue {
    var references: [FontValue.Reference] = []
    for start in starts.prefix(3) {
      let first = token(start)
      if depth < 2, let source = localSource(at: start) {
        let value = fontValue(at: source, depth: depth + 1)
        if starts.count == 1 || value.value != .reference { return value }
        references += value.references
        continue
      }
      guard let found = fontName(at: first.kind == .dot ? start + 1 : start) else { return FontValue(.unknown) }
      references.append(found)
    }
    return references.isEmpty ? FontValue(.unknown) : FontValue(.reference, references)
  }

  /// Where the value of a local begins, if an expression is that local alone.
  func localSource(at index: Int) -> Int? {
    guard token(index).kind == .word, let local = locals[token(index).word], local.source > 0, isFontEnd(index + 1)
    else { return nil }
    return local.source
  }

  func isFontEnd(_ index: Int) -> Bool { isValueEnd(index) || token(index).kind == .colon }

  private mutating func fontName(at start: Int) -> FontValue.Reference? {
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
    var reference = FontValue.Reference(name: last.name)
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
  mutating func fontBody(_ open: Int) -> FontValue {
    var words = FontWords()
    var references: [FontValue.Reference] = []
    let end = min(after(open) ?? open + 1, open + Self.longestBody)
    var index = open + 1
    while index < end {
      let token = token(index)
      if token.kind == .word {
        words.note(fontRole(index))
        if references.count < 6, mayNameFont(index) { references.append(FontValue.Reference(name: token.word)) }
      }
      index += 1
    }
    if let value = words.value { return FontValue(value) }
    return references.isEmpty ? FontValue(.unknown) : FontValue(.reference, references)
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
