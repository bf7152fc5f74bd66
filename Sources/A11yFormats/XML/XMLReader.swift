import A11yCore

/// Reads a document of XML 1.0 (fifth edition) in one pass, with the place of every element.
///
/// Nothing is resolved that is not in the document: a DOCTYPE may name a file but is passed over, one with declarations
/// is an error, and so is an entity other than the five predefined ones. No text can therefore become longer than it is
/// in the file, and no other file is opened. Elements are kept on a stack of bounded depth, not by recursion, and the time
/// is linear in the size of the document.
///
/// More is accepted than XML allows in one case: `<?xml …?>` anywhere is passed over as a processing instruction, for page
/// sources that somebody saved one behind another.
struct XMLReader {
  let input: ByteInput
  /// Everything before this offset has been read.
  var index = 0
  var nodes: XMLNodes
  /// The elements that are not closed yet.
  var open: [Int] = []
  /// Bytes of a text or value with references or line ends in it, used again.
  var scratch: [UInt8] = []
  /// By the number of an attribute's name, the element that had such an attribute last, counted from 1: the attributes of
  /// an element are not compared with each other.
  var lastElements: [Int] = []
  private var known = (offset: 0, location: SourceLocation.start)
  let maximumDepth: Int

  /// - Parameter bytes: UTF-8, whatever encoding the XML declaration names.
  static func nodes(of bytes: [UInt8], maximumDepth: Int) throws(ReadingError) -> XMLNodes {
    try bytes.withUnsafeBufferPointer { buffer throws(ReadingError) in
      var reader = XMLReader(ByteInput(buffer), maximumDepth: maximumDepth)
      try reader.read()
      return reader.nodes
    }
  }

  private init(_ input: ByteInput, maximumDepth: Int) {
    self.input = input
    self.maximumDepth = maximumDepth
    nodes = XMLNodes(length: input.count)
  }

  private mutating func read() throws(ReadingError) {
    if let (offset, message) = input.firstFaultOfXML { throw input.error(message, at: offset) }
    if let declaration = try XMLDeclaration(input, at: 0) { index = declaration.end }
    while let start = input.first(UInt8(ascii: "<"), from: index) {
      try readText(index..<start)
      switch input[start + 1] {
      case UInt8(ascii: "/"): try readEndTag(at: start)
      case UInt8(ascii: "!"): try readDeclaration(at: start)
      case UInt8(ascii: "?"): try skipInstruction(at: start)
      default: try readStartTag(at: start)
      }
    }
    try readText(index..<input.count)
    guard nodes.isEmpty || !open.isEmpty else { return }
    throw input.error(Self.truncated, at: endOfContent)
  }

  /// Behind the last byte that is no space.
  private var endOfContent: Int {
    var end = input.count
    while end > 0, TextCleaning.isSpace(input[end - 1]) { end -= 1 }
    return end
  }

  /// The line and column of an offset, which must not be before the offset asked for last.
  mutating func location(of offset: Int) -> SourceLocation {
    known = (offset, input.location(of: offset, from: known.offset, at: known.location))
    return known.location
  }

  /// Whether the root element has been closed.
  var isBehindRoot: Bool { open.isEmpty && !nodes.isEmpty }

  static let truncated = "the file is truncated: it ends before all elements are closed"
  static let contentBehindRoot = "content after the root element"
}

extension ByteInput {
  /// An error at a byte of a document.
  func error(_ message: String, at offset: Int) -> ReadingError {
    ReadingError(message, at: location(of: min(offset, count), from: 0, at: .start))
  }
}
