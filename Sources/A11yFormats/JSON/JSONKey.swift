public import A11yCore

/// A key of an object, or any other string of a document, that can be compared and looked up without becoming a
/// `String`.
public struct JSONKey: Sendable {
  public let document: JSONDocument
  let index: Int

  /// The decoded text. An escape that names half a surrogate pair becomes U+FFFD.
  public var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Whether an escape names half a surrogate pair, which is not text.
  public var hasLoneSurrogates: Bool {
    document.withInput { input in
      let span = TextSpan(word, in: input)
      return span.hasEscapes && DecodedText(span, in: input).hasLoneSurrogates
    }
  }

  /// Hands out the decoded text as UTF-8; the pointer is valid during the call. Copies only if there are escapes.
  @inline(__always)
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    document.withInput { input in TextSpan(word, in: input).withBytes(of: input, body) }
  }

  /// Compares byte by byte, so that different spellings of é are different keys, as they are in JSON.
  public static func == (key: JSONKey, name: StaticString) -> Bool {
    key.withBytes { bytes in name.withUTF8Buffer { bytes.elementsEqual($0) } }
  }

  public static func != (key: JSONKey, name: StaticString) -> Bool { !(key == name) }

  /// The offset of the opening quote.
  public var offset: Int { word.offset }

  /// The line and column of the opening quote.
  public var location: SourceLocation { document.location(ofOffset: offset) }

  @inline(__always)
  private var word: TapeWord { document.tape.word(at: index) }
}
