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

  struct Level {
    /// The opening character; a backslash for the parenthesis of an interpolation.
    var opening: UInt8
    /// Of the string that an interpolation is in.
    var string = StringForm()
    /// `<` that are open since something that cannot be part of a type.
    var angles = 0
    /// Levels, directly within each other as in a type, at each of which the parser tries two ways.
    var doublings = 0
  }

  struct StringForm {
    var quote = UInt8(ascii: "\"")
    var pounds = 0
    var isMultiline = false
  }

  /// What the last character that is no blank belongs to.
  enum Previous {
    case word, closing, other
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// Those outside of the current one.
  private var outer: [Level] = []
  var level = Level(opening: 0)
  /// `#if` that are open.
  private var conditions = 0
  /// In all levels.
  var angles = 0
  private var interpolations = 0
  /// Since the last character that is part of no word.
  var declarations = 0
  var previous = Previous.other
  /// A quote or a comment mark may be part of something else: on this line, or on all that follow.
  var isInDoubt = false
  var isInDoubtForGood = false
  private var excess: Excess?

  static func excess(in bytes: [UInt8]) -> Excess? {
    bytes.withUnsafeBufferPointer {
      var scan = NestingScan($0)
      return scan.run()
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  func isAt(_ text: StaticString) -> Bool {
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

  mutating func open(_ character: UInt8, in string: StringForm = StringForm()) {
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

  mutating func check(_ count: Int, _ limit: Int, isRow: Bool = false) {
    if count > limit, excess == nil { excess = Excess(offset: offset, limit: limit, isRow: isRow) }
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

  var isUncertain: Bool { isInDoubt || isInDoubtForGood }

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
