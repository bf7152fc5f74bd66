// Colors: `.white`, `UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)`, `[Theme text]`.
extension CodeExtractor {
  /// A color that ends with its expression: itself, or the names of the project that give it.
  mutating func colorValue(at start: Int) -> ReadValue {
    if let read = colorExpression(at: start), isValueEnd(read.next) { return read.value }
    return conditionalColor(at: start) ?? ReadValue(.unknown)
  }

  /// `isValid ? .green : .gray`
  private mutating func conditionalColor(at start: Int) -> ReadValue? {
    guard lookAhead < 3, let mark = questionMark(from: start) else { return nil }
    lookAhead += 1
    defer { lookAhead -= 1 }
    guard let first = colorExpression(at: mark + 1), token(first.next).kind == .colon else { return nil }
    var other = colorValue(at: first.next + 1)
    var value = first.value
    value.alternatives = other.alternatives
    other.alternatives = []
    value.alternatives.append(other)
    return value
  }

  /// The question mark of a condition, before the expression ends. Nil for conditions on a state or on the appearance:
  /// disabled text needs no contrast, and the background may change as well.
  private func questionMark(from start: Int) -> Int? {
    var index = start
    while index < start + Self.longestValue {
      let token = token(index)
      if isSwift, index > start, token.isFirstOnLine, !isContinued(index - 1), !continues(token.kind) { return nil }
      switch token.kind {
      case .question where token.followsSpace: return index
      case .openParen, .openBracket, .openBrace:
        guard let after = after(index) else { return nil }
        index = after
        continue
      case .end, .assign, .semicolon, .comma, .closeParen, .closeBracket, .closeBrace: return nil
      case .word where token.isReserved && token.keyword != .selfWord: return nil
      case .word where Self.excuses.contains(where: lexicon.text(token.word).lowercased().contains): return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// A line that begins with an operator goes on with the expression before it.
  private func continues(_ kind: CodeToken.Kind) -> Bool {
    switch kind {
    case .question, .colon, .dot, .other, .plus, .minus, .less, .greater: true
    default: false
    }
  }

  private static let excuses = [
    "enabled", "disabled", "inactive", "selected", "highlighted", "dark", "night", "style", "appearance", "theme",
  ]

  /// The color that a body of one expression gives: `{ return .red }`, `{ get { .red } }`.
  mutating func colorBody(_ open: Int) -> ReadValue {
    var index = open + 1
    if lexicon.text(token(index).word) == "get", token(index + 1).kind == .openBrace { index += 2 }
    if token(index).keyword == .return { index += 1 }
    // `{ base }`: another of the same type.
    if isSwift, token(index).kind == .word, !token(index).isReserved, token(index + 1).kind == .closeBrace {
      var value = ReadValue(.reference, [ReadValue.Reference(qualifier: type, name: token(index).word)])
      // In an extension of `UIColor`, `gray` may be UIKit's.
      if type == Self.word(.colorClass) { value.color = CodeColor(named: lexicon.text(token(index).word)) }
      return value
    }
    guard let read = colorExpression(at: index) else { return ReadValue(.unknown) }
    let next = token(read.next).kind == .semicolon ? read.next + 1 : read.next
    return token(next).kind == .closeBrace ? read.value : ReadValue(.unknown)
  }

  typealias ReadColor = (value: ReadValue, next: Int)

  private mutating func colorExpression(at start: Int) -> ReadColor? {
    guard var read = plainColor(at: start) ?? projectColor(at: start) else { return nil }
    while true {
      let next = token(read.next)
      if next.kind == .exclamation, !next.followsSpace {
        read.next += 1
      } else if next.kind == .other, token(read.next - 1).kind == .exclamation || isAsset(read.value), isSwift {
        // `UIColor(named: "text") ?? .black`
        guard let fallback = plainColor(at: read.next + 1) ?? projectColor(at: read.next + 1) else { return nil }
        read.next = fallback.next
      } else if next.kind == .dot, lexicon.text(token(read.next + 1).word) == "withAlphaComponent",
        let end = after(read.next + 2), let alpha = component(at: read.next + 3)?.value
      {
        guard let faded = read.value.color?.withAlpha(alpha) else { return nil }
        read = (ReadValue(faded), end)
      } else {
        return read
      }
    }
  }

  private func isAsset(_ value: ReadValue) -> Bool { if case .asset? = value.color { true } else { false } }

  private mutating func plainColor(at start: Int) -> ReadColor? {
    let first = token(start)
    switch first.kind {
    case .dot where isSwift: return member(at: start + 1)
    case .word where first.keyword == .colorClass:
      switch token(start + 1).kind {
      case .dot: return member(at: start + 2)
      case .openParen where isSwift:
        guard let end = after(start + 1) else { return nil }
        let arguments = swiftArguments(of: start + 1)
        if let color = color(arguments) { return (ReadValue(color), end) }
        return hexadecimalConstant(arguments).map { ($0, end) }
      default: return nil
      }
    // `#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)`
    case .other where lexicon.text(token(start + 1).word) == "colorLiteral":
      guard let end = after(start + 2), let color = color(swiftArguments(of: start + 2)) else { return nil }
      return (ReadValue(color), end)
    case .word: return colorMacro(at: start)
    case .openBracket where token(start + 1).keyword == .colorClass:
      guard let end = after(start), token(start + 2).kind == .word else { return nil }
      if token(start + 3).kind == .closeBracket, let read = member(at: start + 2) { return (read.value, end) }
      guard let color = color(messageArguments(of: start)) else { return nil }
      return (ReadValue(color), end)
    case .openBracket where token(start + 1).kind == .openBracket: return fadedColor(at: start)
    default: return nil
    }
  }

  /// `RGBA(151, 151, 151, 0.8)`, `UIColorFromRGB(0x336699)`: macros and functions that nearly every app has under such a
  /// name.
  private mutating func colorMacro(at start: Int) -> ReadColor? {
    guard token(start + 1).kind == .openParen, let end = after(start + 1),
      ["rgb", "hex"].contains(where: lexicon.text(token(start).word).lowercased().contains)
    else { return nil }
    let starts = swiftArguments(of: start + 1).map(\.start)
    if starts.count == 1, let color = hexadecimal(at: starts[0], 1) { return (ReadValue(color), end) }
    let numbers = starts.compactMap { component(at: $0)?.value }
    guard starts.count == 3 || starts.count == 4, numbers.count == starts.count else { return nil }
    let scale = numbers.prefix(3).contains { $0 > 1 } ? 255.0 : 1
    let color = CodeColor(
      red: numbers[0] / scale, green: numbers[1] / scale, blue: numbers[2] / scale,
      alpha: numbers.count == 4 ? numbers[3] : 1)
    return color.map { (ReadValue($0), end) }
  }

  /// `[[UIColor blackColor] colorWithAlphaComponent:0.5]`
  private mutating func fadedColor(at start: Int) -> ReadColor? {
    guard let end = after(start), lookAhead < 3 else { return nil }
    lookAhead += 1
    defer { lookAhead -= 1 }
    guard let inner = plainColor(at: start + 1), lexicon.text(token(inner.next).word) == "colorWithAlphaComponent",
      let alpha = component(at: inner.next + 2)?.value, let faded = inner.value.color?.withAlpha(alpha)
    else { return nil }
    return (ReadValue(faded), end)
  }

  /// `.white`, `.label`, `UIColor.brand`, `UIColor.brand()`: the class's own, unless the project declares it.
  private mutating func member(at index: Int) -> ReadColor? {
    let word = token(index)
    guard word.kind == .word else { return nil }
    var name = lexicon.text(word.word)
    if !isSwift, name.hasSuffix("Color"), name.utf8.count > 5 { name = String(name.dropLast(5)) }
    let next = token(index + 1)
    if next.kind == .openParen, !next.followsSpace {
      guard let end = after(index + 1), end == index + 3 else { return nil }
      return (reference(to: word.word), end)
    }
    if let color = CodeColor(named: name) { return (ReadValue(color), index + 1) }
    var value = reference(to: word.word)
    value.color = .system(name)
    return (value, index + 1)
  }

  private func reference(to word: UInt32) -> ReadValue {
    ReadValue(.reference, [ReadValue.Reference(qualifier: Self.word(.colorClass), name: word)])
  }

  mutating func projectColor(at start: Int) -> ReadColor? {
    guard token(start).kind == .word || token(start).kind == .openBracket,
      let read = isSwift ? swiftChain(start) : objectiveCExpression(start)
    else { return nil }
    defer { drop(read) }
    let links = chain[read.start...]
    if let name = assetName(links) { return (ReadValue(.asset(name)), read.next) }
    if links.count == 1, let link = links.first, link.kind == .parameter {
      var value = ReadValue(.unknown)
      value.parameter = link.name
      return (value, read.next)
    }
    guard links.count > 1, let last = links.last, last.kind == .member || last.kind == .call,
      let before = links.dropLast().last, before.isNamed || before.kind == .own
    else { return nil }
    var reference = ReadValue.Reference(name: last.name)
    if before.isNamed, isCapitalized(before.name) { reference.qualifier = before.name }
    return (ReadValue(.reference, [reference]), read.next)
  }

  /// What tools generate for a color set: `R.color.text()` of R.swift, `Asset.Colors.text.color` of SwiftGen.
  private func assetName(_ links: ArraySlice<CodeLink>) -> String? {
    guard isSwift, links.count > 2, let first = links.first, first.kind == .name else { return nil }
    let names = links.compactMap { $0.isNamed ? lexicon.text($0.name) : nil }
    guard names.count == links.count, let last = names.last else { return nil }
    if names.count == 3, names[0] == "R", names[1] == "color" { return last }
    return ["Asset", "Assets"].contains(names[0]) && last == "color" ? names[names.count - 2] : nil
  }
}
