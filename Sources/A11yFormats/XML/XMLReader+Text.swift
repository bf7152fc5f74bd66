import A11yCore

extension XMLReader {
  /// Text between two tags.
  mutating func readText(_ range: Range<Int>) throws(ReadingError) {
    let start = input.endOfSpaces(from: range.lowerBound)
    // The line ends and spaces between elements are most of what comes here.
    if start >= range.upperBound, open.last.map({ nodes.hasText($0) }) != true { return }
    guard let element = open.last else {
      throw input.error(nodes.isEmpty ? "text before the root element" : Self.contentBehindRoot, at: start)
    }
    scratch.removeAll(keepingCapacity: true)
    var copied = range.lowerBound
    var position = range.lowerBound
    while position < range.upperBound {
      switch input[position] {
      case UInt8(ascii: "&"):
        scratch.append(contentsOf: input.slice(copied..<position))
        position = try readReference(at: position)
        copied = position
      case 0x0D:
        scratch.append(contentsOf: input.slice(copied..<position))
        scratch.append(0x0A)
        position += input[position + 1] == 0x0A ? 2 : 1
        copied = position
      case UInt8(ascii: "]") where input.starts(with: "]]>", at: position):
        throw input.error("']]>' is not allowed in text; write ']]&gt;'", at: position)
      default: position += 1
      }
    }
    scratch.append(contentsOf: input.slice(copied..<range.upperBound))
    nodes.appendText(scratch, to: element)
  }

  /// The content of a CDATA section: only line ends are replaced.
  mutating func readCharacterData(_ range: Range<Int>, of element: Int) {
    scratch.removeAll(keepingCapacity: true)
    var copied = range.lowerBound
    while let end = input.first(0x0D, from: copied), end < range.upperBound {
      scratch.append(contentsOf: input.slice(copied..<end))
      scratch.append(0x0A)
      copied = end + (input[end + 1] == 0x0A && end + 1 < range.upperBound ? 2 : 1)
    }
    scratch.append(contentsOf: input.slice(copied..<range.upperBound))
    nodes.appendText(scratch, to: element)
  }

  /// Reads a value up to its closing quote, and returns the offset behind that. Line ends and tabs become spaces.
  @inline(__always)
  mutating func readValue(at quote: Int) throws(ReadingError) -> Int {
    let mark = input[quote]
    var copied = quote + 1
    var position = copied
    while true {
      position = input.endOfPlainValue(from: position)
      switch input[position] {
      case mark:
        nodes.appendValue(input.slice(copied..<position))
        return position + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): position += 1
      case UInt8(ascii: "&"):
        nodes.appendValue(input.slice(copied..<position))
        scratch.removeAll(keepingCapacity: true)
        position = try readReference(at: position)
        scratch.withUnsafeBytes { nodes.appendValue($0) }
        copied = position
      case 0x0A, 0x0D, 0x09:
        nodes.appendValue(input.slice(copied..<position))
        nodes.appendSpace()
        position += input[position] == 0x0D && input[position + 1] == 0x0A ? 2 : 1
        copied = position
      default: throw unclosedValue(at: quote, limit: position)
      }
    }
  }

  /// A value that the end of the file cuts, or one that has no closing quote before the next tag.
  private func unclosedValue(at quote: Int, limit: Int) -> ReadingError {
    if limit >= input.count {
      return input.error("the file is truncated: it ends inside the value that begins here", at: quote)
    }
    guard input.first(input[quote], from: limit) != nil else {
      return input.error("expected a closing quote", at: quote)
    }
    return input.error("expected a closing quote, found '<'; inside a value write '&lt;'", at: limit)
  }

  /// Adds what a reference stands for to `scratch`, and returns the offset behind it.
  private mutating func readReference(at start: Int) throws(ReadingError) -> Int {
    if let entity = XMLReference.predefined(in: input, at: start) {
      scratch.append(entity.byte)
      return start + entity.length
    }
    if let fault = XMLReference.fault(in: input, at: start) { throw input.error(fault, at: start) }
    guard let reference = XMLReference.character(in: input, at: start) else {
      throw input.error("character reference does not name a character that XML allows", at: start)
    }
    scratch.append(contentsOf: String(reference.scalar).utf8)
    return reference.end
  }
}
