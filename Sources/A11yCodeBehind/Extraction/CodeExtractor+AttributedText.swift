// The font and the color of an attributed text, as far as the expression and the locals in it tell.
extension CodeExtractor {
  /// That a text has no font, or that of its view, is `.given`. That it names no color is `.own`.
  mutating func attributedValue(at index: Int, on target: ArraySlice<CodeLink>) -> ReadValue {
    if token(index).isNil { return ReadValue(.empty) }
    let attributes = attributeTokens(at: index)
    var value = attributedFont(at: index, attributes, on: target)
    if let attributes, !attributes.contains(where: mayColor) { value.color = .own }
    return value
  }

  /// - Parameter attributes: the tokens among which attributes are named; nil if some come from elsewhere.
  private mutating func attributedFont(
    at index: Int, _ attributes: [Int]?, on target: ArraySlice<CodeLink>
  ) -> ReadValue {
    if attributes?.contains(where: mayHoldFont) == false || keepsFont(index, of: target) { return ReadValue(.given) }
    let font = fontValue(at: index)
    guard font.value == .unknown else { return font }
    var words = FontWords()
    for part in attributes ?? local(at: index) where token(part).kind == .word { words.note(fontRole(part)) }
    return words.value.map { ReadValue($0) } ?? font
  }

  /// `let text = parsed(html)`, and then `text.addAttribute(.font, …)`: the tokens from a local's value to its use.
  private func local(at index: Int) -> [Int] {
    guard let source = localSource(at: index) else { return [] }
    return Array(source..<max(source, min(index, source + Self.longestBody)))
  }

  /// A link has the tint color, and other text that is put in has its own.
  private func mayColor(_ index: Int) -> Bool {
    guard token(index).kind == .word else { return false }
    let word = lexicon.text(token(index).word)
    return Self.coloring.contains(word) || word.hasSuffix("ForegroundColorAttributeName")
  }

  private static let coloring: Set<String> = [
    "foregroundColor", "NSForegroundColorAttributeName", "link", "NSLinkAttributeName", "append", "insert",
    "appendAttributedString", "replaceCharacters", "data", "markdown", "initWithData", "textColor",
  ]

  /// The tokens among which the attributes of an attributed text are named: its expression, and the locals in it. Nil if
  /// some come from elsewhere.
  private func attributeTokens(at index: Int) -> [Int]? {
    var pending: [Range<Int>] = []
    if let source = localSource(at: index) {
      guard wholeAttributedText(at: source) != nil, index - source < Self.longestBody else { return nil }
      // What is added to it comes after its declaration.
      pending.append(source..<max(index, source))
    } else {
      guard let whole = wholeAttributedText(at: index) else { return nil }
      pending.append(whole)
    }
    var tokens: [Int] = []
    var seen: Set<UInt32> = []
    while let range = pending.popLast() {
      tokens += range
      for next in range where token(next).kind == .word && isAttributes(next) {
        var value = next + 2
        // What Xcode put around dictionaries when it migrated Swift: `convertToOptionalNSAttributedStringKeyDictionary(`
        if lexicon.text(token(value).word).hasPrefix("convertTo"), token(value + 1).kind == .openParen { value += 2 }
        guard let dictionary = dictionary(of: value, &seen) else { return nil }
        pending.append(dictionary)
      }
    }
    return tokens
  }

  /// The tokens of the dictionary that a local names, once. Empty if the value is none or is written where it is used;
  /// nil if it comes from elsewhere.
  private func dictionary(of value: Int, _ seen: inout Set<UInt32>) -> Range<Int>? {
    if isDictionary(value) || [.nil, .null].contains(token(value).keyword) { return value..<value }
    guard let local = locals[token(value).word], local.source > 0, isDictionary(local.source) else { return nil }
    let open = token(local.source).kind == .at ? local.source + 1 : local.source
    guard seen.insert(token(value).word).inserted, let close = after(open) else { return value..<value }
    return open..<min(close, open + Self.longestBody)
  }

  /// `attributes: x`, `initWithString:s attributes:x`, `addAttributes(x`.
  private func isAttributes(_ index: Int) -> Bool {
    let next = token(index + 1).kind
    return Self.isAttributes(lexicon.text(token(index).word)) && (next == .colon || next == .openParen)
  }

  /// The tokens of an expression that makes an attributed text, if nothing is done to that: no `.styled()` behind it.
  private func wholeAttributedText(at index: Int) -> Range<Int>? {
    guard let start = attributedText(at: index), let end = after(index) ?? after(index + 1), start <= end,
      end - index < Self.longestBody, isValueEnd(end)
    else { return nil }
    return start..<end
  }

