/// Where the content of a string lies: the bytes between its quotes, which the parser has found well formed.
struct TextSpan {
  var range: Range<Int>
  var hasEscapes: Bool

  init(_ word: TapeWord, in input: ByteInput) {
    let start = word.offset + 1
    let end = word.size < TapeWord.sizeLimit ? start + word.size : input.closingQuote(from: start)
    range = start..<end
    hasEscapes = word.flag
  }

  /// Hands out the decoded text as UTF-8, without a copy where the string has no escapes.
  @inline(__always)
  func withBytes<Result>(of input: ByteInput, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard hasEscapes else { return body(input.slice(range)) }
    return DecodedText(self, in: input).bytes.withUnsafeBytes { body($0) }
  }

  func string(in input: ByteInput) -> String { withBytes(of: input) { String(decoding: $0, as: UTF8.self) } }
}
