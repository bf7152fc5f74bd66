/// Finds source that is nested too deeply for the parser (swift-syntax 603), before the parser sees it.
///
/// The parser calls itself for every level, also where it only looks ahead, and its own limit does not hold there: a
/// stack of any size overflows. It tries an array type, and an attribute of a type, in two ways, so that each level doubles the time. Its
/// lexer copies its state for every open interpolation, so that memory grows with the square of the depth.
///
/// One pass over the bytes, without a token: strings and comments are skipped as the lexer does. Where a quote or a
/// comment mark may be part of a regular expression, which only the parser can tell, all that follows counts as code:
/// nothing can be hidden from the count.
struct NestingScan {
  /// Where a level is opened that is too many, and how many are not.
  struct Excess: Equatable {
    var offset: Int
    var limit: Int
    /// Of the same, one after the other, and not within each other.
    var isRow = false
  }

  /// The parser gives up below this level.
  static let mostLevels = 256
  /// Of `<`, which is an operator as often: `a < b`.
  static let mostAngles = 100
  /// Of `[` in what may be a type, and of attributes among the arguments of one; two to this power is still fast.
  static let mostDoublings = 6
  /// Of `#`, and of declarations without anything between them; each makes the parser look ahead past all others.
  static let mostInRow = 100

  private struct Level {
    /// The opening character; a backslash for the parenthesis of an interpolation.
    var opening: UInt8
    /// Of the string that an interpolation is in.
    var string = StringForm()
    /// `<` that are open since something that cannot be part of a type.
    var angles = 0
    /// Levels, directly within each other as in a type, at each of which the parser tries two ways.
    var doublings = 0
  }

  private struct StringForm {
    var quote = UInt8(ascii: "\"")
    var pounds = 0
    var isMultiline = false
  }

  /// What the last character that is no blank belongs to.
  private enum Previous {
    case word, closing, other
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// Those outside of the current one.
  private var outer: [Level] = []
  private var level = Level(opening: 0)
  /// `#if` that are open.
  private var conditions = 0
  /// In all levels.
  private var angles = 0
  private var interpolations = 0
  /// Since the last character that is part of no word.
  private var declarations = 0
  private var previous = Previous.other
  /// A quote or a comment mark may be part of something else: on this line, or on all that follow.
  private var isInDoubt = false
  private var isInDoubtForGood = false
  private var excess: Excess?

  static func excess(in bytes: [UInt8]) -> Excess? {
    bytes.withUnsafeBufferPointer {
      var scan = NestingScan($0)
      return scan.run()
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  private mutating func run() -> Excess? {
    if isAt("#!") { skipLine() }
    while offset < bytes.count, excess == nil { readCharacter() }
    return excess
  }

  private mutating func readCharacter() {
    let character = bytes[offset]
    switch character {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): readNewline()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(character)
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuote(pounds: 0)
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "#"): readPounds()
    case UInt8(ascii: "`"): readTick()
    case UInt8(ascii: "<"): readAngle()
    case UInt8(ascii: ">"): closeAngle()
    default: Self.isOfWord(character) ? readWord() : readPunctuation(character)
    }
  }

  // MARK: - Levels

  private mutating func open(_ character: UInt8, in string: StringForm = StringForm()) {
    let isBehindValue = previous != .other
    declarations = 0
    var inner = Level(opening: character, string: string)
    switch character {
    case UInt8(ascii: "["): inner.doublings = (isBehindValue ? 0 : level.doublings) + 1
    // In a type nothing is called.
    case UInt8(ascii: "("): inner.doublings = isBehindValue ? 0 : level.doublings
    case UInt8(ascii: "\\"): interpolations += 1
    default: break
    }
    outer.append(level)
    level = inner
    previous = .other
    check(outer.count + conditions, Self.mostLevels)
    check(level.doublings, Self.mostDoublings)
    offset += 1
  }

  /// A brace ends what is open within it, and one without an opening brace all that is open.
  private mutating func close(_ opening: UInt8) {
    offset += 1
    previous = .closing
    let isBrace = opening == UInt8(ascii: "{")
    var count = outer.count
    while count > 0 {
      let open = count == outer.count ? level : outer[count]
      let isInterpolation = open.opening == UInt8(ascii: "\\")
      if open.opening == opening || isInterpolation && opening == UInt8(ascii: "(") {
        leave(to: count - 1)
        if isInterpolation { readString(open.string) }
        return
      }
      if isInterpolation || open.opening == UInt8(ascii: "{") && !isBrace { return }
      count -= 1
    }
    if isBrace { leave(to: 0) }
  }

