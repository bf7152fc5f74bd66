import A11yCore

/// Finds the elements of a debug description among headings, log lines and the line breaks of labels.
enum DebugDescriptionReader {
  /// Elements in the order of the text; `block` tells which of several descriptions each is of.
  static func elements(of lines: [TextLine]) -> [(element: DebugDescriptionElement, block: Int)] {
    var elements: [(element: DebugDescriptionElement, block: Int)] = []
    var pending: (head: DebugDescriptionHead, line: LogicalLine)?
    // A paste may begin in the middle of a tree.
    var isInTree = true
    var block = 0
    func finish() {
      guard let whole = pending else { return }
      elements.append((element(whole.head, whole.line), block))
      pending = nil
    }
    for line in lines {
      if let section = DebugDescriptionSection(heading: line) {
        finish()
        isInTree = section == .subtree
        if section == .subtree { block += 1 }
      } else if isInTree, let head = DebugDescriptionHead(line) {
        finish()
        pending = (head, LogicalLine(line))
      } else {
        pending?.line.append(line)
      }
    }
    let last = pending
    finish()
    if let last, isCut(last.head, last.line) { elements[elements.count - 1].element.isCut = true }
    return elements
  }

  /// A string or a frame of the last line is not ended.
  private static func isCut(_ head: DebugDescriptionHead, _ line: LogicalLine) -> Bool {
    let read = DebugDescriptionAttributes(
      of: head.element, in: line.bytes[min(head.headLength, line.bytes.count)..<line.bytes.count])
    return !read.isClosed && line.ends.count == 1 || read.endsInFrame
  }

  /// Reads a line, with as many of those that follow as its strings need.
  private static func element(_ head: DebugDescriptionHead, _ line: LogicalLine) -> DebugDescriptionElement {
    func read(to end: Int) -> DebugDescriptionAttributes {
      DebugDescriptionAttributes(of: head.element, in: line.bytes[min(head.headLength, end)..<end])
    }
    let first = read(to: line.ends[0])
    if line.ends.count == 1 || first.isClosed && !first.endsWithValue { return first.element }
    if first.isClosed { return read(to: endOfValue(line)).element }
    let whole = read(to: line.bytes.count)
    if whole.isClosed, !whole.endsWithValue { return whole.element }
    // Something else follows, a log's line or a prompt: up to the first line that closes the string.
    for end in line.ends.dropFirst().prefix(mostLinesTried) {
      let part = read(to: end)
      if part.isClosed { return part.element }
    }
    return first.element
  }

  /// A label of more lines than this is none. Bounded, because each line tried is read from the start.
  private static let mostLinesTried = 64

  /// A bare value goes on over lines that are neither blank nor a heading of Xcode's nor a log's.
  private static func endOfValue(_ line: LogicalLine) -> Int {
    var end = line.ends[0]
    for next in line.ends.dropFirst() {
      let text = line.bytes[(end + 1)..<next].trimmed()
      let scanner = ByteScanner(text)
      if text.isEmpty || scanner.follows("---") || scanner.follows("Application ") || scanner.follows("t = ")
        || scanner.follows("(lldb)") || scanner.follows("```") || scanner.follows("Device orientation:")
      {
        break
      }
      end = next
    }
    return end
  }
}
