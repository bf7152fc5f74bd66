public import A11yCore

/// A JSON text, checked in full against RFC 8259, whose values know where they stand.
///
/// Parsing decodes nothing: it notes kind, place and extent of every value in a flat tape, eight bytes for a scalar and
/// sixteen for a container. Strings and numbers are decoded when somebody asks for them.
///
/// What the standard leaves open is decided thus: a UTF-8 byte-order mark is accepted; a key given twice in one object is
/// an error; nesting is bounded; numbers of any size are accepted (see `JSONValue.number`), and so are escapes that
/// name half a surrogate pair (see `JSONValue.string`).
public final class JSONDocument: Sendable {
  /// The text as it was given.
  public let bytes: [UInt8]
  let tape: Tape
  let lines: LocationIndex

  /// - Parameter maximumDepth: how many arrays and objects may enclose one another. Depth costs no stack here, but it
  ///   may cost callers that walk the document.
  /// - Throws: the first fault of the text. A duplicate key counts as met where its object ends.
  public convenience init(bytes: [UInt8], maximumDepth: Int = 512) throws(JSONError) {
    try self.init(bytes: bytes, maximumDepth: maximumDepth, unplaced: 0)
  }

  /// - Parameter unplaced: how many bytes at the start are no part of the file: line 1, column 1 is behind them.
  init(bytes: [UInt8], maximumDepth: Int, unplaced: Int) throws(JSONError) {
    self.bytes = bytes
    (tape, lines) = try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
      let input = ByteInput(bytes)
      let encoding = TextEncoding(of: input)
      let lines = LocationIndex(input, start: encoding.start + unplaced)
      do throws(JSONFault) {
        return (try Self.tape(of: input, encoding: encoding, maximumDepth: maximumDepth), lines)
      } catch {
        throw error.located(in: input, lines: lines)
      }
    }
  }

  /// The same document for another thread: to count references to a common one would cost more than threads gain.
  init(sharing other: JSONDocument) { (bytes, tape, lines) = (other.bytes, other.tape, other.lines) }

  /// The one value every document has.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  /// The line and column of a byte offset, clamped to the document. Reads at most a kilobyte, wherever the offset is.
  public func location(ofOffset offset: Int) -> SourceLocation {
    withInput { lines.location(of: offset, in: $0) }
  }

  @inline(__always)
  func withInput<Result>(_ body: (ByteInput) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(ByteInput($0)) }
  }

  private static func tape(of input: ByteInput, encoding: TextEncoding, maximumDepth: Int) throws(JSONFault) -> Tape {
    if case .other(let name) = encoding { throw JSONFault(.encoding(name), at: 0) }
    guard input.count < TapeWord.offsetLimit else { throw JSONFault(.tooLarge, at: 0) }
    var builder = TapeBuilder(input, from: encoding.start, maximumDepth: maximumDepth)
    try builder.readDocument()
    return builder.tape
  }
}
