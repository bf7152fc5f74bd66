// What colors are made of: components, digits, and the names of color sets.
extension CodeExtractor {
  typealias ColorArguments = [(label: String, start: Int)]

  func swiftArguments(of open: Int) -> ColorArguments {
    parts(of: open, most: 8).map { start, _ in
      let isLabeled = token(start).kind == .word && token(start + 1).kind == .colon
      return (isLabeled ? lexicon.text(token(start).word) : "", isLabeled ? start + 2 : start)
    }
  }

  func messageArguments(of open: Int) -> ColorArguments {
    guard let end = after(open) else { return [] }
    var arguments: ColorArguments = []
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

  func color(_ arguments: ColorArguments) -> CodeColor? {
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
  mutating func hexadecimalConstant(_ arguments: ColorArguments) -> ReadValue? {
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
  func hexadecimal(at index: Int, _ alpha: Double) -> CodeColor? {
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
  func component(at start: Int) -> (value: Double, next: Int)? {
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
