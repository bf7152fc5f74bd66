/// Reads a document once, checks it against RFC 8259 and writes its tape.
///
/// Open containers are chained through the tape itself, so that nesting costs no stack, neither the machine's nor one of
/// its own. This file is the grammar of containers (section 4 and 5); scalars are in `TapeBuilder+Scalars.swift`.
struct TapeBuilder {
  let input: ByteInput
  let maximumDepth: Int
  var tape: Tape
  var position: Int
  private var depth = 0
  private var openIndex = 0
  private var isObject = false
  private var childCount = 0
  private var keys = DuplicateKeys()

  init(_ input: ByteInput, from start: Int, maximumDepth: Int) {
    self.input = input
    self.maximumDepth = maximumDepth
    // Dumps have more bytes for a word; pages that are never written take no memory.
    self.tape = Tape(capacity: input.count / 4)
    self.position = start
  }

  /// Reads the one value of the document and whatever may stand around it.
  mutating func readDocument() throws(JSONFault) {
    skipWhitespace()
    guard position < input.count else { throw JSONFault(.empty, at: 0) }
    var valueIsDue = true
    while valueIsDue {
      valueIsDue = try readValue()
      while depth > 0, !valueIsDue { valueIsDue = try readSeparator() }
    }
    skipWhitespace()
    guard position >= input.count else { throw JSONFault(.expectedEnd, at: position) }
  }

  /// Reads a scalar, an empty container or the start of a container; the latter makes another value due.
  @inline(__always)
  private mutating func readValue() throws(JSONFault) -> Bool {
    switch input[position] {
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "{"): return try openObject()
    case UInt8(ascii: "["): return try openArray()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    default: try readWord()
    }
    return false
  }

  private mutating func openArray() throws(JSONFault) -> Bool {
    try open(.array)
    guard input[position] != UInt8(ascii: "]") else {
      try close()
      return false
    }
    childCount = 1
    return true
  }

  private mutating func openObject() throws(JSONFault) -> Bool {
    try open(.object)
    guard input[position] != UInt8(ascii: "}") else {
      try close()
      return false
    }
    childCount = 1
    try readKey()
    return true
  }

  /// Reads what follows a value: a comma, and the next key in an object, makes another value due.
  @inline(__always)
  private mutating func readSeparator() throws(JSONFault) -> Bool {
    skipWhitespace()
    let byte = input[position]
    if byte == UInt8(ascii: ",") {
      let comma = position
      position += 1
      skipWhitespace()
      guard input[position] != closingByte else { throw JSONFault(.trailingComma(closing: closing), at: comma) }
      childCount += 1
      if isObject { try readKey() }
      return true
    }
    guard byte == closingByte else { throw JSONFault(.expectedSeparator(closing: closing), at: position) }
    try close()
    return false
  }

  @inline(__always)
  private mutating func readKey() throws(JSONFault) {
    guard input[position] == UInt8(ascii: "\"") else { throw JSONFault(.expectedKey, at: position) }
    try readString()
    skipWhitespace()
    guard input[position] == UInt8(ascii: ":") else { throw JSONFault(.expectedColon, at: position) }
    position += 1
    skipWhitespace()
  }

  private mutating func open(_ kind: JSONKind) throws(JSONFault) {
    guard depth < maximumDepth else { throw JSONFault(.tooDeep(limit: max(maximumDepth, 0)), at: position) }
    if depth > 0 { tape.setSize(of: openIndex, to: childCount) }
    openIndex = tape.open(kind, offset: position, parent: openIndex)
    depth += 1
    isObject = kind == .object
    childCount = 0
    position += 1
    skipWhitespace()
  }

  private mutating func close() throws(JSONFault) {
    position += 1
    let closed = openIndex
    let parent = tape.parent(ofOpen: closed)
    tape.setSize(of: closed, to: childCount)
    tape.close(closed)
    if isObject, childCount > 1 { try keys.check(object: closed, in: tape, of: input) }
    depth -= 1
    openIndex = parent
    guard depth > 0 else { return }
    let word = tape.word(at: parent)
    isObject = word.kind == .object
    childCount = word.size
  }

  private var closing: Unicode.Scalar { isObject ? "}" : "]" }
  private var closingByte: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  /// Skips what RFC 8259 calls insignificant: spaces, tabs, line feeds and carriage returns.
  @inline(__always)
  private mutating func skipWhitespace() {
    while true {
      let byte = input[position]
      if byte > 0x20 { return }
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
      while input.eightBytes(at: position)?.word == EightBytes.all(0x20) { position += 8 }
    }
  }
}
