import A11yCore

extension XMLReader {
  mutating func readStartTag(at start: Int) throws(ReadingError) {
    let end = input.endOfXMLName(from: start + 1)
    guard end > start + 1 else {
      if end >= input.count { throw unclosedTag(at: start, limit: end) }
      throw input.error("'<' is not a tag; write '&lt;'", at: start)
    }
    if isBehindRoot { throw input.error(Self.contentBehindRoot, at: start) }
    let location = location(of: start)
    guard open.count < ReadingOptions.nesting(of: maximumDepth) else {
      throw ReadingError([.tooDeep(maximumDepth, at: location)])
    }
    let element = nodes.count
    nodes.append(input.slice(start + 1..<end), at: location)
    var position = end
    while true {
      let next = input.endOfSpaces(from: position)
      switch input[next] {
      case UInt8(ascii: ">"):
        open.append(element)
        index = next + 1
        return
      case UInt8(ascii: "/") where input[next + 1] == UInt8(ascii: ">"):
        index = next + 2
        return
      case UInt8(ascii: "<"), UInt8(ascii: "/"), 0: throw unclosedTag(at: start, limit: next)
      default: position = try readAttribute(at: next, isApart: next > position, ofTagAt: start)
      }
    }
  }

  /// Reads `name="value"` and returns the offset behind it.
  @inline(__always)
  private mutating func readAttribute(at start: Int, isApart: Bool, ofTagAt tag: Int) throws(ReadingError) -> Int {
    let end = input.endOfXMLName(from: start)
    guard end > start else { throw input.error("expected a name", at: start) }
    guard isApart else { throw input.error("expected a space between attributes", at: start) }
    var quote = input.endOfSpaces(from: end)
    let hasValue = input[quote] == UInt8(ascii: "=")
    if hasValue { quote = input.endOfSpaces(from: quote + 1) }
    guard hasValue, input[quote] == UInt8(ascii: "\"") || input[quote] == UInt8(ascii: "'") else {
      if quote >= input.count { throw unclosedTag(at: tag, limit: quote) }
      throw input.error("expected an attribute written as name=\"value\"", at: hasValue ? quote : start)
    }
    let name = nodes.beginAttribute(input.slice(start..<end))
    while lastElements.count <= Int(name) { lastElements.append(0) }
    guard lastElements[Int(name)] != nodes.count else {
      throw input.error("duplicate attribute \(input.text(start..<end).quoted(limit: 40))", at: start)
    }
    lastElements[Int(name)] = nodes.count
    let behind = try readValue(at: quote)
    nodes.endAttribute()
    return behind
  }

  /// A tag that the end of the file cuts, or one without its `>`.
  private func unclosedTag(at start: Int, limit: Int) -> ReadingError {
    let message =
      limit >= input.count
      ? "the file is truncated: it ends inside the tag that begins here"
      : "expected '>' at the end of the tag that begins here"
    return input.error(message, at: start)
  }

  mutating func readEndTag(at start: Int) throws(ReadingError) {
    let end = input.endOfXMLName(from: start + 2)
    let close = input.endOfSpaces(from: end)
    guard input[close] == UInt8(ascii: ">") else { throw unclosedTag(at: start, limit: close) }
    guard let element = open.popLast() else {
      throw input.error(nodes.isEmpty ? "end tag without a start tag" : Self.contentBehindRoot, at: start)
    }
    guard nodes.hasName(input.slice(start + 2..<end), element) else {
      let name = nodes.name(of: element).quoted(limit: 40)
      let line = nodes.location(of: element).line
      throw input.error("end tag does not match the open element \(name) of line \(line)", at: start)
    }
    nodes.close(element)
    index = close + 1
  }
}
