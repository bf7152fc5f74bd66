import A11yCore

extension XMLMarkupScanner {
  /// Moves past the `>` of a start tag and the values of its attributes, which may contain `>`.
  mutating func scanStartTag(at start: Int) throws(ReadingError) {
    let limit = input.first(UInt8(ascii: "<"), from: start + 1) ?? input.count
    var attributes = 0
    var namespaces = 0
    var position = start + 1
    while position < limit {
      switch input[position] {
      case UInt8(ascii: ">"):
        try XMLLimits.check(position - start, "start tag", at: start, in: input)
        if input[position - 1] != UInt8(ascii: "/") { try open(namespaces, at: start) }
        index = position + 1
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        attributes += 1
        try XMLLimits.checkAttributes(attributes, at: start, in: input)
        position = try endOfValue(at: position, before: limit)
      case let byte:
        if TextCleaning.isSpace(byte), input.starts(with: "xmlns", at: position + 1) { namespaces += 1 }
        position += 1
      }
    }
    throw unclosedTag(at: start, limit: limit)
  }

  /// A tag that the end of the file cuts, or one without its `>`.
  private func unclosedTag(at start: Int, limit: Int) -> ReadingError {
    let message =
      limit == input.count
      ? "the file is truncated: it ends inside the tag that begins here"
      : "expected '>' at the end of the tag that begins here"
    return input.error(message, at: start)
  }

  /// The offset after the closing quote of a value.
  private func endOfValue(at quote: Int, before limit: Int) throws(ReadingError) -> Int {
    guard let close = input.first(input[quote], from: quote + 1) else {
      let isCut = limit == input.count
      throw input.error(
        isCut ? "the file is truncated: it ends inside the value that begins here" : "expected a closing quote",
        at: quote)
    }
    guard close < limit else {
      throw input.error("expected a closing quote, found '<'; inside a value write '&lt;'", at: limit)
    }
    try XMLLimits.check(close - quote, "attribute value", at: quote, in: input)
    return close + 1
  }

  /// Moves past the `>` of an end tag.
  mutating func scanEndTag(at start: Int) throws(ReadingError) {
    let limit = input.first(UInt8(ascii: "<"), from: start + 1) ?? input.count
    guard let end = input.first(UInt8(ascii: ">"), from: start), end < limit else {
      throw unclosedTag(at: start, limit: limit)
    }
    try XMLLimits.check(end - start, "end tag", at: start, in: input)
    if let namespaces = openNamespaces.popLast() { namespaceCount -= namespaces }
    index = end + 1
  }

  private mutating func open(_ namespaces: Int, at start: Int) throws(ReadingError) {
    openNamespaces.append(namespaces)
    namespaceCount += namespaces
    try XMLLimits.checkNamespaces(namespaceCount, at: start, in: input)
  }
}
