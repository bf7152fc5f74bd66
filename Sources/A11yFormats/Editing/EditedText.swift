package import A11yCore

/// A file in UTF-8 whose places are lines and columns, as readers count them.
package struct EditedText: Sendable {
  let bytes: [UInt8]
  /// Behind a byte-order mark.
  let start: Int
  private let lineStarts: [Int]

  /// Nil for other encodings.
  package init?(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { return nil }
    self.bytes = bytes
    start = bytes.starts(with: TextDecoding.byteOrderMark) ? TextDecoding.byteOrderMark.count : 0
    var starts = [start]
    for index in bytes.indices.dropFirst(start) {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      let isFeed = bytes[index] == UInt8(ascii: "\n")
      let isPair = isReturn && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if isFeed || isReturn && !isPair { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// Nil for a place that the file does not have.
  func offset(of location: SourceLocation) -> Int? {
    let line = Int(location.line) - 1
    guard lineStarts.indices.contains(line), location.column >= 1 else { return nil }
    var offset = lineStarts[line]
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    for _ in 1..<max(1, Int(location.column)) {
      guard offset < end else { return nil }
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  package func location(of offset: Int) -> SourceLocation {
    var (line, end) = (0, lineStarts.count)
    while end - line > 1 {
      let middle = (line + end) / 2
      if lineStarts[middle] <= offset { line = middle } else { end = middle }
    }
    let column = bytes[min(lineStarts[line], offset)..<offset].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(line: line + 1, column: column + 1)
  }

  /// A line without what ends it.
  func line(_ number: Int) -> Range<Int>? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > lineStarts[number - 1], [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[end - 1]) { end -= 1 }
    return lineStarts[number - 1]..<end
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What begins a line, down to its first character that is not a space.
  func indentation(ofLineWith offset: Int) -> String {
    var start = offset
    while start > self.start, ![UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[start - 1]) { start -= 1 }
    return text(start..<(bytes[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? start))
  }

  /// As the file ends its lines.
  var lineEnd: String {
    guard let feed = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
    return feed > 0 && bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}

extension EditedText {
  /// The misspelled word in the string, word or value that begins at a place: whole, and the only one there.
  func range(of word: String, at location: SourceLocation) -> Range<Int>? {
    guard let start = offset(of: location), start < bytes.count, !word.isEmpty else { return nil }
    let token = token(at: start)
    let letters = Array(word.utf8)
    guard letters.count <= token.count else { return nil }
    var found: Range<Int>?
    for first in token.lowerBound...token.upperBound - letters.count
    where bytes[first..<first + letters.count].elementsEqual(letters) {
      let end = first + letters.count
      let isWhole =
        (first == token.lowerBound || !Self.isWordPart(bytes[first - 1]))
        && (end == token.upperBound || !Self.isWordPart(bytes[end]))
      guard isWhole else { continue }
      if found != nil { return nil }
      found = first..<end
    }
    return found
  }

  /// A string without its quotes; a bare word to the next space; of a value in brackets, the rest of its line.
  private func token(at start: Int) -> Range<Int> {
    let rest = bytes[start...]
    if rest.first == UInt8(ascii: "\"") {
      let end = rest.dropFirst().firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") } ?? bytes.count
      return start + 1..<max(start + 1, end)
    }
    let isBracket = rest.first == UInt8(ascii: "{") || rest.first == UInt8(ascii: "[")
    let end = rest.firstIndex {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || !isBracket && TextCleaning.isSpace($0)
        || !isBracket && $0 == UInt8(ascii: "=")
    }
    return start..<(end ?? bytes.count)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte
      || 0x61...0x7A ~= byte | 0x20
  }
}