  /// The index after `NSAttributedString(string` or `[[NSAttributedString alloc`.
  private func attributedText(at index: Int) -> Int? {
    var next = index
    while token(next).kind == .openBracket { next += 1 }
    guard token(next).keyword == .attributedString || token(next).keyword == .mutableAttributedString else {
      return nil
    }
    next += token(next + 1).kind == .openParen ? 2 : 1
    return ["string", "alloc"].contains(lexicon.text(token(next).word)) ? next : nil
  }

  private func namesFont(_ index: Int) -> Bool {
    guard token(index).kind == .word else { return false }
    let word = lexicon.text(token(index).word)
    return word == "font" || word.hasPrefix("NSFont")
  }

  private func mayHoldFont(_ index: Int) -> Bool { namesFont(index) || vocabulary(token(index).word).font != .none }

  private static func isAttributes(_ word: String) -> Bool { word == "attributes" || word.hasSuffix("Attributes") }

  private func isDictionary(_ index: Int) -> Bool {
    let kind = token(index).kind == .at ? token(index + 1).kind : token(index).kind
    return kind == .openBracket || kind == .openBrace
  }

  /// `NSAttributedString(string: name, attributes: [.font: label.font])`, in one expression or by locals, for `label`.
  private mutating func keepsFont(_ index: Int, of target: ArraySlice<CodeLink>) -> Bool {
    guard let own = Self.path(target) else { return false }
    var start = index
    var end = min(index + Self.longestValue, after(index) ?? Int.max)
    if let local = locals[token(index).word], token(index).kind == .word {
      guard local.source > 0, isFontEnd(index + 1) else { return false }
      (start, end) = (local.source, index)
    } else if isSwift, let close = after(index + 1) {
      end = close
    }
    guard attributedText(at: start) != nil, end - start < Self.longestBody else { return false }
    var pending = [start..<end]
    var seen: Set<UInt32> = []
    while let range = pending.popLast() {
      var next = range.lowerBound
      while next < range.upperBound {
        defer { next += 1 }
        guard token(next).kind == .word else { continue }
        let word = lexicon.text(token(next).word)
        if namesFont(next), let value = keyedValue(next) {
          guard let font = ownFont(at: value, own) else { return false }
          next = font
        } else if fontRole(next) != .none || word == "append" || word == "appendAttributedString" {
          return false
        } else if Self.isAttributes(word), token(next + 1).kind == .colon || token(next + 1).kind == .openParen {
          guard let dictionary = dictionary(of: next + 2, &seen) else { return false }
          pending.append(dictionary)
        }
      }
    }
    return true
  }

  /// Where the value for the key of a font begins: `.font: x`, `NSFontAttributeName: x`, `addAttribute(.font, value: x`.
  private func keyedValue(_ key: Int) -> Int? {
    switch token(key + 1).kind {
    case .colon: return key + 2
    case .comma: return lexicon.text(token(key + 2).word) == "value" ? key + 4 : nil
    case .word: return lexicon.text(token(key + 1).word) == "value" ? key + 3 : nil
    default: return nil
    }
  }

  /// Whether an expression is the font that a view has; the index of its end.
  private mutating func ownFont(at start: Int, _ own: [CodeLink]) -> Int? {
    guard let read = isSwift ? swiftChain(start) : objectiveCExpression(start) else { return nil }
    defer { drop(read) }
    guard let path = Self.path(chain[read.start...]),
      let font = path.lastIndex(where: { $0.name == Self.fontWord })
    else { return nil }
    var view = path[..<font]
    if view.count == own.count + 1, let last = view.last, vocabulary(last.name).isPart { view.removeLast() }
    let isCut = path[(font + 1)...].allSatisfy { Self.fontModifiers.contains(lexicon.text($0.name)) }
    return view.elementsEqual(own) && isCut ? read.next - 1 : nil
  }

  private static let fontWord = CodeVocabulary.lexicon.known("font") ?? CodeRecord.none

  /// The names that lead from the object itself to a view; nil for what may be another view each time.
  private static func path(_ links: ArraySlice<CodeLink>) -> [CodeLink]? {
    var path: [CodeLink] = []
    for link in links {
      switch link.kind {
      case .own, .cast: break
      case .name, .member, .call: path.append(CodeLink(.name, link.name))
      case .parameter: path.append(link)
      case .instance, .opaque, .element, .tag, .list: return nil
      }
    }
    return path
  }
}