  /// - Parameter count: of the levels that stay open.
  private mutating func leave(to count: Int) {
    while outer.count > count {
      angles -= level.angles
      if level.opening == UInt8(ascii: "\\") { interpolations -= 1 }
      level = outer.removeLast()
    }
  }

  private mutating func check(_ count: Int, _ limit: Int, isRow: Bool = false) {
    if count > limit, excess == nil { excess = Excess(offset: offset, limit: limit, isRow: isRow) }
  }

  // MARK: - Types

  /// `<` before anything but an operator may open a list of types, with or without a blank before it.
  private mutating func readAngle() {
    if isAt("<<<<<<< ") { isInDoubtForGood = true }
    if byte(1) == UInt8(ascii: "#") { return skipPlaceholder() }
    if Self.isOfOperator(byte(1)) && byte(1) != UInt8(ascii: "~") {
      while byte() == UInt8(ascii: "<") { offset += 1 }
      return endType()
    }
    level.angles += 1
    angles += 1
    check(angles, Self.mostAngles)
    previous = .other
    offset += 1
  }

  /// `<#name#>`, in which anything may stand.
  private mutating func skipPlaceholder() {
    offset += 2
    previous = .word
    var end = offset
    while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "\n"), !isUncertain {
      switch (bytes[end], bytes[end + 1]) {
      case (UInt8(ascii: "#"), UInt8(ascii: ">")):
        offset = end + 2
        return
      case (UInt8(ascii: "<"), UInt8(ascii: "#")): return
      default: end += 1
      }
    }
    // Not to be looked for again in this line.
    isInDoubt = true
  }

  private mutating func closeAngle() {
    if isAt(">>>> ") { isInDoubtForGood = true }
    let isArrow = offset > 0 && bytes[offset - 1] == UInt8(ascii: "-")
    if !isArrow, level.angles > 0 {
      level.angles -= 1
      angles -= 1
    }
    previous = isArrow ? .other : .closing
    offset += 1
  }

  /// Something that is no part of a type.
  private mutating func endType() {
    angles -= level.angles
    level.angles = 0
    level.doublings = 0
    previous = .other
  }

