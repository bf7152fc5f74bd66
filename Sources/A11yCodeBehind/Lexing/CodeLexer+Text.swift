// Strings, comments and directives.
extension CodeLexer {
  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")
  private static let sharp = UInt8(ascii: "#")

  mutating func skipLine() {
    while position < bytes.count, bytes[position] != Self.newline { position += 1 }
  }

  /// Comments of Swift nest. One that is not closed ends with the file.
  mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      switch (bytes[position], byte(1)) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        position += 2
        depth -= 1
        if depth <= 0 || !isSwift { return }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        position += 2
        depth += 1
      case (Self.newline, _): newLine()
      default: position += 1
      }
    }
  }

  /// `'c'`, which ends with its line at the latest.
  mutating func character() {
    add(.number)
    while position < bytes.count, bytes[position] != Self.newline {
      let byte = bytes[position]
      position += byte == Self.backslash && self.byte(1) != Self.newline ? 2 : 1
      if byte == UInt8(ascii: "'") { return }
    }
  }

  /// A directive, the beginning of a raw string, or a sign.
  mutating func hash() {
    if !isSwift {
      if isFirstOnLine { directive() } else { add(.other) }
      return
    }
    var hashes = 0
    while byte(hashes) == Self.sharp { hashes += 1 }
    if byte(hashes) == Self.quote {
      position += hashes
      string(hashes: hashes)
    } else if isFirstOnLine, hashes == 1, ["if", "elseif", "else", "endif"].contains(directiveName(after: 1)) {
      skipLine()
    } else {
      add(.other, length: hashes)
    }
  }

  private func directiveName(after offset: Int) -> String {
    var end = position + offset
    let start = end
    while end < bytes.count, end - start < 10, Self.isPartOfWord(bytes[end]) { end += 1 }
    return start <= end && start <= bytes.count ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// A line of the preprocessor. Both branches of a condition are read unless the first leaves a bracket open.
  private mutating func directive() {
    switch directiveName {
    case "if", "ifdef", "ifndef":
      skipDirective()
      openAtConditions.append(openCount)
    case "else", "elif":
      skipDirective()
      if let count = openAtConditions.last, count != openCount { skipBranch() }
    case "endif":
      skipDirective()
      _ = openAtConditions.popLast()
    case "define":
      let start = position
      skipDirective()
      addWords(start..<position)
    default: skipDirective()
    }
  }

  /// The words of a macro, and those of its texts.
  private mutating func addWords(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where !Self.isPartOfWord(bytes[index]) {
      addText(start..<index)
      start = index + 1
    }
    addText(start..<range.upperBound)
  }

  private var directiveName: String {
    var offset = 1
    while byte(offset) == UInt8(ascii: " ") || byte(offset) == UInt8(ascii: "\t") { offset += 1 }
    return directiveName(after: offset)
  }

  /// A directive goes on after a backslash.
  private mutating func skipDirective() {
    while position < bytes.count {
      switch bytes[position] {
      case Self.newline: return
      case Self.backslash where byte(1) == Self.newline:
        position += 1
        newLine()
      case Self.backslash where byte(1) == UInt8(ascii: "\r") && byte(2) == Self.newline:
        position += 2
        newLine()
      default: position += 1
      }
    }
  }

  /// To the `#endif` of the condition.
  private mutating func skipBranch() {
    var depth = 0
    while position < bytes.count {
      while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { position += 1 }
      if byte() == Self.sharp {
        switch directiveName {
        case "if", "ifdef", "ifndef": depth += 1
        case "endif":
          if depth == 0 { return }
          depth -= 1
        default: break
        }
      }
      skipLine()
      if position < bytes.count { newLine() }
    }
  }

  /// A string. One that is not closed ends with its line.
  mutating func string(hashes: Int) {
    let (start, startLine) = (position, line)
    add(.string, length: 0)
    let isClosed = isSwift ? skipSwiftString(hashes: hashes) : skipCString()
    if !isClosed, isSwift {
      hasOpenText = true
      position = start
      line = startLine
      skipLine()
    }
    if hashes == 0, position - start == 2, bytes[start + 1] == Self.quote { markEmptyString() }
    if isClosed, position - start > 2 { addText(start + 1..<position - 1) }
  }

  private mutating func skipCString() -> Bool {
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case Self.newline: return true
      case Self.quote:
        position += 1
        return true
      case Self.backslash where byte(1) == Self.newline:
        position += 1
        newLine()
      case Self.backslash: position += 2
      default: position += 1
      }
    }
    return true
  }

  private struct TextLevel {
    let hashes: Int
    let isMultiline: Bool
    /// The open parentheses of an interpolation; 0 in the text.
    var depth = 0
  }

  /// Skips a string with its interpolations, which may hold strings. False for several lines that no quotes close.
  private mutating func skipSwiftString(hashes: Int) -> Bool {
    var levels = [openText(hashes: hashes)]
    while let level = levels.last {
      guard position < bytes.count else { return !levels.contains(where: \.isMultiline) }
      switch bytes[position] {
      case Self.newline:
        if !level.isMultiline {
          levels.removeLast()
        } else {
          position += 1
          line += 1
        }
      case let byte where level.depth == 0: skipText(byte, &levels)
      case let byte: skipInterpolation(byte, &levels)
      }
    }
    return true
  }

  private mutating func openText(hashes: Int) -> TextLevel {
    let isMultiline = byte(1) == Self.quote && byte(2) == Self.quote && !hasOpenText
    position += isMultiline ? 3 : 1
    return TextLevel(hashes: hashes, isMultiline: isMultiline)
  }

  private mutating func skipText(_ byte: UInt8, _ levels: inout [TextLevel]) {
    let level = levels[levels.count - 1]
    if byte == Self.backslash {
      if hasHashes(level.hashes, after: 1), self.byte(1 + level.hashes) == UInt8(ascii: "(") {
        levels[levels.count - 1].depth = 1
        position += 2 + level.hashes
      } else {
        position += level.hashes == 0 && self.byte(1) != Self.newline ? 2 : 1
      }
    } else if byte == Self.quote {
      let quotes = level.isMultiline ? 3 : 1
      let isEnd =
        (quotes == 1 || self.byte(1) == Self.quote && self.byte(2) == Self.quote)
        && hasHashes(level.hashes, after: quotes)
      position += isEnd ? quotes + level.hashes : 1
      if isEnd { levels.removeLast() }
    } else {
      position += 1
    }
  }

  private mutating func skipInterpolation(_ byte: UInt8, _ levels: inout [TextLevel]) {
    switch byte {
    case UInt8(ascii: "("):
      levels[levels.count - 1].depth += 1
      position += 1
    case UInt8(ascii: ")"):
      levels[levels.count - 1].depth -= 1
      position += 1
    case Self.quote: levels.append(openText(hashes: 0))
    case Self.sharp:
      var hashes = 0
      while self.byte(hashes) == Self.sharp { hashes += 1 }
      position += hashes
      if self.byte() == Self.quote { levels.append(openText(hashes: hashes)) }
    default: position += 1
    }
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    var index = 0
    while index < count {
      if byte(offset + index) != Self.sharp { return false }
      index += 1
    }
    return true
  }
}
