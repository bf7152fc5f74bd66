/// A part of one line of a file: what a finding points at.
public struct SourceRange: Hashable, Sendable {
  public var start: SourceLocation
  /// Behind the last character, on the same line: GitHub shows an alert in a pull request only when all of its lines are
  /// among the changed ones, and editors would underline a whole view with all that it holds.
  public var end: SourceLocation

  public init(_ start: SourceLocation, to end: SourceLocation) {
    self.start = start
    self.end = end
  }
}

extension SourceRange {
  /// One character if no end is known.
  init(_ start: SourceLocation, end: SourceLocation?) {
    let next = SourceLocation(line: Int(start.line), column: Int(start.column) + 1)
    self.init(start, to: max(next, end ?? next))
  }

  /// Where the token ends that begins at a byte: a string, an object on one line, a tag, a word. What goes on below ends
  /// with its line, and a very long one after a thousand bytes.
  package static func end(ofTokenAt start: Int, in bytes: [UInt8]) -> Int {
    var limit = start
    while limit < bytes.endIndex, limit - start < longest, bytes[limit] != 0x0A, bytes[limit] != 0x0D { limit += 1 }
    // Nor within a character.
    while limit < bytes.endIndex, bytes[limit].continuesScalar { limit += 1 }
    let line = bytes[start..<limit]
    guard let first = line.first else { return start }
    switch first {
    case UInt8(ascii: "\""): return end(ofString: line)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return end(ofBrackets: line)
    case UInt8(ascii: "<"): return end(ofTag: line)
    default: return end(ofWord: line)
    }
  }

  private static let longest = 1000

  private static func end(ofString line: ArraySlice<UInt8>) -> Int {
    var position = line.startIndex + 1
    while position < line.endIndex, line[position] != UInt8(ascii: "\"") {
      position += line[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, line.endIndex)
  }

  private static func end(ofBrackets line: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var isInString = false
    var position = line.startIndex
    while position < line.endIndex {
      switch line[position] {
      case UInt8(ascii: "\\") where isInString: position += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
      position += 1
    }
    return end(ofLine: line)
  }

  /// A tag, or an object in a dump: `<UIButton: 0x7f; text = 'a > b'; layer = <CALayer: 0x60>>`.
  private static func end(ofTag line: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var quote: UInt8?
    var last: UInt8 = 0
    for position in line.indices {
      let byte = line[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        // An apostrophe elsewhere is a letter of a text.
        case UInt8(ascii: "\""), UInt8(ascii: "'"): if last == UInt8(ascii: "=") { quote = byte }
        case UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ">"):
          depth -= 1
          if depth == 0 { return position + 1 }
        default: break
        }
      }
      if byte != UInt8(ascii: " ") { last = byte }
    }
    return end(ofLine: line)
  }

  private static func end(ofWord line: ArraySlice<UInt8>) -> Int {
    let end = line.dropFirst().firstIndex { byte in
      !(byte >= 0x80 || 0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || marksOfWords.contains(byte))
    }
    // A colon or period behind a word is no part of it.
    let word = line[..<(end ?? line.endIndex)]
    return (word.lastIndex { !marksOfWords.contains($0) || $0 == UInt8(ascii: "%") } ?? line.startIndex) + 1
  }

  private static let marksOfWords: Set<UInt8> = Set("_-.:$%+#".utf8)

  private static func end(ofLine line: ArraySlice<UInt8>) -> Int {
    (line.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? line.startIndex) + 1
  }
}

extension UInt8 {
  /// Bytes that continue a scalar begin with the bits 10.
  package var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
