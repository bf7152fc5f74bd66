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

  /// The question mark of a condition, before the expression ends. None of a condition that a color needs: nobody has to
  /// read the text of what is disabled, and in the dark appearance the background is another one.
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

  private static let excuses = ["enabled", "selected", "highlighted", "dark", "style", "appearance", "theme"]

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

  private typealias Read = (value: ReadValue, next: Int)

  private mutating func colorExpression(at start: Int) -> Read? {
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

  private mutating func plainColor(at start: Int) -> Read? {
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
  private mutating func colorMacro(at start: Int) -> Read? {
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
  private mutating func fadedColor(at start: Int) -> Read? {
    guard let end = after(start), lookAhead < 3 else { return nil }
    lookAhead += 1
    defer { lookAhead -= 1 }
    guard let inner = plainColor(at: start + 1), lexicon.text(token(inner.next).word) == "colorWithAlphaComponent",
      let alpha = component(at: inner.next + 2)?.value, let faded = inner.value.color?.withAlpha(alpha)
    else { return nil }
    return (ReadValue(faded), end)
  }

  /// `.white`, `.label`, `UIColor.brand`, `UIColor.brand()`: the class's own, unless the project declares it.
  private mutating func member(at index: Int) -> Read? {
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

  private mutating func projectColor(at start: Int) -> Read? {
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

  // MARK: Arguments

  private typealias Arguments = [(label: String, start: Int)]

  private func swiftArguments(of open: Int) -> Arguments {
    parts(of: open, most: 8).map { start, _ in
      let isLabeled = token(start).kind == .word && token(start + 1).kind == .colon
      return (isLabeled ? lexicon.text(token(start).word) : "", isLabeled ? start + 2 : start)
    }
  }

  private func messageArguments(of open: Int) -> Arguments {
    guard let end = after(open) else { return [] }
    var arguments: Arguments = []
    var index = open + 2
    while index < end - 1, arguments.count < 8 {
      switch token(index).kind {
      case .word where token(index + 1).kind == .colon:
        let label = lexicon.text(token(index).word)
        let name =
          label.hasPrefix("colorWith") ? label.dropFirst(9) : label.hasPrefix("color") ? label.dropFirst(5) : label[...]
        arguments.append((name.prefix(1).lowercased() + name.dropFirst(), index + 2))
        index += 2
      case .openParen, .openBracket, .openBrace: index = after(index) ?? end
      default: index += 1
      }
    }
    return arguments
  }

  private func color(_ arguments: Arguments) -> CodeColor? {
    guard let first = arguments.first else { return nil }
    func component(_ names: String...) -> Double? {
      arguments.first { names.contains($0.label) }.flatMap { self.component(at: $0.start)?.value }
    }
    if first.label == "named" || first.label == "resource" {
      if let name = text(at: first.start) { return .asset(name) }
      return token(first.start).kind == .dot ? .asset(lexicon.text(token(first.start + 1).word)) : nil
    }
    let hasAlpha = arguments.contains { $0.label == "alpha" || $0.label == "a" }
    guard let alpha = hasAlpha ? component("alpha", "a") : 1 else { return nil }
    if first.label == "white", let white = component("white") {
      return CodeColor(red: white, green: white, blue: white, alpha: alpha)
    }
    if let red = component("red", "r"), let green = component("green", "g"), let blue = component("blue", "b") {
      // Own initializers take 0 to 255.
      let scale = max(red, green, blue) > 1 ? 255.0 : 1
      return CodeColor(red: red / scale, green: green / scale, blue: blue / scale, alpha: alpha)
    }
    // `UIColor(.brand)`: an initializer of the app's own, by a case that is named like the color set.
    if first.label.isEmpty, token(first.start).kind == .dot, token(first.start + 1).kind == .word {
      return .asset(lexicon.text(token(first.start + 1).word))
    }
    let isHexadecimal = first.label.isEmpty || ["hex", "rgb"].contains { first.label.lowercased().contains($0) }
    return isHexadecimal ? hexadecimal(at: first.start, alpha) : nil
  }

  /// `UIColor(hexString: Palette.gray)`: the constant of the project that has the digits.
  private mutating func hexadecimalConstant(_ arguments: Arguments) -> ReadValue? {
    guard let first = arguments.first, arguments.count == 1, lookAhead < 3,
      ["hex", "rgb"].contains(where: first.label.lowercased().contains)
    else { return nil }
    lookAhead += 1
    defer { lookAhead -= 1 }
    return projectColor(at: first.start).flatMap { read in
      token(read.next).kind == .closeParen && read.value.value == .reference ? read.value : nil
    }
  }

  /// The digits of a color, as a constant has them: `static let gray = "#909399"`.
  func hexadecimalText(at index: Int) -> CodeColor? {
    token(index).kind == .string && isValueEnd(index + 1) ? hexadecimal(at: index, 1) : nil
  }

  /// `"#336699"`, `0x336699`
  private func hexadecimal(at index: Int, _ alpha: Double) -> CodeColor? {
    var digits: Substring
    if let text = text(at: index) {
      digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    } else {
      let number = spelling(at: index)
      guard number.lowercased().hasPrefix("0x") else { return nil }
      digits = number.dropFirst(2)
    }
    digits = digits.hasPrefix("0x") ? digits.dropFirst(2) : digits
    guard digits.utf8.count == 6, let bits = UInt32(digits, radix: 16) else { return nil }
    return CodeColor(
      red: Double(bits >> 16) / 255, green: Double(bits >> 8 & 0xFF) / 255, blue: Double(bits & 0xFF) / 255,
      alpha: alpha)
  }

  /// `0.5`, `128 / 255.0`, `(51.0/255.0)`; nil for what is no number.
  private func component(at start: Int) -> (value: Double, next: Int)? {
    if token(start).kind == .openParen, let end = after(start) {
      return component(at: start + 1).flatMap { $0.next == end - 1 ? ($0.value, end) : nil }
    }
    guard let value = number(at: start) else { return nil }
    guard isSlash(start + 1), let divisor = number(at: start + 2), divisor != 0 else {
      return isSlash(start + 1) ? nil : (value, start + 1)
    }
    return (value / divisor, start + 3)
  }

  private func isSlash(_ index: Int) -> Bool {
    token(index).kind == .other && byte(at: token(index).offset) == UInt8(ascii: "/")
  }

  private func number(at index: Int) -> Double? {
    guard token(index).kind == .number else { return nil }
    let text = spelling(at: index)
    if text.lowercased().hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map(Double.init) }
    return Double(text.hasSuffix("f") || text.hasSuffix("F") ? text.dropLast() : text[...])
  }

  /// A number as it is written.
  private func spelling(at index: Int) -> String {
    let token = token(index)
    guard token.kind == .number else { return "" }
    let bytes = self.bytes[min(Int(token.offset), self.bytes.count)...].prefix(32).prefix {
      CodeLexer.isPartOfWord($0) || $0 == UInt8(ascii: ".")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A short string without escapes.
  func text(at index: Int) -> String? {
    let start = token(index).kind == .at ? index + 1 : index
    guard token(start).kind == .string else { return nil }
    let bytes = self.bytes[min(Int(token(start).offset) + 1, self.bytes.count)...].prefix(NameKey.longest)
    let text = bytes.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\n") }
    return text.count < bytes.count && bytes[bytes.startIndex + text.count] == UInt8(ascii: "\"")
      ? String(decoding: text, as: UTF8.self) : nil
  }

  private func byte(at offset: UInt32) -> UInt8 { Int(offset) < bytes.count ? bytes[Int(offset)] : 0 }
}