  private mutating func readWord() {
    let start = offset
    while offset < bytes.count, Self.isOfWord(bytes[offset]) {
      // Curly quotes, which begin with this byte, make a string for the lexer.
      if bytes[offset] == 0xE2 { isInDoubt = true }
      offset += 1
    }
    if level.angles > 0 {
      let word = ByteSpan(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
      if Self.statements.contains(where: { word == $0 }) { endType() }
    }
    countDeclaration(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
    previous = .word
  }

  /// At each of these words the parser looks ahead past all that follow it, up to the body, which a row of them lacks.
  private mutating func countDeclaration(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 5 || bytes.count == 15 else { return }
    let word = ByteSpan(bytes)
    guard word == "actor" || word == "precedencegroup" else { return }
    declarations += 1
    check(declarations, Self.mostInRow, isRow: true)
  }

  /// Comparisons in a row are separated by these where nothing else does.
  private static let statements: [StaticString] = [
    "case", "return", "if", "guard", "let", "var", "while", "func", "else", "default", "in", "where",
  ]

  private mutating func readPunctuation(_ character: UInt8) {
    declarations = 0
    switch character {
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "|"), UInt8(ascii: "^"):
      endType()
    case UInt8(ascii: "&") where byte(1) == character: endType()
    // A list of values; a type has one element, or a pair with a colon.
    case UInt8(ascii: ",") where level.opening == UInt8(ascii: "["): level.doublings = 0
    // An attribute without a name, as in Objective-C, is one more way to read what is behind it.
    case UInt8(ascii: "@") where level.angles > 0 || byte(1) == UInt8(ascii: "("):
      level.doublings += 1
      check(level.doublings, Self.mostDoublings)
    // `.padding`: no type begins like this.
    case UInt8(ascii: ".") where previous == .other: level.doublings = 0
    default: break
    }
    previous = .other
    offset += 1
  }

  // MARK: - Lines, comments, conditions

  private mutating func readNewline() {
    isInDoubt = false
    offset += 1
    // A string in one line ends with it, and so does an interpolation in it.
    while interpolations > 0, let open = innermostInterpolation, !open.string.isMultiline { leave(to: open.index - 1) }
  }

  private var innermostInterpolation: (index: Int, string: StringForm)? {
    if level.opening == UInt8(ascii: "\\") { return (outer.count, level.string) }
    return outer.lastIndex { $0.opening == UInt8(ascii: "\\") }.map { ($0, outer[$0].string) }
  }

  private mutating func readSlash() {
    switch byte(1) {
    case UInt8(ascii: "/") where !isUncertain: skipLine()
    case UInt8(ascii: "*") where !isUncertain: skipComment()
    default:
      // The comment may end on another line.
      if byte(1) == UInt8(ascii: "*") { isInDoubtForGood = true }
      isInDoubt = true
      endType()
      offset += 1
    }
  }

  private var isUncertain: Bool { isInDoubt || isInDoubtForGood }

  private mutating func skipLine() {
    while offset < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { offset += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        offset += 2
      } else if isAt("*/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  private mutating func readPounds() {
    let start = offset
    while byte() == UInt8(ascii: "#") { offset += 1 }
    check(offset - start, Self.mostInRow, isRow: true)
    if byte() == UInt8(ascii: "\"") { return readQuote(pounds: offset - start) }
    // A regular expression of several lines.
    if byte() == UInt8(ascii: "/") { isInDoubtForGood = true }
    if isAt("if"), !Self.isOfWord(byte(2)) {
      conditions += 1
      check(outer.count + conditions, Self.mostLevels)
    } else if isAt("endif") {
      conditions = max(0, conditions - 1)
    }
    previous = .other
  }

  /// A name between ticks may hold anything but a tick or the end of the line.
  private mutating func readTick() {
    offset += 1
    if isUncertain { return }
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      if bytes[end] == UInt8(ascii: "`") {
        offset = end + 1
        previous = .word
        return
      }
      end += 1
    }
    // Not to be looked for again: many ticks in a line would take the square of its length.
    isInDoubt = true
  }
}

// MARK: - Strings

extension NestingScan {
  /// - Parameter pounds: how many are before the quote.
  private mutating func readQuote(pounds: Int) {
    var string = StringForm(quote: byte(), pounds: pounds)
    let isTriple = isAt("\"\"\"")
    if isUncertain {
      // The string may end on another line.
      if isTriple { isInDoubtForGood = true }
      offset += 1
      return
    }
    endType()
    string.isMultiline = isTriple && !(pounds > 0 && endsOnLine(pounds))
    offset += string.isMultiline ? 3 : 1
    readString(string)
  }

  /// `#"""#` is a string of one quote.
  private func endsOnLine(_ pounds: Int) -> Bool {
    var place = offset + 3
    var count = 0
    var isBehindQuote = true
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") {
      switch bytes[place] {
      case UInt8(ascii: "\""): (isBehindQuote, count) = (true, 0)
      case UInt8(ascii: "#") where isBehindQuote:
        count += 1
        if count == pounds { return true }
      default: isBehindQuote = false
      }
      place += 1
    }
    return false
  }

  /// From behind the opening quote, or an interpolation, to the end or to the next interpolation.
  private mutating func readString(_ string: StringForm) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        offset += 1
        guard skipPounds(string.pounds) else { continue }
        if byte() == UInt8(ascii: "(") { return open(UInt8(ascii: "\\"), in: string) }
        if [UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'")].contains(byte()) { offset += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !string.isMultiline { return }
        offset += 1
      case string.quote:
        if endString(string) { return }
      default: offset += 1
      }
    }
  }

  /// - Returns: false if the quote is a character of the string.
  private mutating func endString(_ string: StringForm) -> Bool {
    let quote = offset
    offset += string.isMultiline && isAt("\"\"\"") ? 3 : 1
    let isWhole = !string.isMultiline || offset == quote + 3
    if isWhole, skipPounds(string.pounds) {
      previous = .closing
      return true
    }
    offset = quote + 1
    return false
  }

  /// The lexer takes one more than it asks for.
  private mutating func skipPounds(_ count: Int) -> Bool {
    if count == 0 { return true }
    guard (0..<count).allSatisfy({ byte($0) == UInt8(ascii: "#") }) else { return false }
    offset += count + (byte(count) == UInt8(ascii: "#") ? 1 : 0)
    return true
  }

  /// A letter, a digit, a low line, a dollar or anything beyond ASCII.
  fileprivate static func isOfWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }

  fileprivate static func isOfOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
