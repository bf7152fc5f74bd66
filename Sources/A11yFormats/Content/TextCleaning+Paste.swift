import A11yCore

extension TextCleaning {
  /// What a debugger prints of a string: the whole of it on one line, with `\n` and `\'` for what it escapes, mostly in
  /// quotes, often behind a prompt or a variable's name. Nil when no line is one.
  static func unescapedPaste(_ text: String) -> QuotedText? {
    // A label in an outline may hold a `\n` as well.
    guard text.utf8.contains(UInt8(ascii: "\\")), !Outline.recognizes(.text(text)) else { return nil }
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard let start = pasteStart(in: line) else { continue }
      let column = line.unicodeScalars.distance(from: line.startIndex, to: start) + 1
      let isQuoted = start > line.startIndex && line[line.index(before: start)] == "\""
      let location = SourceLocation(line: number, column: column)
      let quoted = unescaped(line[start...], endsAtQuote: isQuoted, from: location)
      if isDump(.quoted(quoted)) { return quoted }
    }
    return nil
  }

  /// One of the dumps in plain text.
  static func isDump(_ content: Content) -> Bool {
    DebugDescription.recognizes(content) || RecursiveDescription.recognizes(content) || EarlGrey.recognizes(content)
  }

  /// Where a string begins in a line that holds its line ends as escapes.
  private static func pasteStart(in line: Substring) -> Substring.Index? {
    guard let firstBreak = line.firstRange(of: "\\n")?.lowerBound else { return nil }
    // Behind the quote that opens the string, before its first line ends.
    if let quote = line[..<firstBreak].firstIndex(of: "\"") { return line.index(after: quote) }
    return line.firstIndex { !$0.isWhitespace }
  }

  private static func unescaped(
    _ line: Substring, endsAtQuote: Bool, from start: SourceLocation
  ) -> QuotedText {
    var text = String.UnicodeScalarView()
    var starts = [start]
    var rest = line.unicodeScalars[...]
    var column = Int(start.column)
    while let scalar = rest.popFirst() {
      column += 1
      if scalar == "\"", endsAtQuote { break }
      guard scalar == "\\", let escape = rest.popFirst() else {
        text.append(scalar)
        continue
      }
      column += 1
      switch escape {
      case "n":
        text.append("\n")
        starts.append(SourceLocation(line: Int(start.line), column: column))
      case "t": text.append("\t")
      case "r", "0": break
      case "u", "U":
        let number = takeCodePoint(&rest, longest: escape == "U" ? 8 : 4)
        text.append(number?.scalar ?? escape)
        let length = number?.length ?? 0
        column += length
        // The arrow in front of the root.
        if text.last == "→", let last = starts.last {
          starts[starts.count - 1] = SourceLocation(line: Int(last.line), column: Int(last.column) + length + 1)
        }
      default: text.append(escape)
      }
    }
    return QuotedText(String(text), lineStarts: starts)
  }

  /// `\u{2192}` of Swift, `\u2192` and `\U00002192` of Objective-C, and the number of characters after the letter; nil
  /// if no number follows. The rest of the line is never counted: that is quadratic for a line of escapes.
  private static func takeCodePoint(
    _ rest: inout Substring.UnicodeScalarView, longest: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let isBraced = rest.first == "{"
    let digits = (isBraced ? rest.dropFirst() : rest).prefix(isBraced ? 8 : longest)
      .prefix { $0.properties.isASCIIHexDigit }
    guard let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
    var length = digits.count
    if isBraced { length += rest[digits.endIndex...].first == "}" ? 2 : 1 }
    rest = rest.dropFirst(length)
    return (scalar, length)
  }
}
